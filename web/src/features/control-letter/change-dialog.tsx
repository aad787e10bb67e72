import { changeControlLetter } from '@alur/contracts/control-letter/commands';
import type { ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { AppointmentFields, type Appointment } from './appointment-fields';

/** Has VClaim change the appointment of a letter; what was refused or waits stands there again. */
export function ChangeDialog({ row, onClose }: { row: ControlLetterRow; onClose: () => void }) {
  const { t } = useTranslation('control-letter');
  const today = useToday();
  const { plannedOn, poli, doctor } = row.change ?? row;
  const form = useCommandForm(changeControlLetter, {
    id: row.id,
    values: { plannedOn, poli, doctor } as Appointment,
    body: typed => typed,
    check: typed => ({ poli: typed.poli === null && t('needed'), doctor: typed.doctor === null && t('needed') }),
    success: t('change.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="sm"
      title={t('change.title')}
      description={t('change.text', { number: row.number })}
      verb={t('change.do')}
      onClose={onClose}
    >
      <AppointmentFields {...{ form, today }} encounterId={row.encounterId} kind={row.kind} />
    </FormDialog>
  );
}
