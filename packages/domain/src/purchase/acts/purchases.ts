import * as commands from '@alur/contracts/purchase/commands';
import { exact } from '@alur/contracts/inventory/quantity';
import { defaultNumbering, numberAs } from '@alur/contracts/letter/numbering';
import { actingStaff } from '../../care/on-encounter.js';
import { receivedItem, stocksAt } from '../../care/stocks.js';
import { medicine, store, supplier } from '../../catalogue/aggregates.js';
import { user } from '../../identity/user.js';
import { ensureBelowMaximum, receive as receiveInStock, takeBack } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock } from '../../inventory/stock.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { assignNumber, letterRegister, registersOf } from '../../letter/letter.js';
import { hasRule, merchant, ownMerchant } from '../../merchant/merchant.js';
import { settings, settingsOf } from '../../settings/settings.js';
import * as decisions from '../decisions.js';
import { purchase, type PurchaseState } from '../purchase.js';

/** Source of a movement in stock: the line of the order. */
const bySource = (id: number, line: number) => ({ module: 'purchase', id, line });

/** The items of an order's lines, each once. */
const itemsOf = (state: PurchaseState | undefined): number[] => known(state)?.lines.map(each => each.itemId) ?? [];

type Order = { storeId: number | null; supplierId: number; lines: readonly { itemId: number }[] };

const drafting = { store, supplier, items: [medicine] } as const;
const draftStreams = ({ storeId, supplierId, lines }: Order, context: DecisionContext) => ({
  store: checks(store, storeId ?? mainStore(context)),
  supplier: checks(supplier, supplierId),
  items: lines.map(({ itemId }) => checks(medicine, itemId)),
});

interface Drafting {
  readonly store: StateOf<typeof store>;
  readonly supplier: StateOf<typeof supplier>;
  readonly items: readonly StateOf<typeof medicine>[];
}

const draftFrom = (
  purchaseId: number,
  command: Order & Parameters<typeof decisions.draftOf>[1],
  states: Drafting,
  context: DecisionContext,
) => {
  const storeId = command.storeId ?? mainStore(context);
  ensure(storeId === mainStore(context) || states.store.status === 'active', 'stock.no-such-store', {}, 'storeId');
  ensure(states.supplier.status === 'active', 'purchase.no-such-supplier', {}, 'supplierId');
  const of = {
    ...{ purchaseId, storeId, storeName: known(states.store)?.fields.name ?? null },
    ...{ supplierId: command.supplierId, supplierName: states.supplier.fields.name },
  };
  const items = states.items.map(item => (item.status === 'active' ? item.fields : undefined));
  return decisions.draftOf(of, command, items);
};

const addAct = act({
  command: commands.addPurchase,
  ids: ['purchase'],
  sees: { purchase, ...drafting },
  primary: 'purchase',
  streams: (command, _loaded, context) => ({
    purchase: writes(purchase, context.ids['purchase'] ?? 0),
    ...draftStreams(command, context),
  }),
  decide: (command, states, context) => {
    const draft = draftFrom(context.ids['purchase'] ?? 0, command, states, context);
    return { purchase: decisions.add(draft, actingStaff(context)) };
  },
});

const changeAct = act({
  command: commands.changePurchase,
  sees: { purchase, ...drafting },
  primary: 'purchase',
  streams: (command, _loaded, context) => ({
    purchase: writes(purchase, command.id),
    ...draftStreams(command, context),
  }),
  decide: (command, states, context) => {
    decisions.ensureDraft(states.purchase);
    const draft = draftFrom(command.id, command, states, context);
    return { purchase: decisions.change(draft, actingStaff(context)) };
  },
});

/** Signed by whoever gives the command, and numbered among the facility's letters (record 85). */
const orderAct = act({
  command: commands.orderPurchase,
  sees: { purchase, supplier, settings, register: letterRegister, former: letterRegister, signer: user },
  primary: 'purchase',
  streams: ({ id }, loaded, context) => ({
    purchase: writes(purchase, id),
    supplier: checks(supplier, known(loaded.purchase)?.supplierId ?? 0),
    settings: settingsOf(context),
    ...registersOf(context, loaded.settings?.numbering ?? defaultNumbering),
    signer: checks(user, context.actorId),
  }),
  decide: ({ id }, states, context) => {
    decisions.ensureDraft(states.purchase);
    const its = states.supplier;
    ensure(its.status === 'active', 'purchase.no-such-supplier', {}, 'supplierId');
    const { name, address, phone } = its.fields;
    const numbered = assignNumber(states, id, context.today);
    return {
      purchase: decisions.order(states.purchase, {
        number: numberAs(states.settings.numbering.purchase, numbered.data.sequence, context.today),
        orderedOn: context.today,
        supplier: { name, address, phone },
        orderedBy: actingStaff(context),
        practiceLicence: known(states.signer)?.practiceLicence ?? '',
      }),
      register: [numbered],
    };
  },
});

