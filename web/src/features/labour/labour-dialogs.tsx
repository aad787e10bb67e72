import type { Apgar } from '@alur/contracts/labour/apgar';
import * as commands from '@alur/contracts/labour/commands';
import { AmnioticFluid, DeliveryMethod, LabourOutcome } from '@alur/contracts/labour/enums';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { serverNow } from '@/live/server-time';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';

interface OfVisit {
  encounterId: number;
  onClose: () => void;
}
const before = (minutesAgo: number | null) => new Date(serverNow() - (minutesAgo ?? 0) * 60_000).toISOString();
const atOf = (minutesAgo: number | null) => (minutesAgo ? before(minutesAgo) : null);

export function StartLabour({ encounterId, onClose }: OfVisit) {
  const { t } = useTranslation('labour');
  const form = useCommandForm(commands.startLabour, {
    values: {
      ...{ gravida: 1 as number | null, para: 0 as number | null, abortus: 0 as number | null },
      ...{ gestationWeeks: null as number | null, minutesAgo: 0 as number | null },
    },
    id: encounterId,
    body: ({ minutesAgo, ...typed }) => ({ ...typed, effectiveAt: atOf(minutesAgo) }),
    success: t('started'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('start')} verb={t('start')} className="grid grid-cols-3 gap-3" onClose={onClose}>
      {(['gravida', 'para', 'abortus'] as const).map(name => (
        <FormField key={name} control={form.control} name={name} label={t(name)} required>
          {bound => <WholeInput {...bound} />}
        </FormField>
      ))}
      <div className="col-span-3 grid gap-3 sm:grid-cols-2">
        <FormField control={form.control} name="gestationWeeks" label={t('gestationWeeks')} optional>
          {bound => <WholeInput {...bound} />}
        </FormField>
        <FormField control={form.control} name="minutesAgo" label={t('minutesAgo')} hint={t('minutesHint')}>
          {bound => <WholeInput {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

const measures = [
  ...(['cervix', 'descent', 'fetalHeartRate', 'contractions', 'contractionSeconds'] as const),
  ...(['pulse', 'systolic', 'diastolic', 'temperature'] as const),
] as const;
type Measure = (typeof measures)[number];

export function RecordProgress({ encounterId, onClose }: OfVisit) {
  const { t } = useTranslation(['labour', 'enums']);
  const nothing = Object.fromEntries(measures.map(name => [name, null])) as Record<Measure, number | null>;
  const form = useCommandForm(commands.recordProgress, {
    values: { ...nothing, fluid: null as AmnioticFluid | null, note: '', minutesAgo: 0 as number | null },
    id: encounterId,
    body: ({ minutesAgo, note, ...typed }) => ({ ...typed, note: note.trim() || null, effectiveAt: atOf(minutesAgo) }),
    success: t('labour:recorded'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('labour:record')}
      verb={t('labour:record')}
      size="md"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3"
      onClose={onClose}
    >
      {measures.map(name => (
        <FormField key={name} control={form.control} name={name} label={t(`labour:${name}`)}>
          {bound => <NumberInput decimals={name === 'cervix' || name === 'temperature' ? 1 : 0} {...bound} />}
        </FormField>
      ))}
      <FormField control={form.control} name="fluid" label={t('labour:fluid')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={AmnioticFluid.options.map(one => ({ value: one, label: t(`enums:amnioticFluid.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="minutesAgo" label={t('labour:minutesAgo')}>
        {bound => <WholeInput {...bound} />}
      </FormField>
      <div className="col-span-full">
        <FormField control={form.control} name="note" label={t('labour:note')} optional>
          {bound => <Textarea rows={2} {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

const signs = ['colour', 'heart', 'reflex', 'tone', 'breathing'] as const;
type Sign = (typeof signs)[number];
type Points = '0' | '1' | '2' | null;
/** Points by the key `<sign><minute>`. */
type Scores = Record<`${Sign}${1 | 5}`, Points>;
interface Born extends Scores {
  gender: 'male' | 'female';
  method: DeliveryMethod;
  weight: number | null;
  length: number | null;
  minutesAgo: number | null;
  note: string;
}

const apgarOf = (typed: Scores): Apgar[] =>
  ([1, 5] as const).flatMap(minute => {
    const points = signs.map(sign => typed[`${sign}${minute}`]);
    if (points.some(each => each === null)) return [];
    const score = Object.fromEntries(signs.map((sign, at) => [sign, Number(points[at])])) as Record<Sign, number>;
    return [{ minute, ...score }];
  });

export function DeliverBaby({ encounterId, onClose }: OfVisit) {
  const { t } = useTranslation(['labour', 'enums']);
  const unscored = Object.fromEntries(signs.flatMap(sign => [`${sign}1`, `${sign}5`]).map(each => [each, null]));
  const values: Born = {
    ...(unscored as Scores),
    ...{ gender: 'female', method: 'spontaneous', weight: null, length: null, minutesAgo: 0, note: '' },
  };
  const form = useCommandForm(commands.deliverBaby, {
    values,
    id: encounterId,
    body: typed => ({
      ...{ bornAt: before(typed.minutesAgo), gender: typed.gender, method: typed.method },
      ...{ weight: typed.weight, length: typed.length, apgar: apgarOf(typed), note: typed.note.trim() || null },
    }),
    success: t('labour:delivered'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('labour:deliver')}
      verb={t('labour:deliver')}
      size="md"
      className="grid grid-cols-2 gap-3"
      onClose={onClose}
    >
      <FormField control={form.control} name="gender" label={t('labour:gender')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(['female', 'male'] as const).map(one => ({ value: one, label: t(`enums:gender.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="method" label={t('labour:method')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={DeliveryMethod.options.map(one => ({ value: one, label: t(`enums:deliveryMethod.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="weight" label={t('labour:weight')}>
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField control={form.control} name="length" label={t('labour:length')}>
        {bound => <NumberInput decimals={1} {...bound} />}
      </FormField>
      <FormField control={form.control} name="minutesAgo" label={t('labour:minutesAgo')} hint={t('labour:minutesHint')}>
        {bound => <WholeInput {...bound} />}
      </FormField>
      {([1, 5] as const).map(minute => (
        <ApgarFields key={minute} control={form.control} minute={minute} />
      ))}
      <div className="col-span-full">
        <FormField control={form.control} name="note" label={t('labour:note')} optional>
          {bound => <Textarea rows={2} {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

function ApgarFields({ control, minute }: { control: Control<Born>; minute: 1 | 5 }) {
  const { t } = useTranslation('labour');
  return (
    <fieldset className="col-span-full grid grid-cols-2 items-end gap-2 sm:grid-cols-5">
      <legend className="font-medium">{t('apgarMinute', { minute })}</legend>
      {signs.map(sign => (
        <FormField key={sign} control={control} name={`${sign}${minute}`} label={t(sign)}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={(['0', '1', '2'] as const).map(points => ({ value: points, label: points }))}
            />
          )}
        </FormField>
      ))}
    </fieldset>
  );
}

export function EndLabour({ encounterId, onClose }: OfVisit) {
  const { t } = useTranslation(['labour', 'enums']);
  const form = useCommandForm(commands.endLabour, {
    values: { outcome: 'delivered' as LabourOutcome, bloodLoss: null as number | null, note: '' },
    id: encounterId,
    body: typed => ({ ...typed, note: typed.note.trim() || null }),
    success: t('labour:ended'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('labour:end')} verb={t('labour:end')} onClose={onClose}>
      <FormField control={form.control} name="outcome" label={t('labour:outcome')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={LabourOutcome.options.map(one => ({ value: one, label: t(`enums:labourOutcome.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="bloodLoss" label={t('labour:bloodLoss')} optional>
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField control={form.control} name="note" label={t('labour:note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Asks why an entry is struck. */
export function StrikeEntry({ encounterId, entryId, onClose }: OfVisit & { entryId: number }) {
  const { t } = useTranslation('labour');
  return (
    <ReasonDialog
      command={commands.strikeLabourEntry}
      id={encounterId}
      body={reason => ({ entryId, reason })}
      title={t('strikeTitle')}
      description={t('strikeText')}
      confirmLabel={t('strike')}
      success={t('strickenDone')}
      danger
      onClose={onClose}
    />
  );
}
