import { BookingSource, Payer, PriorityReason, VisitStatus } from '@alur/contracts/kernel/enums';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { takeNumber } from '@alur/contracts/queue/commands';
import { VisitReferenceKind } from '@alur/contracts/queue/visit-reference';
import { queueBoard } from '@alur/contracts/queue/topics';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { useInsurance } from '@/app/facilities';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useOverQuestion } from '@/forms/over-question';
import { insurerFault, payerBody } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { useBpjsNumber } from '@/selectors/use-bpjs-number';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DateField } from '@/ui/date-field';
import { ageParts } from '@/ui/age';
import { localDate } from '@/ui/format';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { openOn } from './open-on';
import { ScheduleChoice } from './schedule-choice';

interface VisitForm {
  scheduleId: number | null;
  date: string;
  payer: Payer;
  insurer: string;
  bpjsNo: string;
  referenceKind: VisitReferenceKind;
  referenceNumber: string;
  source: BookingSource;
  visitStatus: VisitStatus | null;
  priority: PriorityReason | 'none';
}

export interface TakenNumber {
  encounterId: number;
  schedule: ScheduleRow;
  date: string;
}

/** Registers a patient to a clinic: which doctor, which day, who pays. Enter leads through the whole form. */
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
  const list = useTopic(scheduleList, { status: 'open' });
  const openAt = (date: string) => openOn(list.rows, date || today);
  // With a single clinic there is nothing to choose.
  const chosenIn = ({ date, scheduleId }: Pick<VisitForm, 'date' | 'scheduleId'>) => {
    const schedules = openAt(date);
    return schedules.find(({ id }) => id === scheduleId) ?? (schedules.length === 1 ? schedules[0] : undefined);
  };
  const overQuestion = useOverQuestion();
  const bpjs = useBpjsNumber(patient.id, true, patient);
  const form = useCommandForm(takeNumber, {
    values: {
      scheduleId: null,
      date: today,
      payer: 'general',
      insurer: '',
      bpjsNo: '',
      referenceKind: 'primary_referral',
      referenceNumber: '',
      source: 'web',
      visitStatus: null,
      priority: elderly ? 'lansia' : 'none',
    } as VisitForm,
    body: ({ priority, visitStatus, bpjsNo: _bpjsNo, referenceKind: kind, referenceNumber, ...typed }) => ({
      ...typed,
      patientId: patient.id,
      scheduleId: chosenIn(typed)?.id ?? null,
      ...payerBody(typed),
      visitStatus: visitStatus ?? chosenIn(typed)?.visitStatus ?? null,
      priority: priority === 'none' ? null : priority,
      reference: typed.payer === 'bpjs' && referenceNumber.trim() ? { kind, number: referenceNumber.trim() } : null,
    }),
    check: typed => ({
      scheduleId: !chosenIn(typed) && t('booking:scheduleRequired'),
      insurer: insurerFault(typed),
      bpjsNo: typed.payer === 'bpjs' && bpjs.faultOf(typed.bpjsNo),
    }),
    success: t('booking:taken'),
    ask: typed => overQuestion(chosenIn(typed), typed.date),
    onDone: async ({ id }, sent) => {
      if (sent.payer === 'bpjs') await bpjs.keep(sent.bpjsNo);
      const schedule = chosenIn(sent);
      if (schedule) onTaken({ encounterId: id, schedule, date: sent.date });
    },
  });
  const [date, scheduleId] = form.watch(['date', 'scheduleId']);
  const schedules = openAt(date);
  const chosen = chosenIn({ date, scheduleId });
  const boards = useTopics(queueBoard, date ? schedules.map(({ id }) => ({ scheduleId: id, date })) : []);
  return (
    <CommandForm of={form} className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t('booking:schedule')} bodyClassName="p-2">
        <ScheduleChoice
          schedules={schedules}
          date={date}
          loading={list.loading}
          rows={boards.rows}
          value={chosen?.id ?? null}
          error={form.errorOf('scheduleId')}
          onChange={id => form.set({ scheduleId: id })}
        />
      </Card>
      <Card title={t('booking:title')}>
        <div className="flex flex-col gap-3">
          <FormField control={form.control} name="date" label={t('booking:date')} required>
            {bound => <DateField {...bound} min={today} />}
          </FormField>
          <PayerFields control={form.control} lacksBpjsNo={bpjs.isMissing} />
          <VisitFields control={form.control} usual={chosen?.visitStatus ?? 'sick'} elderly={elderly} />
          <div className="mt-1 flex items-center justify-end gap-2">
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              size="lg"
              variant="primary"
              pending={form.pending}
              disabledReason={schedules.length === 0 && !list.loading ? t('booking:noSchedules') : null}
            >
              {t('booking:take')}
            </Button>
          </div>
        </div>
      </Card>
    </CommandForm>
  );
}

