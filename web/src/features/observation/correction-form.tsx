import { correctObservations } from '@alur/contracts/record/commands';
import { typedWarningOf, variantOf } from '@alur/contracts/record/early-warning';
import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import { bedsideNames, intensiveNames, parameterNames, type ParameterName } from '@alur/contracts/record/parameters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatTime } from '@/ui/format';
import { valueOf } from './chart-data';
import { Again, blank, chosenIn, faultsOf, fieldOf, read, Readings, readingsOf, type Typed } from './entry-form';
import { chartOf, mayBeWithChild, useObservationRules } from './typed-charts';

/** The form's values from a recorded set, to be corrected with a reason. */
const typedOf = (row: ObservationRow, names: readonly ParameterName[]): Typed => {
  const table = row.variant && typedWarningOf(row.variant);
  const total = row.values.find(({ name }) => name === table)?.value ?? null;
  return {
    ...blank(names),
    values: Object.fromEntries(names.map(name => [name, valueOf(row, name)])),
    ...{ obstetric: row.variant === 'obstetric', hypercapnic: row.variant === 'hypercapnic' },
    // For a typed total, the note says where it was read.
    ...(total === null ? { note: row.note ?? '' } : { total, source: row.note ?? '' }),
  };
};

/** Corrects recorded values: the former version remains, and the score is calculated again. */
export function CorrectionForm(props: {
  row: ObservationRow;
  age: string | null;
  isFemale: boolean;
  onClose: () => void;
}) {
  const { row, age, isFemale, onClose } = props;
  const { t } = useTranslation('observation');
  const isIntensive = row.category === 'icu';
  const usual = isIntensive ? [...bedsideNames, ...intensiveNames] : bedsideNames;
  const names = [
    ...usual,
    ...parameterNames.filter(name => !usual.some(each => each === name) && valueOf(row, name) !== null),
  ];
  const byAge = variantOf(age) ?? 'adult';
  const rules = useObservationRules();
  const chartIn = (typed: Typed) => chartOf(chosenIn(typed, byAge) ?? byAge, rules);
  const form = useCommandForm(correctObservations, {
    id: row.id,
    values: typedOf(row, names),
    body: typed => ({
      variant: chosenIn(typed, byAge) ?? byAge,
      ...readingsOf(typed, names, chartIn(typed)),
      ...{ amends: row.version, reason: typed.reason.trim() },
    }),
    fieldOf,
    check: typed => ({
      ...faultsOf(typed, names, chartIn(typed), t),
      reason: typed.reason.trim() === '' && t('reasonNeeded'),
    }),
    success: t('corrected'),
    onDone: onClose,
  });
  const { values } = useWatch({ control: form.control }) as Typed;
  const isEmpty = Object.keys(read(values, names)).length === 0;
  return (
    <FormDialog
      of={form}
      size={isIntensive ? 'lg' : 'md'}
      title={t('correctTitle', { time: formatTime(row.at) })}
      disabledReason={isEmpty ? t('nothingTyped') : null}
      onClose={onClose}
    >
      <Readings control={form.control} names={names} byAge={byAge} mayBeObstetric={isFemale && mayBeWithChild(age)} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Again control={form.control} />
        <TextField control={form.control} name="reason" label={t('correctReason')} required />
      </div>
    </FormDialog>
  );
}
