import * as commands from '@alur/contracts/sale/commands';
import type { SaleRow } from '@alur/contracts/sale/rows';
import { payBill } from '@alur/contracts/transaction/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import type { Journal } from '../journal.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 23 * 3600 + 900;
const SOLD = 6;
const BACK = 2;
const reason = 'Salah beli';

/**
 * The pharmacy sells at its counter: one sale is handed over by one of two pharmacists, comes back in part, and then is
 * taken back whole by one of two; another is reopened, changed and kept; a third is cancelled.
 */
const sells = async (facility: Facility, desk: Desk, journal: Journal): Promise<void> => {
  const { pharmacists, cashiers, medicines, today } = facility;
  const [{ person: cashier, shiftId }] = cashiers;
  const does = doesAt(desk, EVENING);
  const prescription = { prescriberName: 'dr. Andi', writtenOn: today, patientName: 'Tono' };
  const lines = medicines.slice(0, 1).map(itemId => ({ itemId, quantity: SOLD }));
  const writes = (confirm: boolean) =>
    does(pharmacists[0], commands.openSale, null, { name: 'Tono', prescription, lines, confirm });
  const totalOf = async (id: number): Promise<number> => {
    const isThere = ([row]: SaleRow[]) => row?.status === 'confirmed';
    const [row] = await untilRow<SaleRow[]>(facility.administrator, `/v2/live/sale.one?id=${id}`, isThere);
    return row?.total ?? 0;
  };
  const pays = async (id: number): Promise<number> => {
    const amount = await totalOf(id);
    await does(cashier, payBill, id, { shiftId, lines: [{ method: 'qris', amount }] });
    return amount;
  };
  const both = (spec: typeof commands.handOverSale | typeof commands.returnSale, id: number, body: object) =>
    pharmacists.map(who => order(who, spec, id, body));
  const back = (quantity: number) => ({ lines: [{ lineId: 1, quantity }], method: 'qris', shiftId, reason });

  const returned = await writes(true);
  await pays(returned);
  const handing = both(commands.handOverSale, returned, { receiverName: 'Tono' });
  onceOf(await desk.race(EVENING, handing[0]!, handing[1]!), commands.handOverSale);
  await does(pharmacists[1], commands.returnSale, returned, back(BACK));
  const rest = both(commands.returnSale, returned, back(SOLD - BACK));
  onceOf(await desk.race(EVENING, rest[0]!, rest[1]!), commands.returnSale);

  const kept = await writes(true);
  await does(pharmacists[0], commands.reopenSale, kept);
  await does(pharmacists[0], commands.changeSale, kept, { prescription, lines, confirm: true });
  const paid = await pays(kept);
  journal.expectedTotal += paid;
  await does(pharmacists[1], commands.handOverSale, kept, { receiverName: 'Tono' });
  await does(pharmacists[0], commands.cancelSale, await writes(false), { reason });
};

interface Lots {
  readonly lots: readonly { readonly lotId: number; readonly quantity: number }[];
  readonly disposition?: string;
}

/** Lots of which the shelf gave or got back another quantity than the sales say. */
export const soldOtherwise = (events: readonly LoggedEvent[]): number => {
  const open = new Map<number, number>();
  const add = (lots: Lots['lots'], sign: 1 | -1) => {
    for (const { lotId, quantity } of lots) open.set(lotId, (open.get(lotId) ?? 0) + sign * quantity);
  };
  for (const { type, data } of events) {
    const lines = (data['lines'] ?? []) as Lots[];
    if (type === 'SaleHandedOver') for (const { lots } of lines) add(lots, 1);
    if (type === 'SaleReturned')
      for (const { lots, disposition } of lines) if (disposition === 'restocked') add(lots, -1);
    if (((data['source'] ?? {}) as { module?: string }).module !== 'sale') continue;
    if (type === 'StockIssued') add(data['lots'] as Lots['lots'], -1);
    if (type === 'StockReturned') add(data['lots'] as Lots['lots'], 1);
  }
  return [...open.values()].filter(quantity => Math.abs(quantity) > 1e-6).length;
};

const sum = (lines: unknown): number =>
  ((lines ?? []) as { amount: number }[]).reduce((all, { amount }) => all + amount, 0);

/** The rupiah by which bills differ from what was sold, and refunds from what came back. */
export const salesOffTheBill = (events: readonly LoggedEvent[]): number => {
  /** What each sale has been confirmed at, as long as it is. */
  const confirmed = new Map<unknown, number>();
  const charged = new Map<unknown, number>();
  const refunds = new Map<unknown, number>();
  const add = (sums: Map<unknown, number>, id: unknown, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  for (const { type, data } of events) {
    const id = data['transactionId'];
    if (type === 'SaleConfirmed') confirmed.set(id, Number(data['total']));
    if (type === 'SaleReopened') confirmed.set(id, 0);
    if (type === 'SaleReturned') add(refunds, id, (data['refund'] as { amount: number }).amount);
    if (type === 'ReturnRefunded') add(refunds, id, -Number(data['amount']));
    if (((data['source'] ?? {}) as { module?: string }).module !== 'sale') continue;
    if (type === 'ChargesPosted') add(charged, id, sum(data['lines']));
    if (type === 'ChargesWithdrawn') add(charged, id, -sum(data['lines']));
  }
  const off = [...confirmed].map(([id, total]) => total - (charged.get(id) ?? 0));
  return [...off, ...refunds.values()].reduce((all, difference) => all + Math.abs(difference), 0);
};

/** Sales that were handed over more than once. */
export const salesHandedOverTwice = (events: readonly LoggedEvent[]): number => {
  const ids = events.filter(({ type }) => type === 'SaleHandedOver').map(({ data }) => data['saleId']);
  return ids.length - new Set(ids).size;
};

export const saleDay: DayModule = {
  inTheWards: sells,
  zeros: {
    sold_otherwise: soldOtherwise,
    sales_off_the_bill: salesOffTheBill,
    sales_handed_over_twice: salesHandedOverTwice,
  },
  figures: { sales_handed_over: countOf('SaleHandedOver'), sales_returned: countOf('SaleReturned') },
};
