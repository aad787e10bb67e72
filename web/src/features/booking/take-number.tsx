import { BookingSource, Payer, PriorityReason, VisitStatus } from '@alur/contracts/kernel/enums';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { takeNumber } from '@alur/contracts/queue/commands';
import { queueBoard } from '@alur/contracts/queue/topics';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { useInsurance } from '@/app/facilities';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DateField } from '@/ui/date-field';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { ageParts, localDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { openOn } from './open-on';
import { ScheduleChoice } from './schedule-choice';

interface VisitForm {
  scheduleId: string | null;
  date: string;
  payer: Payer;
  insurer: string;
  source: BookingSource;
  visitStatus: VisitStatus | null;
  priority: PriorityReason | 'none';
}

export interface TakenNumber {
  encounterId: number;
  schedule: ScheduleRow;
  date: string;
}

/** Registers a patient to a clinic: which doctor, which day, who pays. Enter goes all the way. */
export function TakeNumber({
  patient,
  onTaken,
  onCancel,
}: {
  patient: PatientDetail;
  onTaken: (taken: TakenNumber) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['booking', 'enums', 'common']);
  const today = localDate();
  const elderly = patient.birthDate !== null && ageParts(patient.birthDate, today).years >= 60;
  const form = useForm<VisitForm>({
    defaultValues: {
      scheduleId: null,
      date: today,
      payer: 'general',
      insurer: '',
      source: 'web',
      visitStatus: null,
      priority: elderly ? 'lansia' : 'none',
    },
  });
  const { errors } = form.formState;
  const [payer, date, scheduleId] = form.watch(['payer', 'date', 'scheduleId']);
  const list = useTopic(scheduleList, { status: 'open' });
  const schedules = openOn(list.rows, date || today);
  const boards = useTopics(queueBoard, date ? schedules.map(({ id }) => ({ scheduleId: id, date })) : []);
  const { isBpjs } = useInsurance();
  // A facility with one clinic need not choose it.
  const chosen =
    schedules.find(({ id }) => String(id) === scheduleId) ?? (schedules.length === 1 ? schedules[0] : undefined);
  const [unchosen, setUnchosen] = useState(false);
  const take = useCommand(takeNumber, { form });

  const submit = form.handleSubmit(async values => {
    const uninsured = values.payer === 'insurance' && !values.insurer.trim();
    if (uninsured)
      form.setError('insurer', { message: translateCode('booking.insurer-missing') ?? '' }, { shouldFocus: true });
    if (!chosen) setUnchosen(true);
    if (!chosen || uninsured) return;
    const body = {
      patientId: patient.id,
      scheduleId: chosen.id,
      date: values.date,
      payer: values.payer,
      insurer: values.payer === 'insurance' ? values.insurer.trim() : null,
      source: values.source,
      visitStatus: values.visitStatus ?? chosen.visitStatus,
      priority: values.priority === 'none' ? null : values.priority,
    };
    const outcome = await take.run({ body });
    if (outcome.ok) onTaken({ encounterId: outcome.data.id, schedule: chosen, date: values.date });
  });
  const bpjsNote =
    payer !== 'bpjs' ? null : !isBpjs ? t('booking:bpjsInactive') : patient.bpjsNo ? null : t('booking:bpjsMissing');

  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      onKeyDown={enterToNext}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <Card title={t('booking:schedule')} bodyClassName="p-2">
        <ScheduleChoice
          schedules={schedules}
          loading={list.loading}
          rows={boards.rows}
          value={chosen?.id ?? null}
          error={unchosen && !chosen ? t('booking:scheduleRequired') : (errors.scheduleId?.message ?? null)}
          onChange={id => form.setValue('scheduleId', String(id))}
        />
      </Card>
      <Card title={t('booking:title')}>
        <div className="flex flex-col gap-3">
          <Controller
            control={form.control}
            name="date"
            rules={{ required: translateCode('shape.required') ?? true }}
            render={({ field }) => (
              <Field label={t('booking:date')} required error={errors.date?.message ?? null}>
                <DateField {...field} min={today} />
              </Field>
            )}
          />
          <Controller
            control={form.control}
            name="payer"
            render={({ field }) => (
              <Field
                label={t('booking:payer')}
                error={errors.payer?.message ?? null}
                hint={bpjsNote && <span className="text-warning-text">{bpjsNote}</span>}
              >
                <RadioGroup
                  inline
                  value={field.value}
                  onValueChange={field.onChange}
                  options={Payer.options.map(value => ({ value, label: t(`enums:payer.${value}`) }))}
                />
              </Field>
            )}
          />
          {payer === 'insurance' && (
            <Field label={t('booking:insurer')} required error={errors.insurer?.message ?? null}>
              <Input autoComplete="off" {...form.register('insurer')} />
            </Field>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <Controller
              control={form.control}
              name="visitStatus"
              render={({ field }) => (
                <Field label={t('booking:visitStatus')}>
                  <Select
                    value={field.value ?? chosen?.visitStatus ?? 'sick'}
                    onValueChange={field.onChange}
                    options={VisitStatus.options.map(value => ({ value, label: t(`enums:visitStatus.${value}`) }))}
                  />
                </Field>
              )}
            />
            <Controller
              control={form.control}
              name="source"
              render={({ field }) => (
                <Field label={t('booking:source')}>
                  <Select
                    value={field.value}
                    onValueChange={field.onChange}
                    options={BookingSource.options.map(value => ({ value, label: t(`enums:source.${value}`) }))}
                  />
                </Field>
              )}
            />
          </div>
          <Controller
            control={form.control}
            name="priority"
            render={({ field }) => (
              <Field label={t('booking:priority')} hint={elderly ? t('booking:prioritySuggested') : null}>
                <Select
                  value={field.value}
                  onValueChange={field.onChange}
                  options={[
                    { value: 'none', label: t('booking:priorityNone') },
                    ...PriorityReason.options.map(value => ({ value, label: t(`enums:priority.${value}`) })),
                  ]}
                />
              </Field>
            )}
          />
          <div className="mt-1 flex items-center justify-end gap-2">
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              size="lg"
              variant="primary"
              pending={take.pending}
              disabledReason={schedules.length === 0 && !list.loading ? t('booking:noSchedules') : null}
            >
              {t('booking:take')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
