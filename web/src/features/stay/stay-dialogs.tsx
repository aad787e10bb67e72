import { wardBeds } from '@alur/contracts/bed/rows';
import * as commands from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { inpatientBed, inpatientDoctor, roomClass } from '@/selectors/global/wards';
import { ItemSelector } from '@/selectors/item-selector';
import { Checkbox } from '@/ui/checkbox';
import { DateField } from '@/ui/date-field';
import { instantAt, localClock, localDate } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { BedSelector } from '@/selectors/bed-selector';
import { useProposedBasis } from './class-basis';

export interface StayDialogProps {
  stay: StayRow;
  onClose: () => void;
}

interface Placing {
  bedId: number | null;
  basis: commands.ClassBasis;
  entitledClassId: number | null;
  fromNight: string;
  reason: string;
  companionLeaves: boolean;
}
const placing = (): Placing => ({
  ...{ bedId: null, basis: 'entitled', entitledClassId: null, fromNight: localDate(), reason: '' },
  companionLeaves: false,
});
const entitledOf = ({ basis, entitledClassId }: Placing) => (basis === 'entitled' ? null : entitledClassId);
const classFault = (typed: Placing) =>
  typed.basis !== 'entitled' && typed.entitledClassId === null && translateCode('stay.class-needed');