const lots = Array.from({ length: commands.MOST_RECEIVED }, (_, at) => `lot${at + 1}`);

/** Each line of a receipt is a lot of its item, in the same append. */
const receiveAct = act({
  command: commands.receivePurchase,
  ids: ['receipt', ...lots],
  sees: { purchase, store, items: [medicine], stocks: [stock], merchant },
  primary: 'purchase',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.purchase);
    const items = itemsOf(loaded.purchase);
    return {
      purchase: writes(purchase, id),
      store: checks(store, it?.storeId ?? 0),
      items: items.map(itemId => checks(medicine, itemId)),
      stocks: stocksAt(it?.storeId ?? 0, items),
      merchant: ownMerchant(context),
    };
  },
  decide: (command, states, context) => {
    const received = decisions.receive(states.purchase, command, {
      receiptId: context.ids['receipt'] ?? 0,
      lotIds: lots.map(name => context.ids[name] ?? 0),
      today: context.today,
      receivedBy: actingStaff(context),
    });
    const it = known(states.purchase);
    const storeName = known(states.store)?.fields.name ?? null;
    return {
      purchase: [received],
      stocks: itemsOf(states.purchase).map((itemId, at) => {
        const item = known(states.items[at]);
        const lines = received.data.lines.filter(line => line.itemId === itemId);
        if (!item || lines.length === 0) return [];
        // SPEC 6: the rule limits what is received.
        const all = exact(lines.reduce((sum, { baseQuantity }) => sum + baseQuantity, 0));
        const first = command.lines.findIndex(
          each => each.line === lines[0]?.line && each.quantity + each.freeQuantity > 0,
        );
        const path = `lines.${first}.quantity`;
        if (hasRule(states.merchant, 'stock_upper_limit'))
          ensureBelowMaximum(item.fields, all, states.stocks[at] ?? stock.initial, path);
        return lines.flatMap(line => {
          const { lotId, batch, expiry, baseQuantity: quantity, unitCost } = line;
          const { documentNumber } = received.data;
          return receiveInStock(
            { storeId: received.data.storeId, itemId },
            {
              ...{ batch, expiry, quantity, unitCost, documentNumber },
              ...{ origin: 'purchase', supplier: it?.supplierName ?? null },
            },
            {
              ...{ lotId, item: receivedItem(item), storeName, source: bySource(command.id, line.line) },
              entered: { quantity: exact(line.quantity + line.freeQuantity), unit: line.unit },
            },
            context.today,
          );
        });
      }),
    };
  },
});

/** The lots leave the books by a counter-entry, all of them or none. */
const reverseAct = act({
  command: commands.reverseReceipt,
  sees: { purchase, stocks: [stock] },
  primary: 'purchase',
  streams: ({ id }, loaded) => ({
    purchase: writes(purchase, id),
    stocks: stocksAt(known(loaded.purchase)?.storeId ?? 0, itemsOf(loaded.purchase)),
  }),
  decide: ({ id, receiptId, reason }, states, context) => {
    const found = decisions.reversible(states.purchase, receiptId);
    const { storeId } = found.it;
    return {
      purchase: decisions.reverse(found, reason, actingStaff(context)),
      stocks: itemsOf(states.purchase).map((itemId, at) =>
        found.receipt.lines
          .filter(line => line.itemId === itemId)
          .flatMap(({ line, lotId, baseQuantity: quantity }) => {
            const item = found.it.lines.find(each => each.line === line);
            const about = { source: bySource(id, line), item: item?.name ?? '', unit: item?.baseUnit ?? '', reason };
            return takeBack({ storeId, itemId }, { lotId, quantity }, about, states.stocks[at] ?? stock.initial);
          }),
      ),
    };
  },
});

export const purchaseActs = [
  addAct,
  changeAct,
  orderAct,
  receiveAct,
  reverseAct,
  on(commands.invoicePurchase, purchase, (command, state, context) =>
    decisions.invoice(state, command, actingStaff(context), context.today),
  ),
  on(commands.payPurchase, purchase, (command, state, context) =>
    decisions.pay(state, command, actingStaff(context), context.today),
  ),
  on(commands.cancelPurchase, purchase, ({ reason }, state, context) =>
    decisions.cancel(state, reason, actingStaff(context)),
  ),
  on(commands.closePurchaseShort, purchase, ({ reason }, state, context) =>
    decisions.closeShort(state, reason, actingStaff(context)),
  ),
];
