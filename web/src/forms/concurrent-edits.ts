import { same } from '@/ui/same';

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** Fields whose typed value differs from the saved one on which it is based. */
export const changedIn = <Values extends object>(base: Values, typed: Values): (keyof Values)[] =>
  namesOf(base).filter(name => !same(typed[name], base[name]));

/** Fields that were changed both here and by somebody else, and to different values. */
export const overtakenIn = <Values extends object>(base: Values, typed: Values, saved: Values): (keyof Values)[] =>
  changedIn(base, typed).filter(name => !same(typed[name], saved[name]) && !same(base[name], saved[name]));

/**
 * Merges what others have saved. A field that nobody typed in takes the saved value (`take`); a typed one remains, and
 * the value on which it is based is remembered (`base`) until the person says which of the two wins.
 */
export function followed<Values extends object>(base: Values, typed: Values, saved: Values) {
  const take = namesOf(saved).filter(name => same(typed[name], base[name]) && !same(typed[name], saved[name]));
  const settled = namesOf(saved).filter(name => same(typed[name], base[name]) || same(typed[name], saved[name]));
  return { take, base: { ...base, ...pick(saved, settled) } };
}

/**
 * Called after these values were saved: what was typed since remains, and the rest takes the saved values, which may be
 * on the screen already.
 */
export function settled<Values extends object>(base: Values, typed: Values, saved: Values, sent: Values) {
  const done = namesOf(sent).filter(name => same(typed[name], sent[name]));
  const arrived = done.filter(name => !same(saved[name], base[name]));
  return { take: arrived, base: { ...base, ...pick(sent, done), ...pick(saved, arrived) } };
}

export const pick = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Partial<Values>;
