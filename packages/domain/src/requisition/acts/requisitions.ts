import { exact } from '@alur/contracts/inventory/quantity';
import * as commands from '@alur/contracts/requisition/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { receivedItem, stocksAt } from '../../care/stocks.js';
import { medicine, store } from '../../catalogue/aggregates.js';
import { arrive, ensureBelowMaximum, putBack, sendAway } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hasRule, merchant, ownMerchant } from '../../merchant/merchant.js';
import type { RequisitionEvent } from '../events.js';
import { approve, make, receive, refuse, requisition, toSend, type RequisitionState } from '../requisition.js';

/** Source of the requisition's movements in stock. */
const bySource = (id: number) => ({ module: 'requisition', id, line: null });
const itemsOf = (state: RequisitionState | undefined): number[] => known(state)?.lines.map(each => each.itemId) ?? [];

/** SPEC 6: the rule limits what is ordered and received; the rest returns to the sending store. */
const isLimited = (state: Parameters<typeof hasRule>[0] | undefined): boolean =>
  state !== undefined && hasRule(state, 'stock_upper_limit');

const makeAct = act({
  command: commands.makeRequisition,
  ids: ['requisition'],
  sees: { requisition, store, from: store, items: [medicine], stocks: [stock], merchant },
  primary: 'requisition',
  streams: ({ storeId, fromStoreId, lines }, loaded, context) => ({
    requisition: writes(requisition, context.ids['requisition'] ?? 0),
    store: checks(store, storeId),
    from: checks(store, fromStoreId ?? mainStore(context)),
    items: lines.map(({ itemId }) => checks(medicine, itemId)),
    merchant: ownMerchant(context),
    // The receiving store's stock matters only if its maximum is enforced.
    stocks: isLimited(loaded.merchant) ? lines.map(({ itemId }) => checks(stock, stockId({ storeId, itemId }))) : [],
  }),
  decide: ({ storeId, fromStoreId, lines, note }, states, context) => {
    const its = states.store;
    ensure(its.status === 'active', 'stock.no-such-store', {}, 'storeId');
    const fromId = fromStoreId ?? mainStore(context);
    const from = known(states.from);
    ensure(from !== undefined || fromId === mainStore(context), 'stock.no-such-store', {}, 'fromStoreId');
    return {
      requisition: make({
        requisitionId: context.ids['requisition'] ?? 0,
        ...{ storeId, storeName: its.fields.name, fromStoreId: fromId, fromStoreName: from?.fields.name ?? '' },
        lines: lines.map(({ itemId, quantity }, index) => {
          const item = states.items[index];
          ensure(item?.status === 'active', 'requisition.no-such-item', {}, `lines.${index}.itemId`);
          const on = states.stocks[index];
          if (on) ensureBelowMaximum(item.fields, quantity, on, `lines.${index}.quantity`);
          return { itemId, name: item.fields.name, unit: item.fields.baseUnit, quantity };
        }),
        note,
        requestedBy: actingStaff(context),
      }),
    };
  },
});

/** Takes the goods from the sending store: first expired, first out, all or nothing. */
const sendAct = act({
  command: commands.sendRequisition,
  sees: { requisition, stocks: [stock] },
  primary: 'requisition',
  streams: ({ id }, loaded) => ({
    requisition: writes(requisition, id),
    stocks: stocksAt(known(loaded.requisition)?.fromStoreId ?? 0, itemsOf(loaded.requisition)),
  }),
  decide: ({ id }, states, context) => {
    const { requisitionId, lines } = toSend(states.requisition);
    const it = known(states.requisition);
    const items = itemsOf(states.requisition);
    const sent = lines.map(({ itemId, quantity }) => {
      const asked = it?.lines.find(each => each.itemId === itemId);
      const entered = { quantity, unit: asked?.unit ?? '' };
      const of = { storeId: it?.fromStoreId ?? 0, itemId, item: asked?.name ?? '', source: bySource(id), entered };
      const state = states.stocks[items.indexOf(itemId)] ?? stock.initial;
      return { itemId, quantity, events: sendAway(of, it?.storeId ?? 0, state, context.today) };
    });
    const done: RequisitionEvent = {
      type: 'RequisitionSent',
      data: {
        requisitionId,
        lines: sent.map(({ itemId, quantity, events }) => ({
          ...{ itemId, quantity },
          lots: events.flatMap(({ data }) => data.lots.map(({ balance: _balance, ...lot }) => lot)),
        })),
        sentBy: actingStaff(context),
      },
    };
    return {
      requisition: [done],
      stocks: items.map(itemId => sent.find(each => each.itemId === itemId)?.events ?? []),
    };
  },
});

