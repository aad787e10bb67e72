import { exact } from '@alur/contracts/inventory/quantity';
import { putBack, take } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import { available, stock, stockId, type StockState } from '../inventory/stock.js';
import type { TreatmentOrderState, UsedMaterial } from '../treatment/order.js';
import type { TreatmentTariffState } from '../treatment/tariff.js';
import type { ward } from '../catalogue/aggregates.js';
import { mainStore } from '../inventory/main-store.js';
import { known, writes, type StateOf } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { StayState } from '../stay/stay.js';
import { placeOf } from './treatment-orders.js';

const TREATMENT = 'treatment';

export const materialsOf = (state: TreatmentOrderState | undefined): readonly UsedMaterial[] =>
  state?.status === 'done' ? state.materials : [];

interface Where {
  readonly tariff?: TreatmentTariffState;
  readonly stay?: StayState;
  readonly ward?: StateOf<typeof ward>;
}

/** The store that supplies materials where the patient is: the ward's, else the main one. */
export const storeOf = ({ ward: its }: Pick<Where, 'ward'>, context: DecisionContext): number =>
  known(its)?.fields.storeId ?? mainStore(context);

/** The stocks that a treatment uses up, once it is known which and where. */
export const materialStocks = (loaded: Where, context: DecisionContext) =>
  placeOf(loaded.stay) && !loaded.ward
    ? []
    : (loaded.tariff?.materials ?? []).map(({ medicineId: itemId }) =>
        writes(stock, stockId({ storeId: storeOf(loaded, context), itemId })),
      );

/** Those into which its materials go back. */
export const usedStocks = (state: TreatmentOrderState | undefined) =>
  materialsOf(state).map(({ storeId, medicineId: itemId }) => writes(stock, stockId({ storeId, itemId })));

interface Using {
  orderId: number;
  times: number;
  storeId: number;
  today: string;
  /** The module whose order uses them up; that of treatments if it is not named. */
  module?: string;
}

/**
 * Takes the materials of a treatment from the store where it is done. The treatment was done whatever the books say, so
 * a shortage is reported and does not refuse anything.
 */
export const useUp = (
  { materials }: Pick<TreatmentTariffState, 'materials'>,
  { orderId, times, storeId, today, module = TREATMENT }: Using,
  states: readonly StockState[],
): { used: UsedMaterial[]; events: InventoryEvent[][] } => {
  const each = materials.map(({ medicineId, name, unit, quantity }, at) => {
    const state = states[at] ?? stock.initial;
    const wanted = exact(quantity * times);
    const taken = Math.min(wanted, Math.max(0, available(state, today)));
    const source: Source = { module, id: orderId, line: at + 1 };
    const demand = { storeId, itemId: medicineId, item: name, source };
    const events = take({ ...demand, entered: { quantity: taken, unit } }, state, today);
    const lots = events.flatMap(event =>
      event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
    );
    const used = { medicineId, name, unit, storeId, quantity: taken, missing: exact(wanted - taken), lots };
    return { used, events };
  });
  return { used: each.map(({ used }) => used), events: each.map(({ events }) => events) };
};

/** Returns the materials into the lots that they were taken from, because the treatment was not done after all. */
export const giveBack = (
  orderId: number,
  used: readonly UsedMaterial[],
  states: readonly StockState[],
  module = TREATMENT,
): InventoryEvent[][] =>
  used.map(({ medicineId: itemId, storeId, unit, quantity, lots }, at) =>
    putBack(
      { storeId, itemId },
      { source: { module, id: orderId, line: at + 1 }, entered: { quantity, unit }, lots },
      states[at] ?? stock.initial,
    ),
  );
