import { emergencyDoctor as emergencyDoctors } from '@alur/contracts/emergency/catalogues';
import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { emergencyDoctor } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { arrivalBody, arrivalField, ArrivalFields, arrivalOf } from './arrival-fields';
import { BedChoice } from './bed-choice';

export interface VisitDialogProps {
  visit: EmergencyRow;
  onClose: () => void;
}

/** Records that a doctor is with the patient: whoever presses the button, if she is a doctor. */
export function BeginDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('emergency');
  const me = useAtomValue(sessionAtom)?.user.id;
  const { rows } = useTopic(emergencyDoctors.topic, {});
  const own = rows.find(({ staffId, active }) => staffId === me && active)?.id ?? null;
  const only = rows.filter(({ active }) => active);
  const usual = own ?? (only.length === 1 ? (only[0]?.id ?? null) : null);
  const form = useCommandForm(commands.beginEmergency, {
    id: visit.encounterId,
    values: { doctorId: null as number | null },
    body: ({ doctorId }) => ({ doctorId: doctorId ?? usual ?? 0 }),
    check: ({ doctorId }) => ({ doctorId: (doctorId ?? usual) === null && t('needed.doctor') }),
    success: t('begun'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('begin')} description={visit.patientName} verb={t('begin')} onClose={onClose}>
      <FormField control={form.control} name="doctorId" label={t('doctor')} required>
        {({ value, onChange }) => <ItemSelector of={emergencyDoctor} value={value ?? usual} onChange={onChange} />}
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

/** Records the disposition: where the patient goes. None is chosen beforehand, since each ends something else. */
export function DisposeDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation(['emergency', 'enums']);
  const form = useCommandForm(commands.disposeEmergency, {
    id: visit.encounterId,
    values: {
      disposition: (visit.seenAt === null ? 'dead_on_arrival' : null) as commands.Disposition | null,
      ...{ note: '', destination: '', signer: '', relation: '', witness: '' },
    },
    body: typed => ({
      disposition: typed.disposition as commands.Disposition,
      note: typed.note.trim() || null,
      destination: typed.destination.trim() || null,
      statement:
        typed.disposition === 'against_advice'
          ? {
              signer: typed.signer.trim(),
              relation: typed.relation.trim() || null,
              witness: typed.witness.trim() || null,
            }
          : null,
      diedAt: null,
    }),
    fieldOf: path => (path.startsWith('statement') ? 'signer' : path),
    check: typed => ({
      disposition: typed.disposition === null && translateCode('shape.required'),
      destination:
        typed.disposition === 'referred' && !typed.destination.trim() && translateCode('emergency.destination-missing'),
      signer:
        typed.disposition === 'against_advice' && !typed.signer.trim() && translateCode('emergency.statement-missing'),
    }),
    success: t('emergency:disposed'),
    onDone: onClose,
  });
  const { control } = form;
  const disposition = form.watch('disposition');
  const isStaying = disposition !== null && commands.stayingDispositions.includes(disposition);
  const options = visit.seenAt === null ? (['dead_on_arrival'] as const) : commands.Disposition.options;
  return (
    <FormDialog
      of={form}
      title={t('emergency:dispose')}
      description={disposition && t(isStaying ? 'emergency:disposeStays' : 'emergency:disposeLeaves')}
      verb={t('emergency:dispose')}
      onClose={onClose}
    >
      <FormField control={control} name="disposition" label={t('emergency:disposition')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={options.map(one => ({ value: one, label: t(`enums:emergencyDisposition.${one}`) }))}
          />
        )}
      </FormField>
      {disposition === 'referred' && (
        <TextField control={control} name="destination" label={t('emergency:destination')} required maxLength={255} />
      )}
      {disposition === 'against_advice' && (
        <>
          <TextField control={control} name="signer" label={t('emergency:signer')} required maxLength={255} />
          <TextField control={control} name="relation" label={t('emergency:escortRelation')} optional maxLength={255} />
          <TextField control={control} name="witness" label={t('emergency:witness')} optional maxLength={255} />
        </>
      )}
      <FormField control={control} name="note" label={t('emergency:note')} optional>
        {bound => <Textarea rows={3} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
