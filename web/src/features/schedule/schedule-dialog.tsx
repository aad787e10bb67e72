import type { VisitStatus } from '@alur/contracts/kernel/enums';
import { changeSchedule, openSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { useInsurance } from '@/app/facilities';
import { loadErrorTexts } from '@/i18n/i18n';
import { OvertakenFields } from '@/drafts/overtaken';
import { useTyped } from '@/drafts/use-typed';
import { RoomSelector } from '@/selectors/room-selector';
import { doctors, StaffSelector } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { SideSheet } from '@/ui/side-sheet';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { useFieldErrors } from '@/ui/use-field-errors';
import { DayChoice } from './day-choice';
import { useValueWords } from './value-words';
import { bodyOf, shapedSchedule, valuesOf, type ScheduleValues } from './schedule-values';

const visitStatuses: readonly VisitStatus[] = ['sick', 'healthy'];

/**
 * Opens a schedule, or changes the one given. A refusal leaves everything typed as it was; what others save meanwhile is
 * never saved over unseen (see `useTyped`).
 */
export function ScheduleDialog({ schedule, onClose }: { schedule: ScheduleRow | null; onClose: () => void }) {
  const { t } = useTranslation(['schedule', 'common', 'enums']);
  const { isBpjs } = useInsurance();
  const saved = valuesOf(schedule);
  const { values, overtaken, keepMine, takeTheirs, ...typing } = useTyped(saved);
  const words = useValueWords();
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const place = (error: ApiError): boolean => {
    const { doctorName, ...said } = fieldMessages(error);
    const placed = { ...(doctorName && { doctorId: doctorName }), ...said };
    refuse(placed);
    return Object.keys(placed).length > 0 && Object.keys(placed).every(path => path in bodyOf(values));
  };
  const open = useCommand(openSchedule, { success: t('schedule:saved'), onRefused: place });
  const change = useCommand(changeSchedule, { success: t('schedule:changed'), onRefused: place });
  const pending = open.pending || change.pending;
  // One's own are on the screen before they are answered.
  const theirs = schedule && !pending ? overtaken : [];
  const reason = theirs.length > 0 ? t('schedule:overtakenNeeded') : null;
  const set = <Name extends keyof ScheduleValues>(name: Name, value: ScheduleValues[Name], path: string = name) => {
    typing.set(name, value);
    setErrors(({ [path]: _gone, ...rest }) => rest);
  };
  const error = (path: string) => errors[path] ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || reason) return;
    const { body, error: wrong } = shapedSchedule(values);
    await loadErrorTexts();
    if (wrong) return void place(wrong);
    setErrors({});
    const outcome = await (schedule
      ? change.run({ id: schedule.id, body, ifMatch: schedule.revision })
      : open.run({ body }));
    if (outcome.ok) onClose();
  };

  const number = (
    name: 'consultationMinutes' | 'price' | 'sharePercent' | 'quota',
    label: string,
    { optional = false, hint, decimals }: { optional?: boolean; hint?: string; decimals?: number } = {},
  ) => (
    <Field label={label} required={!optional} optional={optional} hint={hint} error={error(name)}>
      <NumberInput value={values[name]} decimals={decimals} onChange={value => set(name, value)} />
    </Field>
  );
  const time = (name: 'startTime' | 'endTime') => (
    <Field label={t(`schedule:field.${name}`)} required error={error(name)}>
      <TimeField value={values[name]} onChange={time => set(name, time)} />
    </Field>
  );
  return (
    <SideSheet
      modal
      open
      onOpenChange={isOpen => !isOpen && !pending && onClose()}
      title={schedule ? t('schedule:change', { name: schedule.name }) : t('schedule:add')}
      description={schedule ? t('schedule:changeHint') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="schedule-form" variant="primary" pending={pending} disabledReason={reason}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="schedule-form"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid grid-cols-2 items-start gap-4"
      >
        {theirs.length > 0 && (
          <div className="col-span-full">
            <OvertakenFields
              text={t('schedule:overtaken')}
              fields={theirs.map(name => words(name, saved))}
              onTake={takeTheirs}
              onKeep={keepMine}
            />
          </div>
        )}
        <Field label={t('schedule:field.name')} required error={error('name')} className="col-span-2">
          <Input
            autoFocus
            autoComplete="off"
            maxLength={255}
            value={values.name}
            onChange={event => set('name', event.target.value)}
          />
        </Field>
        <Field label={t('schedule:field.prefix')} required hint={t('schedule:hint.prefix')} error={error('prefix')}>
          <Input
            autoComplete="off"
            maxLength={3}
            className="uppercase"
            value={values.prefix}
            onChange={event => set('prefix', event.target.value)}
          />
        </Field>
        <Field label={t('schedule:field.visitStatus')} error={error('visitStatus')}>
          <Select
            value={values.visitStatus}
            onValueChange={value => set('visitStatus', value)}
            options={visitStatuses.map(value => ({ value, label: t(`enums:visitStatus.${value}`) }))}
          />
        </Field>
        <Field label={t('schedule:field.room')} required error={error('roomId')} className="col-span-2">
          <RoomSelector value={values.room} onChange={room => set('room', room, 'roomId')} />
        </Field>
        <Field label={t('schedule:field.doctor')} required error={error('doctorId')} className="col-span-2">
          <StaffSelector
            professions={doctors}
            value={values.doctor}
            onChange={doctor => set('doctor', doctor, 'doctorId')}
          />
        </Field>
        <div className="col-span-full">
          <DayChoice value={values.days} error={error('days')} onChange={days => set('days', days)} />
        </div>
        {time('startTime')}
        {time('endTime')}
        {number('consultationMinutes', t('schedule:field.consultationMinutes'))}
        {number('quota', t('schedule:field.quotaLong'), { optional: true, hint: t('schedule:hint.quota') })}
        {number('price', t('schedule:field.priceLong'))}
        {number('sharePercent', t('schedule:field.sharePercent'), { optional: true, decimals: 2 })}
        {(isBpjs || values.bpjsName !== '') && (
          <Field label={t('schedule:field.bpjsName')} optional error={error('bpjsName')} className="col-span-2">
            <Input
              autoComplete="off"
              maxLength={255}
              value={values.bpjsName}
              onChange={event => set('bpjsName', event.target.value)}
            />
          </Field>
        )}
      </form>
    </SideSheet>
  );
}
