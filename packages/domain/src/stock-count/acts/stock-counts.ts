import { defaultNumbering, numberAs } from '@alur/contracts/letter/numbering';
import * as commands from '@alur/contracts/stock-count/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { correctionsOf } from '../../care/stock-count-corrections.js';
import { receivedItem, stocksAt } from '../../care/stocks.js';
import { medicine, store } from '../../catalogue/aggregates.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act, on } from '../../kernel/act.js';
import { checks, idOf, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { take, uniqueName, uniqueNameOf, type NameState } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { assignNumber, letterRegister, registersOf } from '../../letter/letter.js';
import { settings, settingsOf } from '../../settings/settings.js';
import * as decisions from '../decisions.js';
import { stockCount, type StockCountState } from '../stock-count.js';

/** The minutes (*berita acara*) are numbered among the facility's letters. */
const FORMAT = '{nomor}/BASO/{bulan}/{tahun}';

const itemOf = (itemId: number, state: StateOf<typeof medicine> | undefined) => {
  const fields = known(state)?.fields;
  return fields && { itemId, name: fields.name, baseUnit: fields.baseUnit, category: fields.category };
};

/**
 * An item in a store is counted by one count at a time. The claim stays when a count ends, since an approval writes the
 * stocks themselves: what an ended count holds is free.
 */
const claim = (storeId: number, itemId: number) => ({
  ...{ kind: 'stock-count', value: stockId({ storeId, itemId }), taken: 'stock-count.item-in-count' },
});
const claimOf = (storeId: number, itemId: number, context: DecisionContext) =>
  uniqueNameOf(claim(storeId, itemId).kind, claim(storeId, itemId).value, context);
const holderName = (countId: number) => `${stockCount.kind}-${countId}`;
/** The counts that hold these claims, each once. */
const holdersOf = (claims: readonly NameState[] | undefined, except: number): string[] => [
  ...new Set((claims ?? []).flatMap(({ holder }) => (holder && holder !== holderName(except) ? [idOf(holder)] : []))),
];
const holderAmong = (state: NameState | undefined, ids: readonly string[], holders: readonly StockCountState[]) =>
  state?.holder ? holders[ids.indexOf(idOf(state.holder))] : undefined;

const openAct = act({
  command: commands.openStockCount,
  ids: ['stock_count'],
  sees: {
    ...{ count: stockCount, store, items: [medicine], stocks: [stock], claims: [uniqueName], holders: [stockCount] },
    ...{ settings, register: letterRegister, former: letterRegister },
  },
  primary: 'count',
  streams: (command, loaded, context) => {
    const storeId = command.storeId ?? mainStore(context);
    return {
      count: writes(stockCount, context.ids['stock_count'] ?? 0),
      store: checks(store, storeId),
      items: command.itemIds.map(itemId => checks(medicine, itemId)),
      stocks: command.itemIds.map(itemId => checks(stock, stockId({ storeId, itemId }))),
      claims: command.itemIds.map(itemId => claimOf(storeId, itemId, context)),
      holders: holdersOf(loaded.claims, 0).map(id => checks(stockCount, id)),
      settings: settingsOf(context),
      ...registersOf(context, loaded.settings?.numbering ?? defaultNumbering),
    };
  },
  decide: ({ itemIds, scope, category, ...command }, states, context) => {
    const storeId = command.storeId ?? mainStore(context);
    ensure(storeId === mainStore(context) || states.store.status === 'active', 'stock.no-such-store', {}, 'storeId');
    const countId = context.ids['stock_count'] ?? 0;
    const numbered = assignNumber(states, countId, context.today);
    const items = itemIds.map((itemId, at) => itemOf(itemId, states.items[at]));
    const opened = decisions.open(
      {
        ...{ countId, storeId, storeName: known(states.store)?.fields.name ?? null, scope, category },
        ...{ number: numberAs(FORMAT, numbered.data.sequence, context.today), openedBy: actingStaff(context) },
      },
      items,
      states.stocks,
    );
    const ids = holdersOf(states.claims, 0);
    const claims = itemIds.map((itemId, at) => {
      const holder = holderAmong(states.claims[at], ids, states.holders);
      decisions.ensureFree(items[at] ?? { name: '' }, holder, `itemIds.${at}`);
      return take({ holder: null }, holderName(countId), claim(storeId, itemId), context);
    });
    return { count: opened, claims, register: [numbered] };
  },
});

/** The items of these lots, each once. */
const itemsOfLots = (state: StockCountState | undefined, lots: readonly { lotId: number }[]): number[] => {
  const wanted = new Set(lots.map(({ lotId }) => lotId));
  return [...new Set(known(state)?.lines.flatMap(({ lotId, itemId }) => (wanted.has(lotId) ? [itemId] : [])))];
};

const countAct = act({
  command: commands.countStockLines,
  sees: { count: stockCount, stocks: [stock] },
  primary: 'count',
  streams: ({ id, lines }, loaded) => {
    const storeId = known(loaded.count)?.storeId ?? 0;
    return {
      count: writes(stockCount, id),
      stocks: itemsOfLots(loaded.count, lines).map(itemId => checks(stock, stockId({ storeId, itemId }))),
    };
  },
  decide: (command, states, context) => ({
    count: decisions.count(states.count, command, states.stocks, actingStaff(context)),
  }),
});

/** What lies on the shelf may be of an item that the count did not begin with; it is the count's from then on. */
const findAct = act({
  command: commands.findStockLot,
  ids: ['lot'],
  sees: { count: stockCount, item: medicine, claim: uniqueName, holders: [stockCount] },
  primary: 'count',
  streams: ({ id, itemId }, loaded, context) => {
    const storeId = known(loaded.count)?.storeId;
    return {
      count: writes(stockCount, id),
      item: checks(medicine, itemId),
      claim: storeId === undefined ? undefined : claimOf(storeId, itemId, context),
      holders: holdersOf(loaded.claim && [loaded.claim], id).map(each => checks(stockCount, each)),
    };
  },
  decide: (command, states, context) => {
    const { id, itemId } = command;
    const item = itemOf(itemId, states.item);
    const storeId = known(states.count)?.storeId ?? 0;
    const found = decisions.find(states.count, command, {
      ...{ lotId: context.ids['lot'] ?? 0, item, foundBy: actingStaff(context) },
    });
    decisions.ensureFree(item ?? { name: '' }, states.holders[0], 'itemId');
    const isOwn = states.claim?.holder === holderName(id);
    return {
      count: found,
      claim: isOwn ? [] : take({ holder: null }, holderName(id), claim(storeId, itemId), context),
    };
  },
});

/** The act and the corrections are one append; only items of which a lot differs are written. */
const approveAct = act({
  command: commands.approveStockCount,
  sees: { count: stockCount, items: [medicine], stocks: [stock] },
  primary: 'count',
  streams: ({ id }, loaded) => {
    const items = loaded.count ? decisions.itemsThatDiffer(loaded.count) : [];
    return {
      count: writes(stockCount, id),
      items: items.map(itemId => checks(medicine, itemId)),
      stocks: stocksAt(known(loaded.count)?.storeId ?? 0, items),
    };
  },
  decide: (_command, states, context) => {
    const approved = decisions.approve(states.count, actingStaff(context));
    const it = known(states.count);
    const lines = decisions.differing(states.count);
    return {
      count: approved,
      stocks: decisions.itemsThatDiffer(states.count).map((itemId, at) => {
        const item = known(states.items[at]);
        if (!it || !item) return [];
        const { countId, storeId, storeName, number } = it;
        const by = { countId, storeName, number, item: receivedItem(item) };
        const its = lines.filter(line => line.itemId === itemId);
        return correctionsOf({ storeId, itemId }, its, by, states.stocks[at] ?? stock.initial);
      }),
    };
  },
});

export const stockCountActs = [
  openAct,
  countAct,
  findAct,
  on(commands.submitStockCount, stockCount, (_command, state, context) =>
    decisions.submit(state, actingStaff(context)),
  ),
  on(commands.returnStockCount, stockCount, ({ reason }, state, context) =>
    decisions.sendBack(state, reason, actingStaff(context)),
  ),
  approveAct,
  on(commands.cancelStockCount, stockCount, ({ reason }, state, context) =>
    decisions.cancel(state, reason, actingStaff(context)),
  ),
];
