import { yearsOf } from '@alur/contracts/patient/age';
import { typedWarningOf, variantOf, type Variant } from '@alur/contracts/record/early-warning';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import type { Settings } from '@alur/contracts/settings/settings';
import { useSettingsSection } from '@/app/settings-section';

/** The facility's settings for observations. */
export const useObservationRules = (): Settings['observation'] =>
  useSettingsSection('observation').settings.observation;

/** The chart from which a total is read where the application has no table; null where the facility has named none. */
export const chartOf = (variant: Variant, rules: Settings['observation']): string => {
  const table = typedWarningOf(variant);
  return table === null ? '' : table === 'pews' ? rules.pewsChart : rules.meowsChart;
};

/** The table that is asked for. */
export const tableOf = (variant: Variant): string =>
  typedWarningOf(variant) ?? (variant === 'hypercapnic' ? 'news2-scale-2' : 'news2');

/**
 * The table by which she is scored: the one of the last measurement, the obstetric one where she is in labour here,
 * else the one of her age.
 */
export const variantNow = (
  age: string | null,
  watch: Pick<WatchRow, 'observations'> | undefined,
  isInLabour: boolean,
): Variant => {
  const last = watch?.observations.findLast(({ score }) => score !== null)?.score?.table;
  return last === 'meows' || (last === undefined && isInLabour)
    ? 'obstetric'
    : last === 'news2-scale-2'
      ? 'hypercapnic'
      : (variantOf(age) ?? 'adult');
};

/** Whether somebody of this age (`P31Y`) may be pregnant: from ten years on, and where the age is unknown. */
export const mayBeWithChild = (age: string | null): boolean => {
  const years = yearsOf(age);
  return years === null || (years >= 10 && years < 60);
};
