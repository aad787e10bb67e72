import { emergencyDoctor as emergencyDoctors } from '@alur/contracts/emergency/catalogues';
import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { emergencyDoctor } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';
import { arrivalBody, arrivalField, ArrivalFields, arrivalOf } from './arrival-fields';
import { BedChoice } from './bed-choice';

export interface VisitDialogProps {
  visit: EmergencyRow;
  onClose: () => void;
}

/** Records that a doctor is with the patient: whoever presses the button, if she is a doctor. */
export function BeginDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation(['emergency', 'ui']);
  const me = useAtomValue(sessionAtom)?.user.id;
  const { rows, loading } = useTopic(emergencyDoctors.topic, {});
  const own = rows.find(({ staffId, active }) => staffId === me && active)?.id ?? null;
  const only = rows.filter(({ active }) => active);
  const usual = own ?? (only.length === 1 ? (only[0]?.id ?? null) : null);
  // A press before the doctors are known would be told that one is missing.
  const blocked = loading ? t('ui:loading') : null;
  const form = useCommandForm(commands.beginEmergency, {
    id: visit.encounterId,
    values: { doctorId: usual },
    body: ({ doctorId }) => ({ doctorId: doctorId ?? 0 }),
    check: ({ doctorId }) => ({ doctorId: doctorId === null && t('emergency:needed.doctor') }),
    blocked,
    success: t('emergency:begun'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('emergency:begin')}
      description={visit.patientName}
      verb={t('emergency:begin')}
      disabledReason={blocked}
      onClose={onClose}
    >
      <FormField control={form.control} name="doctorId" label={t('emergency:doctor')} required>
        {({ value, onChange }) => <ItemSelector of={emergencyDoctor} value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

/** Places the patient in a bed of the department, or in another one. */
export function PlaceDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('emergency');
  const form = useCommandForm(commands.placeEmergency, {
    id: visit.encounterId,
    values: { bedId: null as number | null },
    body: typed => ({ bedId: typed.bedId ?? 0, per: null }),
    check: ({ bedId }) => ({ bedId: bedId === null && t('needed.bed') }),
    success: t('placed'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('place')} description={visit.patientName} verb={t('place')} onClose={onClose}>
      <FormField control={form.control} name="bedId" label={t('bed')} required>
        {bound => <BedChoice {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Records what was learned later of the arrival: companion, accident, police. */
export function ArrivalDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('emergency');
  const form = useCommandForm(commands.recordArrival, {
    id: visit.encounterId,
    values: arrivalOf(visit),
    body: typed => arrivalBody(typed, visit.arrivedAt),
    fieldOf: arrivalField,
    success: t('arrivalSaved'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('arrival')}
      description={visit.patientName}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <ArrivalFields control={form.control as unknown as Control<never>} more />
    </FormDialog>
  );
}