/** Moves the patient to another bed within the same stay. */
export function MoveDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const beds = useTopic(wardBeds, {});
  const form = useCommandForm(commands.moveStay, {
    values: placing(),
    id: stay.encounterId,
    body: typed => ({
      ...{ bedId: typed.bedId, basis: typed.basis, reason: typed.reason.trim() || null },
      entitledClassId: entitledOf(typed),
      companionLeaves: typed.companionLeaves,
    }),
    check: typed => ({ bedId: typed.bedId === null && t('needed.bed'), entitledClassId: classFault(typed) }),
    success: t('moved'),
    onDone: onClose,
  });
  const own = stay.entitledClassName ?? stay.className;
  const said = form.methods.formState.dirtyFields.basis === true;
  useProposedBasis(beds.rows, { bedId: form.watch('bedId'), own, said }, (basis, entitledClassId) => {
    form.methods.setValue('basis', basis);
    form.methods.setValue('entitledClassId', entitledClassId);
  });
  return (
    <FormDialog of={form} title={t('move')} verb={t('moveVerb')} onClose={onClose}>
      <FormField control={form.control} name="bedId" label={t('bed')} required>
        {bound => <BedSelector of={inpatientBed} rows={beds.rows} patientId={stay.patientId} {...bound} />}
      </FormField>
      <ClassFields control={form.control} />
      {stay.companion && (
        <FormField control={form.control} name="companionLeaves" label={t('companion')}>
          {({ value, onChange }) => (
            <Checkbox checked={value} onCheckedChange={onChange} label={t('companionLeaves')} />
          )}
        </FormField>
      )}
      <FormField control={form.control} name="reason" label={t('reason')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Changes the patient's class from a night on. */
export function ClassDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const form = useCommandForm(commands.changeClass, {
    values: placing(),
    id: stay.encounterId,
    body: typed => ({
      ...{ basis: typed.basis, fromNight: typed.fromNight, reason: typed.reason.trim() },
      entitledClassId: entitledOf(typed),
    }),
    check: typed => ({ entitledClassId: classFault(typed) }),
    success: t('classChanged'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('changeClass')} description={t('changeClassHint')} onClose={onClose}>
      <ClassFields control={form.control} />
      <FormField control={form.control} name="fromNight" label={t('fromNight')} required>
        {bound => <DateField {...bound} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function ClassFields({ control }: { control: Control<Placing> }) {
  const { t } = useTranslation(['stay', 'enums']);
  const basis = useWatch({ control, name: 'basis' });
  return (
    <>
      <FormField control={control} name="basis" label={t('stay:basis')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.ClassBasis.options.map(one => ({ value: one, label: t(`enums:classBasis.${one}`) }))}
          />
        )}
      </FormField>
      {basis !== 'entitled' && (
        <FormField control={control} name="entitledClassId" label={t('stay:entitled')} required>
          {bound => <ItemSelector of={roomClass} {...bound} />}
        </FormField>
      )}
    </>
  );
}

/** Changes the responsible doctor, or adds another doctor to the team. */
export function TeamDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation(['stay', 'enums']);
  const form = useCommandForm(commands.changeTeam, {
    values: { doctorId: null as number | null, role: 'responsible' as commands.TeamRole },
    id: stay.encounterId,
    body: typed => ({ ...typed, leaves: false }),
    check: ({ doctorId }) => ({ doctorId: doctorId === null && t('stay:needed.doctor') }),
    success: t('stay:teamChanged'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('stay:changeTeam')} onClose={onClose}>
      <FormField control={form.control} name="doctorId" label={t('stay:doctor')} required>
        {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
      </FormField>
      <FormField control={form.control} name="role" label={t('stay:role')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.TeamRole.options.map(one => ({ value: one, label: t(`enums:teamRole.${one}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Records a doctor's visit of today. */
export function VisitDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const form = useCommandForm(commands.recordVisit, {
    values: { doctorId: null as number | null },
    id: stay.encounterId,
    body: typed => typed,
    check: ({ doctorId }) => ({ doctorId: doctorId === null && t('needed.doctor') }),
    success: t('visitDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('visit')} description={t('visitHint')} onClose={onClose}>
      <FormField control={form.control} name="doctorId" label={t('doctor')} required>
        {bound => <ItemSelector of={inpatientDoctor} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Sets the expected day of discharge. */
export function PlanDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const form = useCommandForm(commands.planDischarge, {
    values: { estimatedOn: stay.estimatedOn ?? localDate() },
    id: stay.encounterId,
    body: typed => typed,
    success: t('planned'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('planDischarge')} onClose={onClose}>
      <FormField control={form.control} name="estimatedOn" label={t('estimatedOn')} required>
        {bound => <DateField {...bound} min={localDate()} />}
      </FormField>
    </FormDialog>
  );
}

const hasDied = (manner: commands.DischargeManner): boolean => manner.startsWith('died');

/** The responsible doctor orders the discharge. */
export function DischargeOrderDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation(['stay', 'enums']);
  const form = useCommandForm(commands.orderDischarge, {
    values: {
      ...{ manner: 'approved' as commands.DischargeManner, plannedOn: localDate(), note: '' },
      ...{ diedOn: localDate(), diedTime: localClock() },
    },
    id: stay.encounterId,
    body: ({ note, diedOn, diedTime, ...typed }) => ({
      ...typed,
      note: note.trim() || null,
      diedAt: hasDied(typed.manner) && diedTime ? instantAt(diedOn, diedTime) : null,
    }),
    fieldOf: path => (path === 'diedAt' ? 'diedTime' : path),
    success: t('stay:dischargeOrdered'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('stay:orderDischarge')} verb={t('stay:orderDischarge')} onClose={onClose}>
      <FormField control={form.control} name="manner" label={t('stay:manner')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.DischargeManner.options.map(one => ({
              value: one,
              label: t(`enums:dischargeManner.${one}`),
            }))}
          />
        )}
      </FormField>
      {hasDied(form.watch('manner')) && (
        <div className="grid grid-cols-2 gap-3">
          <FormField control={form.control} name="diedOn" label={t('stay:diedOn')} required>
            {bound => <DateField {...bound} max={localDate()} />}
          </FormField>
          <FormField control={form.control} name="diedTime" label={t('stay:diedAt')} required>
            {bound => <TimeField {...bound} />}
          </FormField>
        </div>
      )}
      <FormField control={form.control} name="plannedOn" label={t('stay:plannedOn')} required>
        {bound => <DateField {...bound} min={localDate()} />}
      </FormField>
      <FormField control={form.control} name="note" label={t('stay:note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Records that the patient has left: her nights are charged, and the bed waits for cleaning. */
export function LeaveDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const form = useCommandForm(commands.leaveStay, {
    values: { destination: '' },
    id: stay.encounterId,
    body: ({ destination }) => ({ leftAt: null, destination: destination.trim() || null }),
    success: t('leftDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('leave')} description={t('leaveHint')} verb={t('leave')} onClose={onClose}>
      <TextField control={form.control} name="destination" label={t('destination')} optional maxLength={255} />
    </FormDialog>
  );
}
