import { store } from '@alur/contracts/catalogue/store';
import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/requisition/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import { done } from '../facility/done.js';
import type { Facility } from '../facility/facility.js';
import { received } from '../facility/shelves.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 23 * 3600;
const STOCKED = 50;

/**
 * The wards' cabinet is filled from the pharmacy: less is approved than was asked, two pharmacists send it at once, and
 * two tablets are missing on arrival. What is asked again on the same evening is refused.
 */
const fills = async (facility: Facility, desk: Desk): Promise<void> => {
  const { administrator, nurse, pharmacists } = facility;
  const cabinet = { name: 'Lemari obat bangsal', kind: 'ward', code: null };
  const storeId = await done(administrator.command(store.add, null, cabinet));
  const items = facility.medicines.slice(0, 2);
  for (const itemId of items)
    await done(administrator.command(receiveStock, itemId, received('GUDANG', STOCKED, 'purchase')));
  const does = doesAt(desk, EVENING);
  const lines = (quantity: number) => items.map(itemId => ({ itemId, quantity }));

  const note = 'Persediaan satu minggu';
  const asked = await does(nurse, commands.makeRequisition, null, { storeId, lines: lines(30), note });
  await does(pharmacists[0], commands.approveRequisition, asked, { lines: lines(20) });
  const sends = pharmacists.map(who => order(who, commands.sendRequisition, asked, {}));
  onceOf(await desk.race(EVENING, sends[0]!, sends[1]!), commands.sendRequisition);
  await does(nurse, commands.receiveRequisition, asked, { lines: lines(18) });
  const again = await does(nurse, commands.makeRequisition, null, { storeId, lines: lines(30) });
  await does(pharmacists[1], commands.refuseRequisition, again, { reason: 'Baru dikirim sore ini' });
};

/** What a move between two stores does to what is under way. */
const underWay: Readonly<Record<string, number>> = { StockSent: 1, StockArrived: -1, StockReturned: -1 };

/** Lots of a requisition that neither arrived nor went back as they were sent. */
export const lostBetweenStores = (events: readonly LoggedEvent[]): number => {
  const open = new Map<string, number>();
  for (const { type, data } of events) {
    const { module, id } = (data['source'] ?? {}) as { module?: string; id?: number };
    const sign = underWay[type];
    if (module !== 'requisition' || sign === undefined) continue;
    for (const { lotId, quantity } of data['lots'] as { lotId: number; quantity: number }[]) {
      const key = `${id}/${lotId}`;
      open.set(key, (open.get(key) ?? 0) + sign * quantity);
    }
  }
  return [...open.values()].filter(quantity => Math.abs(quantity) > 1e-6).length;
};

export const requisitionDay: DayModule = {
  inTheWards: fills,
  zeros: { lost_between_stores: lostBetweenStores },
  figures: { requisitions: countOf('RequisitionReceived') },
};
