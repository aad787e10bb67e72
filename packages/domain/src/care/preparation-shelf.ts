import { lineAmount } from '@alur/contracts/inventory/quantity';
import { medicine, type Medicine } from '../catalogue/aggregates.js';
import type { CatalogueEvent } from '../catalogue/events.js';
import { take } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import type { StockState } from '../inventory/stock.js';
import { beside } from '../kernel/rejection.js';
import type { Used } from '../preparation/decisions.js';
import type { Formula } from '../preparation/preparation.js';

/** Source of what a batch moves in stock: the item that is made, and its batch. */
export const byBatch = (itemId: number, batchId: number): Source => ({
  module: 'preparation',
  id: itemId,
  line: batchId,
});

/** What the catalogue's form says besides, which is empty at first. */
const blank = {
  ...{ brand: null, strength: null, strengthUnit: null, ceilingPrice: null, minimumStock: null, maximumStock: null },
  ...{ highAlert: false, lookAlike: false, fornas: false, chronic: false, rack: null, kfaCode: null },
  ingredients: null,
};

type Described = Pick<Medicine, 'name' | 'form' | 'baseUnit' | 'category' | 'medicineClass' | 'price'>;

/** The item in the catalogue. That the facility makes it itself is said here alone. */
export const addItem = (itemId: number, fields: Described): CatalogueEvent[] => [
  {
    type: 'CatalogueItemAdded',
    data: { catalogue: medicine.kind, itemId, fields: { ...fields, ...blank, prepared: true } },
  },
];

/** What of an ingredient leaves the shelf, first expired first, and what that cost. */
export const takeIngredient = (
  of: { storeId: number; itemId: number; source: Source },
  { name, unit, quantity }: Formula['ingredients'][number],
  state: StockState,
  today: string,
): { moved: InventoryEvent[]; used: Used } => {
  const entered = { quantity, unit };
  const moved = beside('times', () => take({ ...of, item: name, entered }, state, today));
  const lots = moved.flatMap(event =>
    event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
  );
  const cost = lots.reduce((sum, lot) => sum + lineAmount(lot.quantity, lot.unitCost), 0);
  return { moved, used: { itemId: of.itemId, name, unit, quantity, cost, lots } };
};
