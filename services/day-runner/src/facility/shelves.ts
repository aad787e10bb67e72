import { medicine } from '@alur/contracts/catalogue/medicine';
import { receiveStock } from '@alur/contracts/inventory/commands';
import { unitsOf } from '../plan/bill.js';
import type { PlannedClinic } from '../plan/planned.js';
import { lastBox, lastBoxName, medicines } from '../plan/price-list.js';
import type { Person } from '../wire/person.js';
import { done } from './done.js';

const EXPIRY = '2031-12-31';
/** Opening stock relative to the day's demand: too little, so that batches run out and more must be received. */
const STOCKED = 0.8;

const demandOf = ({ visits }: PlannedClinic, index: number): number =>
  visits
    .flatMap(visit => visit.lines)
    .filter(line => line.kind !== 'last-box' && line.medicine === index)
    .reduce((sum, line) => sum + unitsOf(line), 0);

export const received = (batch: string, quantity: number, origin: 'opening' | 'purchase') => ({
  batch,
  expiry: EXPIRY,
  quantity,
  unitCost: 100,
  origin,
});

const added = (administrator: Person, fields: object): Promise<number> =>
  done(
    administrator.command(medicine.add, null, {
      category: null,
      medicineClass: 'prescription',
      highAlert: false,
      lookAlike: false,
      fornas: true,
      ...fields,
    }),
  );

/**
 * Creates the price list's medicines with opening stock in two batches, and the single boxes that patients compete for.
 */
export const fillShelves = async (
  administrator: Person,
  plan: PlannedClinic,
): Promise<{ medicines: number[]; lastBoxes: Map<number, number> }> => {
  const ids: number[] = [];
  for (const [index, fields] of medicines.entries()) {
    const id = await added(administrator, fields);
    const half = Math.max(5, Math.round((demandOf(plan, index) * STOCKED) / 2));
    await done(administrator.command(receiveStock, id, received('D1', half, 'opening')));
    await done(administrator.command(receiveStock, id, received('D2', half, 'opening')));
    ids.push(id);
  }
  const lastBoxes = new Map<number, number>();
  for (const pair of plan.pairs) {
    const name = lastBoxName(pair);
    const { price, units } = lastBox;
    const fields = { name, form: 'tablet', strength: null, strengthUnit: null, baseUnit: 'tablet', price };
    const id = await added(administrator, fields);
    await done(administrator.command(receiveStock, id, received('D1', units, 'opening')));
    lastBoxes.set(pair, id);
  }
  return { medicines: ids, lastBoxes };
};
