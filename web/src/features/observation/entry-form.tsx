import { recordObservations } from '@alur/contracts/record/commands';
import {
  typedWarningOf,
  variantOf,
  warningOf,
  type ObservedValues,
  type Variant,
} from '@alur/contracts/record/early-warning';
import { bedsideNames, intensiveNames, parameterOf, type ParameterName } from '@alur/contracts/record/parameters';
import { gcsOf } from '@alur/contracts/record/scores/gcs';
import { useWatch, type Control } from 'react-hook-form';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useNow } from '@/live/clock';
import { Checkbox } from '@/ui/checkbox';
import { formatMinutes, formatTime } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { againOptions, momentAgo } from './moments';
import { gcsWord, ScoreChip, useUnit } from './observation-looks';
import { chartOf, mayBeWithChild, useObservationRules } from './typed-charts';
import { WhenField } from './when-field';

export interface Typed {
  values: Record<string, number | string | null>;
  minutesAgo: string;
  obstetric: boolean;
  hypercapnic: boolean;
  total: number | null;
  source: string;
  next: string;
  note: string;
  /** Only used for a correction. */
  reason: string;
}

export const read = (values: Typed['values'], names: readonly ParameterName[]): ObservedValues =>
  Object.fromEntries(names.flatMap(name => (values[name] == null ? [] : [[name, values[name]]])));

/** Nothing typed yet. */
export const blank = (names: readonly ParameterName[]): Typed => ({
  values: Object.fromEntries(names.map(name => [name, null])),
  ...{ minutesAgo: '0', obstetric: false, hypercapnic: false, total: null, source: '', next: '', note: '', reason: '' },
});

/** The chosen options that her age does not decide; by default nothing is chosen. */
export const chosenIn = (typed: Pick<Typed, 'obstetric' | 'hypercapnic'>, byAge: Variant): Variant | null =>
  typed.obstetric ? 'obstetric' : typed.hypercapnic && byAge === 'adult' ? 'hypercapnic' : null;

/**
 * The readings that are sent, to record them or to correct them; `chart` is the facility's own unless another is named.
 */
export const readingsOf = (typed: Typed, names: readonly ParameterName[], chart: string) => ({
  values: Object.entries(read(typed.values, names)).map(([parameter, value]) => ({
    parameter: parameter as ParameterName,
    ...(typeof value === 'number' ? { value } : { choice: value ?? null }),
  })),
  typed: typed.total === null ? null : { total: typed.total, source: typed.source.trim() || chart },
  nextInMinutes: typed.next === '' ? null : Number(typed.next),
  note: typed.note.trim() || null,
});

export const fieldOf = (path: string) => path.replace(/^values\.\d+.*$/, 'values').replace(/^typed\./, '');

export const faultsOf = (
  { values, total, source }: Typed,
  names: readonly ParameterName[],
  chart: string,
  t: ReturnType<typeof useTranslation<'observation'>>['t'],
) => ({
  ...Object.fromEntries(names.map(name => [`values.${name}`, faultOf(name, values[name] ?? null, t)])),
  source: total !== null && source.trim() === '' && chart === '' && t('sourceNeeded'),
});

/**
 * Records vital signs at the bedside, and shows their score while they are typed; on the hourly sheet it has all
 * parameters.
 */
export function EntryForm(props: {
  encounterId: number;
  /** The patient's age on the day of the visit; null where it is unknown. */
  age: string | null;
  isFemale: boolean;
  /** Preset by her last measurement. */
  isObstetric: boolean;
  isIntensive: boolean;
  onClose: () => void;
}) {
  const { encounterId, age, isFemale, isObstetric, isIntensive, onClose } = props;
  const { t } = useTranslation('observation');
  const names = isIntensive ? [...bedsideNames, ...intensiveNames] : bedsideNames;
  const byAge = variantOf(age) ?? 'adult';
  const rules = useObservationRules();
  const chartIn = (typed: Typed) => chartOf(chosenIn(typed, byAge) ?? byAge, rules);
  const form = useCommandForm(recordObservations, {
    values: { ...blank(names), obstetric: isObstetric },
    body: typed => ({
      encounterId,
      category: isIntensive ? 'icu' : 'vital_signs',
      effectiveAt: momentAgo(typed.minutesAgo),
      variant: chosenIn(typed, byAge),
      ...readingsOf(typed, names, chartIn(typed)),
    }),
    fieldOf,
    check: typed => faultsOf(typed, names, chartIn(typed), t),
    success: t('saved'),
    onDone: onClose,
  });
  const { values } = useWatch({ control: form.control }) as Typed;
  const isEmpty = Object.keys(read(values, names)).length === 0;
  return (
    <FormDialog
      of={form}
      size={isIntensive ? 'lg' : 'md'}
      title={t(isIntensive ? 'recordIcu' : 'recordVitals')}
      disabledReason={isEmpty ? t('nothingTyped') : null}
      onClose={onClose}
    >
      <Readings control={form.control} names={names} byAge={byAge} mayBeObstetric={isFemale && mayBeWithChild(age)} />
      <When control={form.control} />
    </FormDialog>
  );
}

