import { handOverSale, returnSale } from '@alur/contracts/sale/commands';
import { movements } from '../../care/drawer-movements.js';
import { actingStaff } from '../../care/on-encounter.js';
import { bySale, saleSource, saleStocks } from '../../care/sale-stocks.js';
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
import { sale, type Lot } from '../sale.js';

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
    const stocks = it.lines.map(({ itemId, lineId, name: item }, index) => {
      const of = { storeId: mainStore(context), itemId, item, source: bySale(it.saleId, lineId) };
      return issue(of, states.stocks[index] ?? stock.initial, context.today);
    });
    const lines = it.lines.map(({ lineId }, index) => ({
      lineId,
      lots: (stocks[index] ?? []).flatMap((event): Lot[] =>
        event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
      ),
    }));
    return { sale: handOver(states.sale, command, bill, lines, actingStaff(context)), stocks };
  },
});

/** CASES: stock, money and balance of a return are one append, never above the sale. */
const returnAct = act({
  command: returnSale,
  sees: { sale, transaction, shift, stocks: [stock] },
  primary: 'sale',
  streams: ({ id, shiftId, lines }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: writes(transaction, id),
    shift: shiftId === null ? undefined : writes(shift, shiftId),
    stocks: stocksAt(
      mainStore(context),
      lines.map(({ lineId }) => known(loaded.sale)?.lines.find(each => each.lineId === lineId)?.itemId ?? 0),
    ),
  }),
  decide: (command, states, context) => {
    const it = given(states.sale);
    const bill = billOf(states.transaction);
    const source = saleSource(it.saleId);
    const netOf = ({ itemId }: { itemId: number }) => netOfService(bill, source, { kind: 'medicine', id: itemId });
    const lines = returnedLines(it, command.lines, netOf);
    const charges = lines.map(({ lineId, quantity, amount }) => {
      const itemId = it.lines.find(each => each.lineId === lineId)?.itemId ?? 0;
      return { service: { kind: 'medicine', id: itemId }, quantity, amount };
    });
    const refunded = returnCharges(states.transaction, { source, lines: charges }, command);
    const back = movements(refunded, 'PaymentRefunded');
    const amount = back.reduce((sum, each) => sum + each.amount, 0);
    return {
      sale: takeBack(it, lines, command, amount, actingStaff(context)),
      transaction: refunded,
      ...(states.shift && back.length > 0 && { shift: debit(states.shift, back) }),
      stocks: lines.map(({ lineId, quantity, disposition, lots }, index) => {
        const line = it.lines.find(each => each.lineId === lineId);
        if (!line || disposition === 'written_off') return [];
        return putBack(
          { storeId: mainStore(context), itemId: line.itemId },
          { source: bySale(it.saleId, lineId), entered: { quantity, unit: line.baseUnit }, lots },
          states.stocks[index] ?? stock.initial,
        );
      }),
    };
  },
});

export const handingActs = [handOverAct, returnAct];
