import { same } from '@/ui/same';

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** Fields that somebody has typed in: they are not what they were when that began. */
export const changedIn = <Values extends object>(base: Values, typed: Values): (keyof Values)[] =>
  namesOf(base).filter(name => !same(typed[name], base[name]));

/** Fields that were changed here and saved by others meanwhile, and not to the same. */
export const overtakenIn = <Values extends object>(base: Values, typed: Values, saved: Values): (keyof Values)[] =>
  changedIn(base, typed).filter(name => !same(typed[name], saved[name]) && !same(base[name], saved[name]));

/**
 * Others have saved. What nobody typed in reads as it is saved now (`take`); what was typed stands, and over what it was
 * typed is kept (`base`) until one says which of the two shall stand.
 */
export function followed<Values extends object>(base: Values, typed: Values, saved: Values) {
  const take = namesOf(saved).filter(name => same(typed[name], base[name]) && !same(typed[name], saved[name]));
  const settled = namesOf(saved).filter(name => same(typed[name], base[name]) || same(typed[name], saved[name]));
  return { take, base: { ...base, ...pick(saved, settled) } };
}

/** So much was saved: what was typed since stays, the rest reads as it is saved, which may be on the screen already. */
export function settled<Values extends object>(base: Values, typed: Values, saved: Values, sent: Values) {
  const done = namesOf(sent).filter(name => same(typed[name], sent[name]));
  const arrived = done.filter(name => !same(saved[name], base[name]));
  return { take: arrived, base: { ...base, ...pick(sent, done), ...pick(saved, arrived) } };
}

export const pick = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Partial<Values>;
