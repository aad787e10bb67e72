import { medicine } from '@alur/contracts/catalogue/medicine';
import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/preparation/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import { done } from '../facility/done.js';
import type { Facility } from '../facility/facility.js';
import { received } from '../facility/shelves.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 23 * 3600 + 900;

const item = (name: string, price: number) => ({
  ...{ name, form: 'salep', baseUnit: 'gram', medicineClass: 'free' as const, price },
});

/** The pharmacy mixes an ointment: of two pharmacists who make it of the last box at once, one does. */
const mixes = async ({ administrator, pharmacists }: Facility, desk: Desk): Promise<void> => {
  const marks = { highAlert: false, lookAlike: false, fornas: false };
  const base = await done(administrator.command(medicine.add, null, { ...item('Vaselin album', 50), ...marks }));
  await done(administrator.command(receiveStock, base, received('V1', 150, 'opening')));
  const does = doesAt(desk, EVENING);
  const formula = { yieldQuantity: 100, shelfLifeDays: 90, ingredients: [{ itemId: base, quantity: 100 }] };
  const id = await does(pharmacists[0], commands.addPreparation, null, { ...item('Salep racikan', 400), ...formula });
  const race = pharmacists.map(who => order(who, commands.makeBatch, id, {}));
  onceOf(await desk.race(EVENING, race[0]!, race[1]!), commands.makeBatch);
};

interface Lot {
  lotId: number;
  quantity: number;
}
interface Made {
  batchId: number;
  lotId: number;
  quantity: number;
  ingredients: { lots: Lot[] }[];
}

/** Lots of which the shelf gave or got another quantity than the batches say that stand. */
export const madeOtherwise = (events: readonly LoggedEvent[]): number => {
  const open = new Map<number, number>();
  const add = (lotId: number, quantity: number) => open.set(lotId, (open.get(lotId) ?? 0) + quantity);
  const batches = new Map<unknown, Made>();
  const count = ({ lotId, quantity, ingredients }: Made, sign: 1 | -1) => {
    add(lotId, sign * quantity);
    for (const lot of ingredients.flatMap(({ lots }) => lots)) add(lot.lotId, -sign * lot.quantity);
  };
  for (const { type, data } of events) {
    if (type === 'PreparationBatchMade') {
      const made = data as unknown as Made;
      batches.set(made.batchId, made);
      count(made, 1);
    }
    const undone = type === 'PreparationBatchUndone' ? batches.get(data['batchId']) : undefined;
    if (undone) count(undone, -1);
    const { module } = (data['source'] ?? {}) as { module?: string };
    if (module !== 'preparation' || type === 'StockReserved') continue;
    for (const { lotId, quantity } of data['lots'] as Lot[]) add(lotId, type === 'StockIssued' ? quantity : -quantity);
  }
  return [...open.values()].filter(quantity => Math.abs(quantity) > 1e-6).length;
};

export const preparationDay: DayModule = {
  inTheWards: mixes,
  zeros: { made_otherwise: madeOtherwise },
  figures: { preparations_made: countOf('PreparationBatchMade') },
};
