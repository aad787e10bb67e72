import { handOverSale } from '@alur/contracts/sale/commands';
import type { SaleRow } from '@alur/contracts/sale/rows';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';

/** Who receives the medicine: the buyer, unless it is somebody else. */
export function HandOverDialog({ row, onClose }: { row: SaleRow; onClose: () => void }) {
  const { t } = useTranslation('sale');
  const form = useCommandForm(handOverSale, {
    id: row.id,
    values: { receiverName: row.courier?.name ?? row.patientName, receiverRelation: '' },
    body: ({ receiverName, receiverRelation }) => ({
      ...{ receiverName, receiverRelation: receiverRelation.trim() || null },
    }),
    check: ({ receiverName }) => ({ receiverName: !receiverName.trim() && t('receiverMissing') }),
    success: t('handedOverDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('handOver')} description={t('handOverText')} verb={t('handOver')} onClose={onClose}>
      <TextField control={form.control} name="receiverName" label={t('receiver')} required autoFocus maxLength={255} />
      <TextField control={form.control} name="receiverRelation" label={t('relation')} optional maxLength={255} />
    </FormDialog>
  );
}