/** What arrived becomes the receiving store's, lot by lot; what did not returns to the sending store. */
const receiveAct = act({
  command: commands.receiveRequisition,
  sees: { requisition, items: [medicine], stocks: [stock], backs: [stock], merchant },
  primary: 'requisition',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.requisition);
    const items = itemsOf(loaded.requisition);
    return {
      requisition: writes(requisition, id),
      items: items.map(itemId => checks(medicine, itemId)),
      stocks: stocksAt(it?.storeId ?? 0, items),
      backs: stocksAt(it?.fromStoreId ?? 0, items),
      merchant: ownMerchant(context),
    };
  },
  decide: ({ id, lines }, states, context) => {
    const { events, sent, received } = receive(states.requisition, lines, actingStaff(context));
    const it = known(states.requisition);
    const items = itemsOf(states.requisition);
    if (isLimited(states.merchant))
      received.forEach(({ itemId, quantity }, index) => {
        const at = items.indexOf(itemId);
        const fields = known(states.items[at])?.fields;
        const on = states.stocks[at] ?? stock.initial;
        if (fields && quantity > 0) ensureBelowMaximum(fields, quantity, on, `lines.${index}.quantity`);
      });
    const split = (itemId: number) => {
      const line = sent.find(each => each.itemId === itemId);
      let open = received.find(each => each.itemId === itemId)?.quantity ?? 0;
      const parts = (line?.lots ?? []).map(lot => {
        const come = Math.min(open, lot.quantity);
        open = exact(open - come);
        return { come: { ...lot, quantity: come }, back: { ...lot, quantity: exact(lot.quantity - come) } };
      });
      const some = (lots: (typeof parts)[number]['come'][]) => lots.filter(({ quantity }) => quantity > 0);
      return { come: some(parts.map(({ come }) => come)), back: some(parts.map(({ back }) => back)) };
    };
    const unitOf = (itemId: number) => it?.lines.find(each => each.itemId === itemId)?.unit ?? '';
    const sum = (lots: readonly { quantity: number }[]) => exact(lots.reduce((all, lot) => all + lot.quantity, 0));
    return {
      requisition: events,
      stocks: items.map((itemId, index) => {
        const { come } = split(itemId);
        const item = known(states.items[index]);
        const entered = { quantity: sum(come), unit: unitOf(itemId) };
        const label = item ? receivedItem(item) : { name: '', baseUnit: '', price: 0 };
        const of = { storeId: it?.storeId ?? 0, itemId };
        const about = { source: bySource(id), entered, lots: come, item: label, storeName: it?.storeName ?? '' };
        return arrive(of, about, it?.fromStoreId ?? 0, states.stocks[index] ?? stock.initial);
      }),
      backs: items.map((itemId, index) => {
        const { back } = split(itemId);
        const entered = { quantity: sum(back), unit: unitOf(itemId) };
        const of = { storeId: it?.fromStoreId ?? 0, itemId };
        return putBack(of, { source: bySource(id), entered, lots: back }, states.backs[index] ?? stock.initial);
      }),
    };
  },
});

export const requisitionActs = [
  makeAct,
  on(commands.approveRequisition, requisition, ({ lines }, state, context) =>
    approve(state, lines, actingStaff(context)),
  ),
  on(commands.refuseRequisition, requisition, ({ reason }, state, context) =>
    refuse(state, reason, actingStaff(context)),
  ),
  sendAct,
  receiveAct,
];
