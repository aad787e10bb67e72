import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { receivedItem } from '../../care/stocks.js';
import { medicine, store } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { hasRule, merchant, ownMerchant } from '../../merchant/merchant.js';
import { correct, ensureBelowMaximum, receive } from '../decisions.js';
import { mainStore } from '../main-store.js';
import { stock, stockId, type StockOf } from '../stock.js';

const place = ({ id, storeId }: { id: number; storeId: number | null }, context: DecisionContext): StockOf => ({
  storeId: storeId ?? mainStore(context),
  itemId: id,
});

/** The item must exist before any stock of it does. The main store exists even before it is named in the catalogue. */
export const receiveStockAct = act({
  command: receiveStock,
  ids: ['lot'],
  sees: { item: medicine, store, stock, merchant },
  primary: 'item',
  streams: (command, _loaded, context) => {
    const of = place(command, context);
    return {
      item: checks(medicine, of.itemId),
      store: checks(store, of.storeId),
      stock: writes(stock, stockId(of)),
      merchant: ownMerchant(context),
    };
  },
  decide: (command, states, context) => {
    const of = place(command, context);
    const item = known(states.item);
    ensure(of.storeId === mainStore(context) || states.store.status === 'active', 'stock.no-such-store', {}, 'storeId');
    if (!item) return {};
    const { name, maximumStock } = item.fields;
    // SPEC 6: the rule limits what is received; stock above the maximum stays.
    if (hasRule(states.merchant, 'stock_upper_limit'))
      ensureBelowMaximum({ name, maximumStock }, command.quantity, states.stock);
    const receipt = {
      lotId: context.ids['lot'] ?? 0,
      item: receivedItem(item),
      storeName: known(states.store)?.fields.name ?? null,
    };
    return { stock: receive(of, command, receipt, context.today) };
  },
});

export const correctStockAct = act({
  command: correctStock,
  sees: { item: medicine, stock },
  primary: 'item',
  streams: (command, _loaded, context) => {
    const of = place(command, context);
    return { item: checks(medicine, of.itemId), stock: writes(stock, stockId(of)) };
  },
  decide: (command, states, context) => ({
    stock: correct(place(command, context), command, known(states.item)?.fields.baseUnit ?? '', states.stock),
  }),
});
