import * as commands from '@alur/contracts/medication/commands';
import { rateIn } from '@alur/contracts/medication/directions';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { timesIn } from '@alur/contracts/medication/rules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { DateField } from '@/ui/date-field';
import { formatDateTime, instantAt } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { DoubleCheck, isUnchecked } from './double-check';

/** What can be done with a medicine beside giving it. */
export type ChartForm = 'times' | 'hold' | 'stop' | 'start' | 'rate' | 'halt' | 'prolong' | 'allergy';

interface OfRow {
  row: MedicationRow;
  onClose: () => void;
}

/** The dialogs for changing times, for pausing, for stopping, and for infusions. */
export function ChartDialog({ form, row, onClose }: OfRow & { form: ChartForm }) {
  const { t } = useTranslation('medication');
  const id = row.prescriptionId;
  const { lineId } = row;
  if (form === 'times') return <TimesForm row={row} onClose={onClose} />;
  if (form === 'start' || form === 'rate') return <RateForm row={row} isStart={form === 'start'} onClose={onClose} />;
  if (form === 'halt') return <HaltForm row={row} onClose={onClose} />;
  if (form === 'prolong') return <ProlongForm row={row} onClose={onClose} />;
  if (form === 'allergy') return <AllergyForm row={row} onClose={onClose} />;
  const about = { id, title: `${t(form)}: ${row.name}`, confirmLabel: t(form), onClose };
  return form === 'stop' ? (
    <ReasonDialog
      {...about}
      command={commands.stopMedication}
      body={reason => ({ lineIds: [lineId], reason })}
      description={t('stopText')}
      success={t('stopped')}
      danger
    />
  ) : (
    <ReasonDialog
      {...about}
      command={commands.holdMedication}
      body={reason => ({ lineId, reason })}
      description={t('holdText')}
      success={t('heldDone')}
    />
  );
}

/** It will stop at its limit unless a doctor prolongs it. */
function ProlongForm({ row, onClose }: OfRow) {
  const { t } = useTranslation('medication');
  const form = useCommandForm(commands.prolongMedication, {
    values: { days: 3 as number | null, reason: '' },
    id: row.prescriptionId,
    body: typed => ({ ...typed, lineId: row.lineId }),
    check: ({ days }) => ({ days: days === null && t('needed.days') }),
    success: t('prolonged'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('prolongTitle', { name: row.name })}
      description={row.stopsAt && t('stopsOn', { at: formatDateTime(row.stopsAt) })}
      verb={t('prolong')}
      onClose={onClose}
    >
      <FormField control={form.control} name="days" label={t('days')} required>
        {bound => <NumberInput decimals={0} autoFocus {...bound} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** An allergy was recorded after the prescription: it is given all the same, or stopped in the menu beside it. */
function AllergyForm({ row, onClose }: OfRow) {
  const { t } = useTranslation('medication');
  const form = useCommandForm(commands.acceptAllergy, {
    values: { reason: '' },
    id: row.prescriptionId,
    body: typed => ({ ...typed, lineId: row.lineId }),
    success: t('allergyAccepted'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('allergyTitle', { name: row.name })}
      description={t('allergyText', { substances: row.allergies.map(each => orErased(each.substance)).join(', ') })}
      verb={t('giveAllTheSame')}
      onClose={onClose}
    >
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function TimesForm({ row, onClose }: OfRow) {
  const { t } = useTranslation('medication');
  const mayPrescribe = useCan()('outpatient.ongoing:prescribe');
  const form = useCommandForm(commands.changeTimes, {
    values: {
      times: row.changes.at(-1)?.times.join(', ') ?? '',
      dose: row.dose as number | null,
      ...{ fromDay: '', fromTime: '' },
    },
    id: row.prescriptionId,
    body: typed => ({
      ...{ lineId: row.lineId, times: timesIn(typed.times), dose: typed.dose },
      from: typed.fromDay === '' ? null : instantAt(typed.fromDay, typed.fromTime || '00:00'),
    }),
    check: ({ times }) => ({ times: timesIn(times).length === 0 && t('needed.times') }),
    fieldOf: path => (path.startsWith('times') ? 'times' : path === 'from' ? 'fromDay' : path),
    success: t('timesChanged'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('changeTimes')} description={row.name} onClose={onClose}>
      <TextField control={form.control} name="times" label={t('times')} hint={t('timesHint')} required autoFocus />
      {mayPrescribe && (
        <FormField control={form.control} name="dose" label={t('quantity', { unit: row.unit })}>
          {bound => <NumberInput decimals={3} {...bound} />}
        </FormField>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField control={form.control} name="fromDay" label={t('fromDay')} hint={t('fromHint')} optional>
          {({ value, onChange }) => <DateField value={value} onChange={onChange} />}
        </FormField>
        <FormField control={form.control} name="fromTime" label={t('fromTime')} optional>
          {bound => <TimeField {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

const units = ['ml/h', 'drops/min'] as const;

function RateForm({ row, isStart, onClose }: OfRow & { isStart: boolean }) {
  const { t } = useTranslation(['medication', 'enums']);
  const said = rateIn(row.signa);
  const form = useCommandForm(isStart ? commands.startInfusion : commands.changeRate, {
    values: {
      rate: (isStart ? (said?.rate ?? null) : null) as number | null,
      unit: (row.rate?.includes('drops') ? 'drops/min' : (said?.unit ?? 'ml/h')) as (typeof units)[number],
      quantity: 1 as number | null,
    },
    id: row.prescriptionId,
    body: ({ rate, unit, quantity }) => ({ lineId: row.lineId, rate, unit, ...(isStart && { quantity }) }),
    success: t('medication:rateSaved'),
    onDone: onClose,
  });
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  return (
    <FormDialog
      of={form}
      title={t(isStart ? 'medication:startInfusion' : 'medication:changeRate')}
      description={[row.name, orErased(row.signa)].join(' · ')}
      disabledReason={isStart && isUnchecked(row, null) ? t('medication:checkNeeded') : null}
      onClose={onClose}
    >
      {isStart && <DoubleCheck row={row} slot={null} quantity={quantity} />}
      <FormField control={form.control} name="rate" label={t('medication:rate')} required>
        {bound => <NumberInput decimals={3} {...bound} />}
      </FormField>
      <FormField control={form.control} name="unit" label={t('medication:unit')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={units.map(one => ({ value: one, label: t(`enums:infusionUnit.${one}`) }))}
          />
        )}
      </FormField>
      {isStart && (
        <FormField control={form.control} name="quantity" label={t('medication:quantity', { unit: row.unit })} required>
          {bound => <NumberInput decimals={3} {...bound} />}
        </FormField>
      )}
    </FormDialog>
  );
}

function HaltForm({ row, onClose }: OfRow) {
  const { t } = useTranslation('medication');
  const form = useCommandForm(commands.stopInfusion, {
    values: { volume: null as number | null },
    id: row.prescriptionId,
    body: typed => ({ ...typed, lineId: row.lineId }),
    success: t('infusionStopped'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('stopInfusion')} description={row.name} verb={t('stopInfusion')} onClose={onClose}>
      <FormField control={form.control} name="volume" label={t('volume')} optional>
        {bound => <NumberInput decimals={1} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
