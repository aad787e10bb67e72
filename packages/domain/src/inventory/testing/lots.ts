import { byHand } from '../decisions.js';
import type { InventoryEvent, Source } from '../events.js';
import { stock, type Lot, type StockState } from '../stock.js';

/** One medicine in one store, for the specs. */
export const of = { storeId: 1, itemId: 7 };
export const forPrescription = (id: number): Source => ({ module: 'prescription', id, line: null });
export const tablets = (quantity: number) => ({ quantity, unit: 'tablet' });

export const described = (lotId: number, expiry: string, batch: string) => ({
  ...{ lotId, batch, expiry },
  ...{ owner: 'own', unitCost: 500 },
});

export const received = (lotId: number, expiry: string, quantity: number, batch = `b${lotId}`): InventoryEvent => ({
  type: 'StockReceived',
  data: {
    ...of,
    source: byHand,
    entered: tablets(quantity),
    lots: [{ ...described(lotId, expiry, batch), quantity, balance: quantity }],
    item: { name: 'Amoksisilin', baseUnit: 'tablet', price: 1_000 },
    storeName: 'Farmasi',
    origin: 'opening',
    documentNumber: null,
    supplier: null,
  },
});

/** A reservation of a quantity of each lot: `[lotId, expiry, quantity]`. */
export const reserved = (prescription: number, ...lots: readonly [number, string, number][]): InventoryEvent => ({
  type: 'StockReserved',
  data: {
    ...of,
    source: forPrescription(prescription),
    entered: tablets(lots.reduce((sum, [, , quantity]) => sum + quantity, 0)),
    lots: lots.map(([lotId, expiry, quantity]) => ({ lotId, batch: `b${lotId}`, expiry, quantity })),
  },
});

export const returned = (lotId: number, expiry: string, quantity: number, balance: number): InventoryEvent => ({
  type: 'StockReturned',
  data: {
    ...of,
    source: forPrescription(1),
    entered: tablets(quantity),
    lots: [{ ...described(lotId, expiry, `b${lotId}`), quantity, balance }],
  },
});

export const stateAfter = (events: readonly InventoryEvent[], from: StockState = stock.initial): StockState =>
  events.reduce((state, event) => stock.evolve(state, event), from);

export const onHand = (lots: readonly Pick<Lot, 'onHand'>[]): number => lots.reduce((sum, lot) => sum + lot.onHand, 0);
