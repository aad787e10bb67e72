import { changeUnit } from '../encounter/decisions.js';
import { encounter, type EncounterState } from '../encounter/encounter.js';
import type { EncounterEvent } from '../encounter/events.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import { cotBeside, follow } from '../stay/cots.js';
import type { StayEvent } from '../stay/events.js';
import { placeOf, stay, type StayState } from '../stay/stay.js';

/** Newborns of a stay, wherever they lie. */
export const newbornsOf = (mother: StayState | undefined): readonly number[] => known(mother)?.newborns ?? [];

/** Streams of an act that moves the mother: the cots at her bed move in the same append (SHAPES, Encounter). */
export const cotSees = { cots: [stay] as const, cotVisits: [encounter] as const };

export const cotStreams = (mother: StayState | undefined) => ({
  cots: newbornsOf(mother).map(id => writes(stay, id)),
  cotVisits: newbornsOf(mother).map(id => writes(encounter, id)),
});

/** The newborns' stays, only checked, for an act that discharges the mother. */
export const cotsChecked = (mother: StayState | undefined) => newbornsOf(mother).map(id => checks(stay, id));

/** The cots that move with the mother; a newborn with a bed of its own stays there. */
export const withHer = (
  { cots, cotVisits }: { cots: readonly StayState[]; cotVisits: readonly EncounterState[] },
  mother: StayState,
  moved: readonly StayEvent[],
  now: string,
): { cots: StayEvent[][]; cotVisits: EncounterEvent[][] } => {
  const it = moved.reduce(stay.evolve, mother);
  const nobody = { cots: cots.map(() => []), cotVisits: cotVisits.map(() => []) };
  if (it.status === 'none' || moved.length === 0) return nobody;
  const place = placeOf(it);
  const cot = cotBeside(place, it.encounterId);
  const following = cots.map(each => follow(each, cot, now));
  const inUnit = (visit: EncounterState, at: number) =>
    (following[at] ?? []).length > 0 && visit.status === 'in_progress' ? changeUnit(visit, place) : [];
  return { cots: following, cotVisits: cotVisits.map(inUnit) };
};
