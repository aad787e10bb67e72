import { handOverSale, returnSale } from '@alur/contracts/sale/commands';
import { movements } from '../../care/drawer-movements.js';
import { actingStaff } from '../../care/on-encounter.js';
import { bySale, chargedAs, saleSource, saleStocks, takeByTake } from '../../care/sale-stocks.js';
import { stocksAt } from '../../care/stocks.js';
import { issue, putBack } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { debit } from '../../shift/decisions.js';
import { shift } from '../../shift/shift.js';
import { netOfService, returnCharges } from '../../transaction/returning.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { confirmed, handOver } from '../decisions.js';
import { given, returnedLines, takeBack } from '../returning.js';
import { sale, type Lot, type SaleState } from '../sale.js';

/** The medicines leave the pharmacy; the bill is checked, so that it cannot be voided meanwhile. */
const handOverAct = act({
  command: handOverSale,
  sees: { sale, transaction, settings, stocks: [stock] },
  primary: 'sale',
  streams: ({ id }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: checks(transaction, id),
    settings: settingsOf(context),
    stocks: saleStocks(mainStore(context), loaded.sale),
  }),
  decide: (command, states, context) => {
    const it = confirmed(states.sale);
    const bill = {
      isPaid: states.transaction.status === 'paid',
      payBeforeHandover: states.settings.pharmacy.payBeforeHandover,
    };
    const given = new Map<number, Lot[]>();
    const stocks = takeByTake(it.lines, states.stocks, ({ itemId, lineId, name: item }, state) => {
      const of = { storeId: mainStore(context), itemId, item, source: bySale(it.saleId, lineId) };
      const events = issue(of, state, context.today);
      const lots = events.flatMap(event =>
        event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
      );
      given.set(lineId, [...(given.get(lineId) ?? []), ...lots]);
      return events;
    });
    const lines = it.lines.map(({ lineId }) => ({ lineId, lots: given.get(lineId) ?? [] }));
    return { sale: handOver(states.sale, command, bill, lines, actingStaff(context)), stocks };
  },
});

/** The medicines that may come back into stock; what was compounded may not. */
const returnedItems = (state: SaleState | undefined, asked: readonly { lineId: number }[]): number[] => [
  ...new Set(asked.flatMap(({ lineId }) => known(state)?.lines.find(each => each.lineId === lineId)?.itemId ?? [])),
];

/** CASES: stock, money and balance of a return are one append, never above the sale. */
const returnAct = act({
  command: returnSale,
  sees: { sale, transaction, shift, stocks: [stock] },
  primary: 'sale',
  streams: ({ id, shiftId, lines }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: writes(transaction, id),
    shift: shiftId === null ? undefined : writes(shift, shiftId),
    stocks: stocksAt(mainStore(context), returnedItems(loaded.sale, lines)),
  }),
  decide: (command, states, context) => {
    const it = given(states.sale);
    const bill = billOf(states.transaction);
    const source = saleSource(it.saleId);
    const lines = returnedLines(it, command.lines, line => netOfService(bill, source, chargedAs(line)));
    const charges = lines.flatMap(({ lineId, quantity, amount }) => {
      const line = it.lines.find(each => each.lineId === lineId);
      return line ? [{ service: chargedAs(line), quantity: line.itemId === null ? 1 : quantity, amount }] : [];
    });
    const refunded = returnCharges(states.transaction, { source, lines: charges }, command);
    const back = movements(refunded, 'PaymentRefunded');
    const amount = back.reduce((sum, each) => sum + each.amount, 0);
    return {
      sale: takeBack(it, lines, command, amount, actingStaff(context)),
      transaction: refunded,
      ...(states.shift && back.length > 0 && { shift: debit(states.shift, back) }),
      stocks: returnedItems(it, command.lines).map((itemId, index) => {
        const line = it.lines.find(each => each.itemId === itemId);
        const back = lines.find(({ lineId }) => lineId === line?.lineId);
        if (!line || !back || back.disposition === 'written_off') return [];
        const { quantity, lots } = back;
        return putBack(
          { storeId: mainStore(context), itemId },
          { source: bySale(it.saleId, line.lineId), entered: { quantity, unit: line.baseUnit }, lots },
          states.stocks[index] ?? stock.initial,
        );
      }),
    };
  },
});

export const handingActs = [handOverAct, returnAct];
