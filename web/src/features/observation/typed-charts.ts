import { typedWarningOf, variantOf, type Variant } from '@alur/contracts/record/early-warning';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import { defaultSettings, type Settings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import { useTopic } from '@/live/use-topic';

/** What the facility settled of what is observed. */
export const useObservationRules = (): Settings['observation'] =>
  useTopic(settingsCurrent, {}).rows[0]?.observation ?? defaultSettings.observation;

/** By whose chart a total is read that the application has no table for; nothing where the facility has not said. */
export const chartOf = (variant: Variant, rules: Settings['observation']): string => {
  const table = typedWarningOf(variant);
  return table === null ? '' : table === 'pews' ? rules.pewsChart : rules.meowsChart;
};

/** The table that is asked for. */
export const tableOf = (variant: Variant): string =>
  typedWarningOf(variant) ?? (variant === 'hypercapnic' ? 'news2-scale-2' : 'news2');

/** By whose table she is watched: as she was measured last, obstetric where she is in labour here, else of her age. */
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

/** Whether somebody of this age (`P31Y`) may be with child: asked from ten years on, and where nobody knows. */
export const mayBeWithChild = (age: string | null): boolean => {
  const [, count, unit] = /^P(\d+)([YMD])$/.exec(age ?? '') ?? [];
  return unit === undefined || (unit === 'Y' && Number(count) >= 10 && Number(count) < 60);
};
