import { reportDischarge } from '@alur/contracts/casemix/commands';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { orErased } from '@/ui/or-erased';

const deaths: readonly (string | null)[] = ['died_within_48h', 'died_after_48h'];

/** Tells VClaim again when and how a stay has ended; a death by the number of its certificate. */
export function ReportDialog({ row, onClose }: { row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const hasDied = deaths.includes(row.manner);
  const form = useCommandForm(reportDischarge, {
    id: row.id,
    values: { deathLetter: '' },
    body: ({ deathLetter }) => ({ deathLetter: deathLetter.trim() || null }),
    check: ({ deathLetter }) => ({ deathLetter: hasDied && deathLetter.trim() === '' && t('issue.needed') }),
    success: t('report.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('report.title')}
      description={t('report.text', { name: orErased(row.patientName) })}
      verb={t('report.do')}
      onClose={onClose}
    >
      {hasDied && (
        <TextField
          control={form.control}
          name="deathLetter"
          label={t('report.deathLetter')}
          required
          autoFocus
          maxLength={100}
        />
      )}
    </FormDialog>
  );
}