/** The inputs of the signs, the table that scores them, and the score. */
export function Readings(props: {
  control: Control<Typed>;
  names: readonly ParameterName[];
  byAge: Variant;
  mayBeObstetric: boolean;
}) {
  const { control, names, byAge, mayBeObstetric } = props;
  const { t } = useTranslation('observation');
  const typing = useWatch({ control }) as Typed;
  const variant = chosenIn(typing, byAge) ?? byAge;
  const table = typedWarningOf(variant);
  const chart = chartOf(variant, useObservationRules());
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        {names.map((name, index) => (
          <Sign key={name} name={name} control={control} autoFocus={index === 0} />
        ))}
      </div>
      {mayBeObstetric && (
        <FormField control={control} name="obstetric" label={t('obstetricLabel')}>
          {({ value, onChange }) => (
            <Checkbox label={t('obstetric')} checked={value} onCheckedChange={checked => onChange(checked === true)} />
          )}
        </FormField>
      )}
      {byAge === 'adult' && !typing.obstetric && (
        <FormField control={control} name="hypercapnic" label={t('saturationLabel')}>
          {({ value, onChange }) => (
            <Checkbox
              label={t('hypercapnic')}
              checked={value}
              onCheckedChange={checked => onChange(checked === true)}
            />
          )}
        </FormField>
      )}
      {table && (
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <FormField control={control} name="total" label={t('typedTotal', { score: table.toUpperCase() })} optional>
            {bound => <NumberInput {...bound} />}
          </FormField>
          <TextField
            control={control}
            name="source"
            label={t('source')}
            placeholder={chart}
            hint={chart === '' ? t('sourceHint') : t('ownChart', { chart })}
          />
        </div>
      )}
      <Outcome control={control} names={names} variant={variant} />
    </>
  );
}

function faultOf(
  name: ParameterName,
  value: number | string | null,
  t: ReturnType<typeof useTranslation<'observation'>>['t'],
): string | false {
  const it = parameterOf(name);
  if ('options' in it || typeof value !== 'number') return false;
  return (value < it.least || value > it.most) && t('range', { least: it.least, most: it.most });
}

/** The time of the measurement, and when the next one is due: by the rule, unless somebody sets it. */
function When({ control }: { control: Control<Typed> }) {
  const { t } = useTranslation('observation');
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <WhenField control={control} />
      <Again control={control} />
      <TextField control={control} name="note" label={t('note')} />
    </div>
  );
}

export function Again({ control }: { control: Control<Typed> }) {
  const { t } = useTranslation('observation');
  return (
    <FormField control={control} name="next" label={t('again')}>
      {({ value, onChange }) => (
        <Select
          value={value}
          onValueChange={onChange}
          options={againOptions(minutes =>
            minutes === 0 ? t('byRule') : t('inTime', { time: formatMinutes(minutes) }),
          )}
        />
      )}
    </FormField>
  );
}

function Sign({ name, control, autoFocus }: { name: ParameterName; control: Control<Typed>; autoFocus: boolean }) {
  const { t } = useTranslation('observation');
  const unit = useUnit()(name);
  const it = parameterOf(name);
  return (
    <FormField control={control} name={`values.${name}`} label={t(`param.${name}`)}>
      {({ value, onChange, ...bound }) =>
        'options' in it ? (
          <Select
            {...bound}
            value={(value as string | null) ?? ''}
            onValueChange={next => onChange(next === '' ? null : next)}
            options={[
              { value: '', label: '–' },
              ...it.options.map(each => ({
                value: each.code,
                label: i18next.language.startsWith('en') ? each.en : each.id,
              })),
            ]}
          />
        ) : (
          <div className="relative">
            <NumberInput
              {...bound}
              autoFocus={autoFocus}
              decimals={it.decimals}
              className="pr-14"
              value={value as number | null}
              onChange={onChange}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-muted-foreground"
            >
              {unit}
            </span>
          </div>
        )
      }
    </FormField>
  );
}

/** The score while it is typed, calculated by the same function as the saved one. */
function Outcome({
  control,
  names,
  variant,
}: {
  control: Control<Typed>;
  names: readonly ParameterName[];
  variant: Variant;
}) {
  const { t } = useTranslation('observation');
  const { values, total, next, minutesAgo } = useWatch({ control }) as Typed;
  const now = useNow(30_000);
  const thresholds = useObservationRules();
  const warning = warningOf(read(values, names), { variant, typedTotal: total, thresholds });
  const { score, level, everyMinutes, reasons } = warning;
  const minutes = next === '' ? everyMinutes : Number(next);
  const coma = gcsOf(values);
  if (!score && !coma && reasons.length === 0) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-muted px-3 py-2">
      <ScoreChip score={score} level={level} />
      {score?.total == null && score && (
        <span className="text-xs text-muted-foreground">
          {t('missing', { signs: score.missing.map(name => t(`param.${name as ParameterName}`)).join(', ') })}
        </span>
      )}
      {score?.total != null && (
        <span className="text-xs text-muted-foreground">
          {score.parts
            .filter(({ points }) => (points ?? 0) > 0)
            .map(({ input, points }) => `${t(`param.${input as ParameterName}`)} +${points}`)
            .join(' · ')}
        </span>
      )}
      {coma && <span className="tabular font-medium">{gcsWord(coma)}</span>}
      {minutes !== null && (
        <span className="tabular text-xs">
          {t('nextAt', { time: formatTime(now + (minutes - Number(minutesAgo)) * 60_000) })}
        </span>
      )}
    </div>
  );
}
