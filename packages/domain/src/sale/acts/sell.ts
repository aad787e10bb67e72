import * as commands from '@alur/contracts/sale/commands';
import { settingsOn } from '@alur/contracts/settings/settings';
import { medicineFacts } from '../../care/medicine-facts.js';
import { actingStaff } from '../../care/on-encounter.js';
import { bySale, chargedAs, releaseSale, saleSource, saleStocks, takeByTake } from '../../care/sale-stocks.js';
import { stocksAt } from '../../care/stocks.js';
import { medicine } from '../../catalogue/aggregates.js';
import { reserve } from '../../inventory/decisions.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, type StockState } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { beside, ensure } from '../../kernel/rejection.js';
import type { PatientEvent } from '../../patient/events.js';
import { activePatient, patient, type PatientState } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import type { TransactionState } from '../../transaction/bill.js';
import { expectCharge, postCharges, withdrawCharges } from '../../transaction/charging.js';
import { closeBill } from '../../transaction/closing.js';
import { applyDeposits } from '../../transaction/deposits.js';
import { cancelTransaction } from '../../transaction/ending.js';
import type { NewLine } from '../../transaction/lines.js';
import { openBill } from '../../transaction/opening.js';
import { after as afterOnBill, inTurn, noTransaction } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';
import * as decisions from '../decisions.js';
import type { EventData, SaleEvent } from '../events.js';
import { itemsOf, sale, type AnySale, type SaleState } from '../sale.js';

const linesIn = (state: SaleState | undefined) => known(state)?.lines ?? [];

type Items = readonly StateOf<typeof medicine>[];

interface Priced {
  readonly settings: StateOf<typeof settings>;
  readonly items: Items;
}

/** The items that a command or a sale names, at the prices of the day. */
const shelf = (ids: readonly number[], states: Priced, { today }: DecisionContext): decisions.Shelf => {
  const { roundUpStock, compoundFee } = settingsOn(states.settings, today).pharmacy;
  return { medicines: medicineFacts(ids, states.items, today), roundUpStock, compoundFee };
};

const billLines = (it: AnySale, { lines }: EventData<'SaleConfirmed'>): NewLine[] => {
  const fee = it.delivery.courier?.fee ?? 0;
  return [
    ...it.lines.map(({ lineId, itemId, name, quantity, baseUnit }): NewLine => {
      const unitPrice = lines.find(each => each.lineId === lineId)?.unitPrice ?? 0;
      // A compounded medicine is charged as a whole, as a prescription's is.
      if (itemId === null)
        return {
          ...{ itemType: 'pharmacy' as const, service: chargedAs({ itemId, lineId }) },
          ...{ name: `${name} (${quantity} ${baseUnit})`, quantity: 1, unitPrice },
        };
      return { itemType: 'pharmacy', service: chargedAs({ itemId, lineId }), name, quantity, unitPrice };
    }),
    ...(fee > 0
      ? [{ itemType: 'administration', service: null, name: 'Ongkos kirim', quantity: 1, unitPrice: fee } as const]
      : []),
  ];
};

interface Confirming extends Priced {
  readonly sale: SaleState;
  readonly transaction: TransactionState;
  readonly stocks: readonly StockState[];
}

/** Prices are fixed, all medicines are reserved or none, and the bill gets what was reserved and is payable. */
const confirming = (states: Confirming, context: DecisionContext) => {
  const it = decisions.draft(states.sale);
  const confirmed = decisions.confirm(it, shelf(itemsOf(it.lines), states, context), actingStaff(context));
  const { cashier } = states.settings;
  const bill = known(states.transaction);
  ensure(bill?.status === 'open', 'sale.bill-not-open');
  const document = {
    ...{ source: saleSource(it.saleId), encounterId: null, fixed: true, performedAt: context.now },
    lines: billLines(it, confirmed.data),
  };
  return {
    sale: confirmed,
    transaction: inTurn(
      states.transaction,
      so => postCharges(so, document, cashier),
      so => closeBill(so, cashier),
      so => (so.status === 'closed' ? applyDeposits(so) : []),
    ),
    stocks: takeByTake(it.lines, states.stocks, ({ itemId, lineId, name: item, quantity, unit }, state) => {
      const demand = { storeId: mainStore(context), itemId, item, source: bySale(it.saleId, lineId) };
      const isCompound = it.lines.some(line => line.lineId === lineId && line.itemId === null);
      return beside(`${decisions.pathOf(it.lines, lineId)}.${isCompound ? 'packs' : 'quantity'}`, () =>
        reserve({ ...demand, entered: { quantity, unit } }, state, context.today),
      );
    }),
  };
};

type Typed = {
  lines: readonly { itemId: number }[];
  compounds: readonly { components: readonly { medicineId: number }[] }[];
};
/** The items that a body names, each once, in the order of its lines. */
const typedItems = ({ lines, compounds }: Typed): number[] => [
  ...new Set([
    ...lines.map(({ itemId }) => itemId),
    ...compounds.flatMap(({ components }) => components.map(({ medicineId }) => medicineId)),
  ]),
];

const contentStreams = (ids: readonly number[], confirm: boolean, context: DecisionContext) => ({
  settings: settingsOf(context),
  items: ids.map(id => checks(medicine, id)),
  stocks: confirm ? stocksAt(mainStore(context), ids) : [],
});
const content = { settings, items: [medicine], stocks: [stock] } as const;

