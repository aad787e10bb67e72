import type { MedicationDoseRow, MedicationRow } from '@alur/contracts/medication/rows';
import {
  dayOf,
  EARLY_MS,
  EFFECT_MS,
  isExpired,
  LATE_MS,
  slotOf,
  slotsBetween,
  startOfDay,
} from '@alur/contracts/medication/slots';

/** `held`: it fell into a pause; `unwritten`: nobody recorded what became of it, and it is no longer due. */
export type CellState = 'given' | 'omitted' | 'late' | 'due' | 'planned' | 'held' | 'unwritten';

/** One planned time of a day: the recorded dose, or the state without one. */
export interface Cell {
  slot: string;
  state: CellState;
  dose: MedicationDoseRow | null;
}

const DAY = 86_400_000;

/** The quantity of the patient's medicine that is still on the ward. */
export const leftOf = ({ supplied, used, returned }: MedicationRow): number =>
  Math.round((supplied - used - returned) * 1000) / 1000;

/**
 * The state of a planned time: it is late an hour after, and the dose may be given from an hour before (DOMAIN-CLINICAL
 * 9.1).
 */
export const stateOf = (slot: string, now: number): 'late' | 'due' | 'planned' => {
  const ahead = Date.parse(slot) - now;
  return ahead < -LATE_MS ? 'late' : ahead <= EARLY_MS ? 'due' : 'planned';
};

/** Stopped by whoever prescribes, or by reaching its limit. */
export const isOver = (row: MedicationRow, now: number): boolean => row.status === 'stopped' || isExpired(row, now);

/** When its next dose is due; null where it is on hold or over. */
export const dueAt = (row: MedicationRow, now: number): string | null =>
  row.status === 'active' && !isExpired(row, now) ? row.nextDueAt : null;

/** Whether its next dose is late. */
export const isLateNow = (row: MedicationRow, now: number): boolean => {
  const due = dueAt(row, now);
  return due !== null && stateOf(due, now) === 'late';
};

const isOf = (row: MedicationRow) => (dose: MedicationDoseRow) =>
  dose.prescriptionId === row.prescriptionId && dose.lineId === row.lineId;

/** The planned times of a day with their recorded doses; doses recorded at times that are no longer planned remain. */
export const cellsOf = (row: MedicationRow, doses: readonly MedicationDoseRow[], date: string, now: number): Cell[] => {
  const mine = doses.filter(isOf(row)).filter(({ corrected }) => !corrected);
  const from = startOfDay(date, row.offset);
  const isOpen = row.wardId !== null && row.supply !== 'take_home';
  const planned = new Set(isOpen ? slotsBetween(row, from, from + DAY) : []);
  const directed = isOpen ? slotsBetween({ ...row, holds: [] }, from, from + DAY) : [];
  const slots = new Set([...planned, ...directed, ...mine.flatMap(({ slot }) => slot ?? [])]);
  const openState = (slot: string): CellState => {
    if (!planned.has(slot)) return 'held';
    return isOver(row, now) ? 'unwritten' : stateOf(slot, now);
  };
  return [...slots]
    .toSorted((a, b) => a.localeCompare(b))
    .map(slot => {
      const dose = mine.find(each => each.slot === slot) ?? null;
      const state = dose ? (dose.outcome === 'given' ? 'given' : 'omitted') : openState(slot);
      return { slot, state, dose };
    });
};

/** The effect of an as-needed dose is asked half an hour after it was given, and for the rest of that day. */
export const isEffectDue = ({ at, slot, effect }: MedicationDoseRow, row: MedicationRow, now: number): boolean =>
  row.asNeeded &&
  slot === null &&
  effect === null &&
  now - Date.parse(at) >= EFFECT_MS &&
  dayOf(at, row.offset) === dayOf(slotOf(now), row.offset);

/** The doses of a day without a planned time, which were given as needed. */
export const asNeededOf = (row: MedicationRow, doses: readonly MedicationDoseRow[]): MedicationDoseRow[] =>
  doses
    .filter(isOf(row))
    .filter(({ slot, corrected }) => slot === null && !corrected)
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** The events of an infusion on a day, in order: begun, changed, ended. */
export const flowOf = (row: MedicationRow, date: string): MedicationRow['flow'] => {
  const from = startOfDay(date, row.offset);
  return row.flow.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < from + DAY);
};

/** Whole days until it stops by its limit; null where it has none, or is over. */
export const daysLeft = (row: MedicationRow, now: number): number | null =>
  row.stopsAt === null || isOver(row, now) ? null : Math.ceil((Date.parse(row.stopsAt) - now) / DAY);

/** Whether it has no planned times: an infusion, or a medicine as needed. */
export const hasNoTimes = (row: MedicationRow): boolean =>
  !row.once && row.changes.every(({ times, everyHours }) => times.length === 0 && everyHours === null);
