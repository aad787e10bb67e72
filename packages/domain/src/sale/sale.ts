import { exact } from '@alur/contracts/inventory/quantity';
import type { Aggregate } from '../kernel/aggregate.js';
import type { EventData, SaleEvent } from './events.js';

export type SaleLine = EventData<'SaleLinesChanged'>['lines'][number];
export type Buyer = EventData<'SaleOpened'>['buyer'];
export type OutsidePrescription = EventData<'SaleOpened'>['prescription'];
export type Delivery = Pick<EventData<'SaleDeliveryChosen'>, 'method' | 'courier'>;
export type Lot = EventData<'SaleHandedOver'>['lines'][number]['lots'][number];

export interface SaleHeader {
  readonly saleId: number;
  readonly transactionId: number;
  readonly patientId: number | null;
}
interface Sale extends SaleHeader {
  readonly buyer: Buyer;
  readonly prescription: OutsidePrescription;
  readonly lines: readonly SaleLine[];
  readonly delivery: Delivery;
}
/** The lots of a line that were handed over, less what came back of them, what of it did, and what was refunded for that. */
export interface Given {
  readonly lineId: number;
  readonly lots: readonly Lot[];
  readonly sold: number;
  readonly returned: number;
  readonly refunded: number;
}
interface HandedOver extends Sale {
  readonly given: readonly Given[];
  readonly returns: number;
}
export type DraftSale = Sale & { readonly status: 'draft' };
export type ConfirmedSale = Sale & { readonly status: 'confirmed' };
export type GivenSale = HandedOver & { readonly status: 'handed_over' | 'partly_returned' | 'returned' };
export type AnySale = DraftSale | ConfirmedSale | GivenSale | (Sale & { readonly status: 'cancelled' });
export type SaleState = { readonly status: 'none' } | AnySale;

/** Only the header's fields of a value that has more. */
export const headerOf = ({ saleId, transactionId, patientId }: SaleHeader): SaleHeader => ({
  ...{ saleId, transactionId, patientId },
});

const saleOf = ({ buyer, prescription, lines, delivery, ...header }: AnySale): Sale => ({
  ...{ ...headerOf(header), buyer, prescription, lines, delivery },
});

/** What of a line was sold and has not come back, in base units or packs. */
export const leftOf = ({ sold, returned }: Given): number => exact(sold - returned);

/** What a line takes from stock. */
export interface Take {
  readonly lineId: number;
  readonly itemId: number;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
}

/** All that a sale takes from stock, line by line. */
export const takesOf = (lines: readonly SaleLine[]): Take[] =>
  lines.flatMap(({ lineId, itemId, name, baseUnit, quantity, compound }): Take[] =>
    itemId === null
      ? (compound?.components ?? []).map(each => ({
          ...{ lineId, itemId: each.medicineId, name: each.name, unit: each.unit, quantity: each.quantity },
        }))
      : [{ lineId, itemId, name, unit: baseUnit, quantity }],
  );

/** The medicines of which it takes, each once. */
export const itemsOf = (lines: readonly SaleLine[]): number[] => [...new Set(takesOf(lines).map(take => take.itemId))];

/** The lots without those that came back. */
const without = (lots: readonly Lot[], back: readonly Lot[]): Lot[] =>
  lots
    .map(lot => {
      const gone = back.find(({ lotId }) => lotId === lot.lotId)?.quantity ?? 0;
      return { ...lot, quantity: exact(lot.quantity - gone) };
    })
    .filter(({ quantity }) => quantity > 0);

const givenAfter = (given: readonly Given[], lines: EventData<'SaleReturned'>['lines']): Given[] =>
  given.map(each => {
    const back = lines.find(({ lineId }) => lineId === each.lineId);
    return back
      ? {
          lineId: each.lineId,
          sold: each.sold,
          lots: without(each.lots, back.lots),
          returned: exact(each.returned + back.quantity),
          refunded: each.refunded + back.amount,
        }
      : each;
  });

const evolve = (state: SaleState, { type, data }: SaleEvent): SaleState => {
  if (type === 'SaleOpened') {
    const { buyer, prescription } = data;
    const delivery = { method: 'self_pickup' as const, courier: null };
    return { ...headerOf(data), buyer, prescription, lines: [], delivery, status: 'draft' };
  }
  if (state.status === 'none') return state;
  switch (type) {
    case 'SaleBuyerChanged':
      return { ...state, buyer: data.buyer };
    case 'SalePrescriptionRecorded':
      return { ...state, prescription: data.prescription };
    case 'SaleLinesChanged':
      return { ...state, lines: data.lines };
    case 'SaleDeliveryChosen':
      return { ...state, delivery: { method: data.method, courier: data.courier } };
    case 'SaleConfirmed': {
      const lines = state.lines.map(line => {
        const priced = data.lines.find(({ lineId }) => lineId === line.lineId);
        return priced ? { ...line, unitPrice: priced.unitPrice, amount: priced.amount } : line;
      });
      return { ...saleOf(state), lines, status: 'confirmed' };
    }
    case 'SaleReopened':
      return { ...saleOf(state), status: 'draft' };
    case 'SaleHandedOver': {
      const given = data.lines.map(({ lineId, lots }) => {
        const sold = state.lines.find(line => line.lineId === lineId)?.quantity ?? 0;
        return { lineId, lots, sold, returned: 0, refunded: 0 };
      });
      return { ...saleOf(state), given, returns: 0, status: 'handed_over' };
    }
    case 'SaleReturned': {
      if (!('given' in state)) return state;
      const given = givenAfter(state.given, data.lines);
      const status = given.every(each => leftOf(each) === 0) ? 'returned' : 'partly_returned';
      return { ...saleOf(state), given, returns: data.returnId, status };
    }
    case 'SaleCancelled':
      return { ...saleOf(state), status: 'cancelled' };
  }
};

export const sale: Aggregate<SaleState, SaleEvent> = { kind: 'sale', initial: { status: 'none' }, evolve };
