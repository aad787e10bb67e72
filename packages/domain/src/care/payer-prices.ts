import type { Payer } from '@alur/contracts/kernel/enums';
import { listPriceOn, priceOn, type ListPrices } from '@alur/contracts/kernel/payer-price';
import { feesFor, settingsOn, type Settings } from '@alur/contracts/settings/settings';
import { laboratoryPanel, laboratoryParameter, radiologyExamination, treatment } from '../catalogue/aggregates.js';
import { checks, known, type StateOf } from '../kernel/aggregate.js';
import { fieldsOn } from '../catalogue/item.js';
import type { DecisionContext } from '../kernel/context.js';
import { settings, settingsOf } from '../settings/settings.js';
import { dateAt } from '../stay/nights.js';
import { linesOn, type AnyBill, type BillLine, type TransactionState } from '../transaction/bill.js';
import type { TransactionEvent } from '../transaction/events.js';
import { payerOf } from '../transaction/guarantors.js';
import { repriceCharges } from '../transaction/repricing.js';
import { billOf } from '../transaction/transaction.js';
import { treatmentTariff } from '../treatment/tariff.js';
import { feeOf, feesLike } from './visit-bill.js';

/**
 * Streams of services whose price depends on the payer: treatments, tests, examinations and fees. Rooms, visits and
 * medicine do not.
 */
export const priceSees = {
  treatments: [treatment] as const,
  tariffs: [treatmentTariff] as const,
  parameters: [laboratoryParameter] as const,
  panels: [laboratoryPanel] as const,
  examinations: [radiologyExamination] as const,
  settings,
};

/** Ids of the bill's services of one kind, each once, in a stable order. */
const servicesOf = (bill: TransactionState | undefined, kind: string): number[] => {
  const it = known(bill);
  if (it === undefined) return [];
  return [...new Set(linesOn(it).flatMap(({ service }) => (service?.kind === kind ? [service.id] : [])))];
};

/** The lists and prices that a bill's charges were taken from; they are only checked. */
export const priceStreams = (bill: TransactionState | undefined, context: DecisionContext) => {
  const treatments = servicesOf(bill, 'treatment');
  return {
    treatments: treatments.map(id => checks(treatment, id)),
    tariffs: treatments.map(id => checks(treatmentTariff, id)),
    parameters: servicesOf(bill, 'laboratory-parameter').map(id => checks(laboratoryParameter, id)),
    panels: servicesOf(bill, 'laboratory-panel').map(id => checks(laboratoryPanel, id)),
    examinations: servicesOf(bill, 'radiology-examination').map(id => checks(radiologyExamination, id)),
    settings: settingsOf(context),
  };
};

interface PriceStates {
  treatments: readonly StateOf<typeof treatment>[];
  tariffs: readonly StateOf<typeof treatmentTariff>[];
  parameters: readonly StateOf<typeof laboratoryParameter>[];
  panels: readonly StateOf<typeof laboratoryPanel>[];
  examinations: readonly StateOf<typeof radiologyExamination>[];
  settings: Settings;
}

const byId = <State>(ids: readonly number[], states: readonly State[]) =>
  new Map(ids.map((id, index) => [id, states[index]]));

type PriceOf = (line: BillLine, payer: Payer) => number | undefined;

/** The price of a line for another payer, by the prices in force on the line's day. */
const pricesOf = (bill: AnyBill, states: PriceStates, context: DecisionContext): PriceOf => {
  const ids = servicesOf(bill, 'treatment');
  const treatments = byId(ids, states.treatments);
  const tariffs = byId(ids, states.tariffs);
  const listed = new Map([
    ['laboratory-parameter', byId(servicesOf(bill, 'laboratory-parameter'), states.parameters)],
    ['laboratory-panel', byId(servicesOf(bill, 'laboratory-panel'), states.panels)],
    ['radiology-examination', byId(servicesOf(bill, 'radiology-examination'), states.examinations)],
  ]);
  return ({ service, itemType, name, tariff: { classId }, performedAt }, payer) => {
    const date = dateAt(performedAt, context);
    if (service === null) {
      const fees = feesFor(settingsOn(states.settings, date), feesLike(bill.opening.serviceType), payer);
      return feeOf(itemType, name, fees);
    }
    if (service.kind === 'treatment') {
      const item = known(treatments.get(service.id));
      const prices = tariffs.get(service.id)?.prices ?? [];
      return item && priceOn(prices, item.fields.price, { payer, classId }, date);
    }
    const examined = known(listed.get(service.kind)?.get(service.id));
    return (
      examined && listPriceOn(fieldsOn<ListPrices>(examined, date), examined.classPrices, { payer, classId }, date)
    );
  };
};

/**
 * Another payer: every line of the bill is re-priced for him in one event (SHAPES, annex 4, 3). A line gets the price
 * that it had for the same payer before; where both payers pay the same, it stays as charged even if its list has
 * changed since.
 */
export const priceByPayer = (
  state: TransactionState,
  states: PriceStates,
  context: DecisionContext,
): TransactionEvent[] => {
  const bill = billOf(state);
  const payer = payerOf(bill.guarantors);
  const price = pricesOf(bill, states, context);
  const priceNow = (line: BillLine): number | undefined => {
    if (line.tariff.payer === payer) return undefined;
    const before = bill.pricedFor[line.line]?.[payer];
    if (before !== undefined) return before;
    const his = price(line, payer);
    return his === undefined || his === price(line, line.tariff.payer) ? line.unitPrice : his;
  };
  return repriceCharges(bill, { payer, classId: null }, priceNow, null);
};