/** Who pays, and which insurer that is. */
function PayerFields({ control, lacksBpjsNo }: { control: Control<VisitForm>; lacksBpjsNo: boolean }) {
  const { t } = useTranslation(['booking', 'enums']);
  const { isBpjs, pcare } = useInsurance();
  const payer = useWatch({ control, name: 'payer' });
  const note = payer === 'bpjs' && !isBpjs && t('booking:bpjsInactive');
  return (
    <>
      <FormField
        control={control}
        name="payer"
        label={t('booking:payer')}
        hint={note && <span className="text-warning-text">{note}</span>}
      >
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={onChange}
            options={Payer.options.map(one => ({ value: one, label: t(`enums:payer.${one}`) }))}
          />
        )}
      </FormField>
      {payer === 'bpjs' && lacksBpjsNo && <BpjsNumberField control={control} />}
      {payer === 'bpjs' && isBpjs && !pcare && <ReferenceFields control={control} />}
      {payer === 'insurance' && (
        <FormField control={control} name="insurer" label={t('booking:insurer')} required>
          {bound => <InsurerSelector {...bound} />}
        </FormField>
      )}
    </>
  );
}

/** What a hospital's visit rests on, which BPJS's queue asks for (DOMAIN-WIRES 3.1); it may follow with the letter. */
function ReferenceFields({ control }: { control: Control<VisitForm> }) {
  const { t } = useTranslation(['booking', 'enums']);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormField control={control} name="referenceKind" label={t('booking:referenceKind')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={VisitReferenceKind.options.map(one => ({
              value: one,
              label: t(`enums:visitReferenceKind.${one}`),
            }))}
          />
        )}
      </FormField>
      <TextField
        control={control}
        name="referenceNumber"
        label={t('booking:referenceNumber')}
        hint={t('booking:referenceHint')}
        maxLength={30}
      />
    </div>
  );
}

/** The kind of visit; the schedule proposes the usual one. */
function VisitFields({
  control,
  usual,
  elderly,
}: {
  control: Control<VisitForm>;
  usual: VisitStatus;
  elderly: boolean;
}) {
  const { t } = useTranslation(['booking', 'enums']);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField control={control} name="visitStatus" label={t('booking:visitStatus')}>
          {({ value, onChange }) => (
            <Select
              value={value ?? usual}
              onValueChange={onChange}
              options={VisitStatus.options.map(one => ({ value: one, label: t(`enums:visitStatus.${one}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="source" label={t('booking:source')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={BookingSource.options.map(one => ({ value: one, label: t(`enums:source.${one}`) }))}
            />
          )}
        </FormField>
      </div>
      <FormField
        control={control}
        name="priority"
        label={t('booking:priority')}
        hint={elderly ? t('booking:prioritySuggested') : null}
      >
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={[
              { value: 'none', label: t('booking:priorityNone') },
              ...PriorityReason.options.map(one => ({ value: one, label: t(`enums:priority.${one}`) })),
            ]}
          />
        )}
      </FormField>
    </>
  );
}
