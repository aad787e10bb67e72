import { requestControlLetter, type ControlLetterKind } from '@alur/contracts/control-letter/commands';
import type { ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { AppointmentFields, type Appointment } from './appointment-fields';

interface Props {
  encounterId: number;
  kind: ControlLetterKind;
  /** What was refused stands again. */
  refused: ControlLetterRow | null;
  onClose: () => void;
}

/** Chooses day, poli and doctor out of VClaim's own lists, and has the letter issued (DOMAIN-WIRES 2). */
export function PlanDialog({ encounterId, kind, refused, onClose }: Props) {
  const { t } = useTranslation('control-letter');
  const today = useToday();
  const form = useCommandForm(requestControlLetter, {
    values: {
      plannedOn: refused?.plannedOn ?? (kind === 'admission' ? today : ''),
      ...{ poli: refused?.poli ?? null, doctor: refused?.doctor ?? null },
    } as Appointment,
    body: typed => ({ ...typed, encounterId, kind }),
    check: ({ poli, doctor }) => ({ poli: poli === null && t('needed'), doctor: doctor === null && t('needed') }),
    success: t('asked'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="sm" title={t(`plan.${kind}`)} description={t('text')} verb={t('do')} onClose={onClose}>
      <AppointmentFields {...{ form, today, encounterId, kind }} />
    </FormDialog>
  );
}
