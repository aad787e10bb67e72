import { requestApproval } from '@alur/contracts/casemix/commands';
import type { LetterApproval } from '@alur/contracts/casemix/enums';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatDate } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';

/** Submits to BPJS why a letter is of a day that is past, or of a patient without fingerprint. */
export function ApprovalDialog({
  row,
  kind,
  issuedOn,
  onClose,
}: {
  row: CasemixVisitRow;
  kind: LetterApproval;
  issuedOn: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['casemix', 'enums']);
  const form = useCommandForm(requestApproval, {
    id: row.id,
    values: { reason: '' },
    body: ({ reason }) => ({ kind, issuedOn, reason }),
    check: ({ reason }) => ({ reason: reason.trim() === '' && t('casemix:issue.needed') }),
    success: t('casemix:approval.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="sm"
      title={t(`casemix:approval.ask.${kind}`)}
      description={t('casemix:approval.text', { name: orErased(row.patientName), date: formatDate(issuedOn) })}
      verb={t('casemix:approval.do')}
      onClose={onClose}
    >
      <FormField control={form.control} name="reason" label={t('casemix:reason')} required>
        {({ value, onChange }) => (
          <Textarea rows={2} autoFocus value={value} onChange={event => onChange(event.target.value)} />
        )}
      </FormField>
    </FormDialog>
  );
}
