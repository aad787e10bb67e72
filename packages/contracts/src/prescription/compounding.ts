import { lineAmount } from '../inventory/quantity.js';
import type { CompoundMethod } from './lines.js';

/** Units of a medicine to a thousandth, rounded up; to whole ones if the facility rounds up. */
export const wholeUnits = (units: number, roundUp: boolean): number => {
  const thousandths = Math.ceil(Math.round(units * 1_000_000) / 1000);
  return roundUp ? Math.ceil(thousandths / 1000) : thousandths / 1000;
};

export interface Compounding {
  method: CompoundMethod;
  /** Packs that were prescribed, and packs that are made: fewer when part is redeemed. */
  prescribedPacks: number;
  packs: number;
  /** Per pack for d.t.d., in all for non-d.t.d. */
  dose: number;
  /** Amount in one base unit; null when the dose is in base units. */
  strength: number | null;
}

/**
 * Base units that one component takes (DOMAIN 1.1). d.t.d.: dose × packs; non-d.t.d.: the written amount, of which
 * fewer packs take their part. Divided by the strength, and rounded up to whole tablets if the facility says so.
 * 120 mg d.t.d. in 10 packs from 500 mg tablets: 1200 / 500 = 2.4, so 3 tablets.
 * 12 mg non-d.t.d. over 10 packs from 4 mg tablets: 3 tablets; 5 of the packs: 1.5, so 2.
 */
export const unitsNeeded = (
  { method, prescribedPacks, packs, dose, strength }: Compounding,
  roundUp: boolean,
): number => {
  const amount = method === 'dtd' ? dose * packs : (dose * packs) / prescribedPacks;
  return wholeUnits(amount / (strength ?? 1), roundUp);
};

/** What a compounded medicine costs: what it takes at its prices, and the facility's fee for each (*tuslah*, *embalase*). */
export const compoundAmount = (takes: readonly { quantity: number; price: number }[], fee: number): number =>
  takes.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price), fee);
