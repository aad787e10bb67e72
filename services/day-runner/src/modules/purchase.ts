import { supplier } from '@alur/contracts/catalogue/stock-lists';
import * as commands from '@alur/contracts/purchase/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import { done } from '../facility/done.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 23 * 3600 + 600;
const BOX = 100;

/**
 * The pharmacy buys two medicines. Two pharmacists receive the last boxes at once, of which one does; the order is
 * invoiced and paid. A second one is cancelled.
 */
const buys = async (facility: Facility, desk: Desk): Promise<void> => {
  const { administrator, pharmacists, today } = facility;
  const supplierId = await done(administrator.command(supplier.add, null, { name: 'PT Medika Sejahtera' }));
  const lines = facility.medicines
    .slice(0, 2)
    .map(itemId => ({ itemId, unit: 'boks', factor: BOX, quantity: 3, unitPrice: 25_000, taxPercent: 11 }));
  const does = doesAt(desk, EVENING);
  const arrival = (documentNumber: string, quantity: number) => ({
    ...{ documentNumber, receivedOn: today },
    lines: lines.map((_line, at) => ({
      ...{ line: at + 1, quantity, freeQuantity: at, batch: `P${at + 1}`, expiry: '2031-12-31' },
    })),
  });

  const id = await does(pharmacists[0], commands.addPurchase, null, { supplierId, lines });
  await does(pharmacists[0], commands.orderPurchase, id);
  await does(pharmacists[1], commands.receivePurchase, id, arrival('SJ-1', 1));
  const rest = pharmacists.map((who, at) => order(who, commands.receivePurchase, id, arrival(`SJ-2${at}`, 2)));
  onceOf(await desk.race(EVENING, rest[0]!, rest[1]!), commands.receivePurchase);
  const invoice = { invoiceNumber: 'F-1', invoicedOn: today, dueOn: today };
  await does(pharmacists[0], commands.invoicePurchase, id, invoice);
  await does(administrator, commands.payPurchase, id, { paidOn: today, method: 'transfer' });
  const again = await does(pharmacists[1], commands.addPurchase, null, { supplierId, lines });
  await does(pharmacists[1], commands.cancelPurchase, again, { reason: 'Sudah dipesan sore ini' });
};

interface Line {
  lotId: number;
  baseQuantity: number;
}

/** Lots of which the shelf received another quantity than the receipt of the purchase says, less what was taken back. */
export const boughtOtherwise = (events: readonly LoggedEvent[]): number => {
  const open = new Map<number, number>();
  const add = (lotId: number, quantity: number) => open.set(lotId, (open.get(lotId) ?? 0) + quantity);
  const receipts = new Map<unknown, readonly Line[]>();
  for (const { type, data } of events) {
    if (type === 'PurchaseReceived') {
      const lines = data['lines'] as Line[];
      receipts.set(data['receiptId'], lines);
      for (const { lotId, baseQuantity } of lines) add(lotId, baseQuantity);
    }
    if (type === 'PurchaseReceiptReversed')
      for (const { lotId, baseQuantity } of receipts.get(data['receiptId']) ?? []) add(lotId, -baseQuantity);
    const { module } = (data['source'] ?? {}) as { module?: string };
    if (module !== 'purchase') continue;
    for (const { lotId, quantity } of data['lots'] as { lotId: number; quantity: number }[]) add(lotId, -quantity);
  }
  return [...open.values()].filter(quantity => Math.abs(quantity) > 1e-6).length;
};

export const purchaseDay: DayModule = {
  inTheWards: buys,
  zeros: { bought_otherwise: boughtOtherwise },
  figures: { purchases_paid: countOf('PurchasePaid') },
};
