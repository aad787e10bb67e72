import { pricedOn } from '@alur/contracts/kernel/dated-price';
import type { VisitStatus } from '@alur/contracts/kernel/enums';
import { changeSchedule, openSchedule, reopenSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { slotsOf } from '@alur/contracts/schedule/slots';
import { lazy, Suspense, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInsurance, useRule } from '@/app/facilities';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { useToday } from '@/live/use-today';
import { RoomSelector } from '@/selectors/room-selector';
import { doctor } from '@/selectors/global/staff';
import { StaffSelector } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { Select } from '@/ui/select';
import { SideSheet } from '@/ui/side-sheet';
import { TimeField } from '@/ui/time-field';
import { DayChoice } from './day-choice';
import { bodyOf, endsBeforeStart, fieldOf, valuesOf, type ScheduleValues } from './schedule-values';
import { useValueWords } from './value-words';

const SchedulePrices = lazy(async () => ({ default: (await import('./schedule-prices')).SchedulePrices }));

const visitStatuses: readonly VisitStatus[] = ['sick', 'healthy'];

/** Creates a schedule, or changes the one given; saving a closed one reopens it. */
export function ScheduleDialog({ schedule, onClose }: { schedule: ScheduleRow | null; onClose: () => void }) {
  const { t } = useTranslation(['schedule', 'common']);
  const question = useSaveQuestion();
  const words = useValueWords();
  const today = useToday();
  const saved = valuesOf(schedule && pricedOn(schedule, schedule.prices, today));
  const [clashes, setClashes] = useState(false);
  const isClosed = schedule?.status === 'closed';
  const form = useCommandForm(isClosed ? reopenSchedule : schedule ? changeSchedule : openSchedule, {
    values: saved,
    id: schedule?.id,
    ifMatch: schedule?.revision,
    body: bodyOf,
    check: typed => ({ endTime: endsBeforeStart(typed) && translateCode('schedule.ends-before-start') }),
    fieldOf,
    ask: ({ name }) => question(name.trim(), schedule === null),
    success: t(isClosed ? 'schedule:reopened' : schedule ? 'schedule:changed' : 'schedule:saved'),
    onRefused: ({ code }) => setClashes(code === 'schedule.doctor-busy' || code === 'schedule.room-busy'),
    onDone: onClose,
  });
  const theirs = schedule ? form.overtaken : [];
  return (
    <SideSheet
      modal
      open
      onOpenChange={isOpen => !isOpen && !form.pending && onClose()}
      title={
        schedule ? t(isClosed ? 'schedule:reopenTitle' : 'schedule:change', { name: schedule.name }) : t('schedule:add')
      }
      description={schedule ? t(isClosed ? 'schedule:reopenHint' : 'schedule:changeHint') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          {clashes && (
            <Button pending={form.pending} onClick={() => void form.submit({ acknowledgeOverlap: true })}>
              {t('schedule:overlapAnyway')}
            </Button>
          )}
          <Button
            type="submit"
            form="schedule-form"
            variant="primary"
            pending={form.pending}
            disabledReason={theirs.length > 0 ? t('schedule:overtakenNeeded') : null}
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="schedule-form" className="grid grid-cols-2 items-start gap-4">
        {theirs.length > 0 && (
          <div className="col-span-full">
            <OvertakenFields
              text={t('schedule:overtaken')}
              fields={theirs.map(name => words(name, saved))}
              onTake={form.takeTheirs}
              onKeep={form.keepMine}
            />
          </div>
        )}
        <WhoAndWhere control={form.control} />
        <div className="col-span-full">
          <DayChoice value={form.watch('days')} error={form.errorOf('days')} onChange={days => form.set({ days })} />
        </div>
        <HoursAndPrice control={form.control} />
      </CommandForm>
      {schedule?.status === 'open' && (
        <Suspense>
          <SchedulePrices schedule={schedule} />
        </Suspense>
      )}
    </SideSheet>
  );
}

function WhoAndWhere({ control }: { control: Control<ScheduleValues> }) {
  const { t } = useTranslation(['schedule', 'enums']);
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('schedule:field.name')}
        required
        className="col-span-2"
        autoFocus
        maxLength={255}
      />
      <FormField
        control={control}
        name="prefix"
        label={t('schedule:field.prefix')}
        required
        hint={t('schedule:hint.prefix')}
      >
        {bound => <Input {...bound} autoComplete="off" maxLength={3} className="uppercase" />}
      </FormField>
      <FormField control={control} name="visitStatus" label={t('schedule:field.visitStatus')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={visitStatuses.map(one => ({ value: one, label: t(`enums:visitStatus.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="room" label={t('schedule:field.room')} required className="col-span-2">
        {bound => <RoomSelector {...bound} />}
      </FormField>
      <FormField control={control} name="doctor" label={t('schedule:field.doctor')} required className="col-span-2">
        {bound => <StaffSelector of={doctor} {...bound} />}
      </FormField>
    </>
  );
}

function HoursAndPrice({ control }: { control: Control<ScheduleValues> }) {
  const { t } = useTranslation('schedule');
  const { isBpjs } = useInsurance();
  const planned = useRule('schedule_duration');
  const [bpjsName, startTime, endTime, consultationMinutes] = useWatch({
    control,
    name: ['bpjsName', 'startTime', 'endTime', 'consultationMinutes'],
  });
  const slots = planned && consultationMinutes ? slotsOf({ startTime, endTime }, consultationMinutes) : null;
  return (
    <>
      {(['startTime', 'endTime'] as const).map(name => (
        <FormField key={name} control={control} name={name} label={t(`field.${name}`)} required>
          {bound => <TimeField {...bound} />}
        </FormField>
      ))}
      <FormField
        control={control}
        name="consultationMinutes"
        label={t('field.consultationMinutes')}
        required={planned}
        optional={!planned}
      >
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField
        control={control}
        name="quota"
        label={t('field.quotaLong')}
        optional
        hint={slots === null ? t('hint.quota') : t('hint.slots', { count: slots })}
      >
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField control={control} name="price" label={t('field.priceLong')} required>
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <FormField control={control} name="sharePercent" label={t('field.sharePercent')} optional>
        {bound => <NumberInput {...bound} decimals={2} />}
      </FormField>
      {(isBpjs || bpjsName !== '') && (
        <TextField
          control={control}
          name="bpjsName"
          label={t('field.bpjsName')}
          optional
          className="col-span-2"
          maxLength={255}
        />
      )}
    </>
  );
}
