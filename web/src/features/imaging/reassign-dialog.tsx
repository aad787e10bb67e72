import { reassignStudy } from '@alur/contracts/imaging/commands';
import type { ImagingStudyRow } from '@alur/contracts/imaging/rows';
import { radiologyOrders, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatDate } from '@/ui/format';
import { Select } from '@/ui/select';
import { ErrorState, LineSkeleton } from '@/ui/states';

/** How many of the patient's latest orders are offered. */
const MOST = 20;

/** The examinations that the images may be of instead: the latest first, without those that nobody makes. */
const othersOf = (orders: readonly RadiologyOrderRow[], study: ImagingStudyRow) =>
  orders.flatMap(({ id: orderId, encounterId, date, lines }) =>
    lines
      .filter(({ status }) => status !== 'cancelled' && status !== 'not_done')
      .filter(({ line }) => orderId !== study.orderId || line !== study.line)
      .map(({ line, examination, accessionNumber }) => ({
        ...{ encounterId, orderId, line },
        label: `${examination} · ${formatDate(date)} · ${accessionNumber}`,
      })),
  );

/** Moves a study that was attached to the wrong order to another of the same patient. */
export default function ReassignDialog({ study, onClose }: { study: ImagingStudyRow; onClose: () => void }) {
  const { t } = useTranslation('imaging');
  const { patientId } = study;
  const list = useList(radiologyOrders, { patientId, limit: MOST, order_by: 'date', sort_by: 'desc' });
  const others = othersOf(list.rows, study);
  const form = useCommandForm(reassignStudy, {
    id: study.id,
    values: { orderId: '', reason: '' },
    body: ({ orderId: at, reason }) => {
      const { encounterId = 0, orderId = 0, line = 0 } = others[Number(at || '-1')] ?? {};
      return { encounterId, orderId, line, reason };
    },
    success: t('reassigned'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('reassign')} verb={t('reassign')} onClose={onClose}>
      {!!list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.loading && <LineSkeleton />}
      <FormField
        control={form.control}
        name="orderId"
        label={t('reassignTo')}
        hint={!list.loading && others.length === 0 ? t('noOther') : undefined}
        required
      >
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={others.map(({ label }, at) => ({ value: String(at), label }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
