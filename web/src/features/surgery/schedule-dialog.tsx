import { scheduleSurgery } from '@alur/contracts/surgery/commands';
import type { SurgeryRole } from '@alur/contracts/surgery/enums';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { doctor, nurse } from '@/selectors/global/staff';
import { StaffIdSelector } from '@/selectors/staff-selector';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DateField } from '@/ui/date-field';
import { instantAt, localClock, localDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { addDays } from '@/ui/add-days';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';

/** The parts of a team, in the order in which they are asked for. */
const roles = [
  'operator',
  'anaesthetist',
  'assistant',
  'scrub_nurse',
  'circulating_nurse',
  'anaesthesia_nurse',
  'paediatrician',
] as const satisfies readonly SurgeryRole[];
type Team = Record<(typeof roles)[number], number | null>;

interface Values extends Team {
  theatreId: string;
  day: string;
  from: string;
  until: string;
}

const HOUR = 3_600_000;

const firstValues = (
  row: SurgeryRow,
  first: { theatreId: number; day: string; from: string; until: string },
): Values => {
  const { theatreId, day } = first;
  const memberOf = (role: SurgeryRole) => row.team.find(each => each.role === role)?.staffId ?? null;
  const isOwn = row.scheduledAt !== null && row.theatreId === theatreId && localDate(row.scheduledAt) === day;
  const anHour = localClock(Date.parse(instantAt(day, first.from)) + HOUR);
  const free = { from: first.from, until: first.until < anHour ? first.until : anHour };
  const own = { from: localClock(row.scheduledAt ?? 0), until: localClock(row.scheduledUntil ?? 0) };
  return {
    ...{ theatreId: String(theatreId), day, ...(isOwn ? own : free) },
    ...(Object.fromEntries(roles.map(role => [role, memberOf(role)])) as Team),
    operator: memberOf('operator') ?? row.doctorId,
  };
};

/** A theatre, a slot and a team. An end that lies before the begin is of the next day. */
export function ScheduleDialog(props: {
  row: SurgeryRow;
  theatres: readonly { id: number; name: string }[];
  first: { theatreId: number; day: string; from: string; until: string };
  onClose: () => void;
  onDone: () => void;
}) {
  const { row, theatres, first, onClose, onDone } = props;
  const { t } = useTranslation(['surgery', 'enums']);
  const [busy, setBusy] = useState<ApiError | null>(null);
  const [values] = useState(() => firstValues(row, first));
  const form = useCommandForm(scheduleSurgery, {
    id: row.id,
    values,
    body: ({ theatreId, day, from, until, ...team }) => ({
      theatreId: Number(theatreId),
      from: day && from && instantAt(day, from),
      until: day && until && instantAt(until <= from ? addDays(day, 1) : day, until),
      team: roles.flatMap(role => (team[role] === null ? [] : [{ role, staffId: team[role] }])),
    }),
    // Who of the team is meant is said in the message; the first field of the team shows it.
    fieldOf: path => (path.startsWith('team') ? 'operator' : path),
    check: ({ day, from, until, operator }) => ({
      day: day === '' && t('surgery:plan.dayNeeded'),
      from: from === '' && t('surgery:plan.timeNeeded'),
      until: until === '' && t('surgery:plan.timeNeeded'),
      operator: operator === null && t('surgery:plan.operatorNeeded'),
    }),
    success: t('surgery:plan.scheduled'),
    onRefused: error => {
      if (error.code !== 'surgery.team-busy') return false;
      setBusy(error);
      return true;
    },
    onDone,
  });
  return (
    <>
      <FormDialog
        of={form}
        size="md"
        title={t('surgery:plan.title', { name: row.name })}
        description={orErased(row.patientName)}
        verb={t('surgery:work.schedule')}
        onClose={onClose}
      >
        <SlotFields control={form.control} theatres={theatres} />
        <div className="grid gap-3 sm:grid-cols-2">
          {roles.map(role => (
            <FormField
              key={role}
              control={form.control}
              name={role}
              label={t(`enums:surgeryRole.${role}`)}
              {...(role === 'operator' ? { required: true } : { optional: true })}
            >
              {bound => <StaffIdSelector {...bound} of={role.endsWith('_nurse') ? nurse : doctor} />}
            </FormField>
          ))}
        </div>
      </FormDialog>
      {busy && (
        <ConfirmDialog
          open
          onOpenChange={open => !open && setBusy(null)}
          title={t('surgery:plan.busyTitle')}
          description={translateCode(busy.code, busy.params) ?? ''}
          confirmLabel={t('surgery:plan.busyConfirm')}
          pending={form.pending}
          onConfirm={() => void form.submit({ confirmed: true }).then(() => setBusy(null))}
        />
      )}
    </>
  );
}

function SlotFields({
  control,
  theatres,
}: {
  control: ReturnType<typeof useCommandForm<typeof scheduleSurgery, Values>>['control'];
  theatres: readonly { id: number; name: string }[];
}) {
  const { t } = useTranslation('surgery');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormField control={control} name="theatreId" label={t('plan.theatre')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={theatres.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </FormField>
      <FormField control={control} name="day" label={t('plan.day')} required>
        {bound => <DateField {...bound} />}
      </FormField>
      <FormField control={control} name="from" label={t('plan.from')} required>
        {bound => <TimeField {...bound} />}
      </FormField>
      <FormField control={control} name="until" label={t('plan.until')} hint={t('plan.untilHint')} required>
        {bound => <TimeField {...bound} />}
      </FormField>
    </div>
  );
}