const after = (events: readonly SaleEvent[], from: SaleState = sale.initial): SaleState =>
  events.reduce(sale.evolve, from);

const idOf = (context: DecisionContext) => context.ids['transaction'] ?? 0;

/** The buyer: a registered patient, or whoever gives a name; nobody needs to. */
const buyerOf = (
  { name, phone, patientId }: { name: string | null; phone: string | null; patientId: number | null },
  record: PatientState | undefined,
) => {
  if (patientId === null || !record) return { buyer: { name, phone }, recordNumber: null };
  const { identity, recordNumber } = activePatient(record);
  return { buyer: { name: identity.name, phone: phone ?? identity.phone }, recordNumber };
};

/** A sale opens its bill, which waits for it (DOMAIN 2.4, an unsaved sale is a draft). */
const openAct = act({
  command: commands.openSale,
  ids: ['transaction'],
  sees: { sale, transaction, patient, ...content },
  primary: 'sale',
  streams: (command, _loaded, context) => ({
    sale: writes(sale, idOf(context)),
    transaction: writes(transaction, idOf(context)),
    patient: command.patientId === null ? undefined : writes(patient, command.patientId),
    ...contentStreams(typedItems(command), command.confirm, context),
  }),
  decide: (command, states, context) => {
    const id = idOf(context);
    const header = { saleId: id, transactionId: id, patientId: command.patientId };
    const whose = buyerOf(command, states.patient);
    const items = shelf(typedItems(command), states, context);
    const opening = { header, ...whose, today: context.today, openedBy: actingStaff(context) };
    const opened = decisions.open(opening, command, items);
    const bill = inTurn(
      noTransaction,
      () =>
        openBill(
          {
            ...{ transactionId: id, patientId: command.patientId, purpose: 'sale', serviceDate: context.today },
            ...{ serviceType: 'external_pharmacy', patientName: whose.buyer.name, recordNumber: whose.recordNumber },
            doctorName: null,
          },
          { payer: 'general', insurer: null },
        ),
      so => expectCharge(so, { source: saleSource(id), encounterId: null, name: 'Penjualan obat' }),
    );
    const hers: PatientEvent[] =
      command.patientId === null
        ? []
        : [{ type: 'PatientSaleAdded', data: { patientId: command.patientId, saleId: id } }];
    const noted = states.patient && { patient: hers };
    if (!command.confirm) return { sale: opened, transaction: bill, ...noted };
    const next = confirming({ ...states, sale: after(opened), transaction: afterOnBill(noTransaction, bill) }, context);
    const whole = { sale: [...opened, next.sale], transaction: [...bill, ...next.transaction] };
    return { ...whole, stocks: next.stocks, ...noted };
  },
});

const changeAct = act({
  command: commands.changeSale,
  sees: { sale, transaction, ...content },
  primary: 'sale',
  streams: (command, _loaded, context) => ({
    sale: writes(sale, command.id),
    transaction: writes(transaction, command.id),
    ...contentStreams(typedItems(command), command.confirm, context),
  }),
  decide: (command, states, context) => {
    const items = shelf(typedItems(command), states, context);
    const changed = decisions.change(states.sale, command, items, context.today);
    if (!command.confirm) return { sale: changed };
    const next = confirming({ ...states, sale: after(changed, states.sale) }, context);
    return { ...next, sale: [...changed, next.sale] };
  },
});

const confirmAct = act({
  command: commands.confirmSale,
  sees: { sale, transaction, ...content },
  primary: 'sale',
  streams: ({ id }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: writes(transaction, id),
    ...contentStreams(itemsOf(linesIn(loaded.sale)), true, context),
  }),
  decide: (_command, states, context) => {
    const next = confirming(states, context);
    return { ...next, sale: [next.sale] };
  },
});

const reopenAct = act({
  command: commands.reopenSale,
  sees: { sale, transaction, settings, stocks: [stock] },
  primary: 'sale',
  streams: ({ id }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: writes(transaction, id),
    settings: settingsOf(context),
    stocks: saleStocks(mainStore(context), loaded.sale),
  }),
  decide: ({ id }, states, context) => ({
    sale: decisions.reopen(states.sale, actingStaff(context)),
    transaction: withdrawCharges(states.transaction, saleSource(id), states.settings.cashier, { expectAgain: true }),
    stocks: releaseSale(mainStore(context), states.sale, states.stocks),
  }),
});

const cancelAct = act({
  command: commands.cancelSale,
  sees: { sale, transaction, stocks: [stock] },
  primary: 'sale',
  streams: ({ id }, loaded, context) => ({
    sale: writes(sale, id),
    transaction: writes(transaction, id),
    stocks: saleStocks(mainStore(context), loaded.sale),
  }),
  decide: ({ reason }, states, context) => ({
    sale: decisions.cancel(states.sale, reason, actingStaff(context)),
    transaction: cancelTransaction(states.transaction, reason),
    stocks: releaseSale(mainStore(context), states.sale, states.stocks),
  }),
});

export const sellingActs = [openAct, changeAct, confirmAct, reopenAct, cancelAct];
