import * as z from 'zod/mini';
import { shiftOf, type ShiftOfDay } from '../ward-shift/shifts.js';

/** Kinds of fluid intake and output (DOMAIN-CLINICAL 9.2). */
export const FluidKind = z.enum(['infusion', 'oral', 'blood', 'medicine', 'urine', 'drain', 'vomit', 'stool']);
export type FluidKind = z.infer<typeof FluidKind>;
export const FLUID_CODES = 'fluid';

export const fluidsIn = ['infusion', 'oral', 'blood', 'medicine'] as const satisfies readonly FluidKind[];
export const fluidsOut = ['urine', 'drain', 'vomit', 'stool'] as const satisfies readonly FluidKind[];
export const isIntake = (kind: FluidKind): boolean => (fluidsIn as readonly FluidKind[]).includes(kind);

export const fluidDisplay: Readonly<Record<FluidKind, string>> = {
  infusion: 'Infusion intake',
  oral: 'Oral intake',
  blood: 'Blood product intake',
  medicine: 'Medicine intake',
  urine: 'Urine output',
  drain: 'Drain output',
  vomit: 'Vomit output',
  stool: 'Stool output',
};

export interface FluidEntry {
  at: string;
  kind: FluidKind;
  volume: number;
}
export interface FluidTotal {
  taken: number;
  lost: number;
  balance: number;
}

export const fluidTotal = (entries: readonly FluidEntry[]): FluidTotal => {
  const sum = (isIn: boolean) =>
    entries.filter(({ kind }) => isIntake(kind) === isIn).reduce((total, { volume }) => total + volume, 0);
  const taken = sum(true);
  const lost = sum(false);
  return { taken, lost, balance: taken - lost };
};

/**
 * Totals of each shift of a ward's day, which begins with the morning shift and ends with the night shift of the next
 * day.
 */
export const shiftTotals = (
  entries: readonly FluidEntry[],
  wardDay: string,
  offset: string,
): Record<ShiftOfDay['shift'], FluidTotal> => {
  const of = (shift: ShiftOfDay['shift']) =>
    fluidTotal(
      entries.filter(({ at }) => {
        const its = shiftOf(at, offset);
        return its.shift === shift && its.date === wardDay;
      }),
    );
  return { morning: of('morning'), afternoon: of('afternoon'), night: of('night') };
};

/**
 * An adult's insensible water loss in a day (*IWL*), minimum and maximum: 10 to 15 ml per kg, and a tenth more for each
 * degree above 37 (DOMAIN-CLINICAL 9.2). Null for children, and without a weight.
 */
export const insensibleLoss = (
  weight: number | null,
  temperature: number | null,
): [least: number, most: number] | null => {
  if (weight === null) return null;
  const fever = 1 + 0.1 * Math.max(0, (temperature ?? 37) - 37);
  return [Math.round(10 * weight * fever), Math.round(15 * weight * fever)];
};
