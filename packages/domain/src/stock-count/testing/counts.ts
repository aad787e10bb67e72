import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/stock-count/commands';
import { facility, mainStore } from '../../care/testing/facility.js';
import { given } from '../../care/testing/specification.js';
import { issue, releaseReservation, reserve } from '../../inventory/decisions.js';
import { stock, stockId } from '../../inventory/stock.js';
import { forPrescription, tablets } from '../../inventory/testing/lots.js';
import type { DomainEvent } from '../../kernel/event.js';
import { deciding, type Circumstances } from '../../kernel/testing/specification.js';

export const COUNT = 90;
export const AMOXICILLIN = 7;
export const OMEPRAZOLE = 8;
export const MASK = 9;
export const COUNTER: Circumstances = { actorId: 2, actorName: 'Rini' };
export const APPROVER: Circumstances = { actorId: 3, actorName: 'Bayu' };
/** Lots of amoxicillin, and the one of omeprazole. */
export const [FIRST, SECOND, OTHER] = [201, 202, 203] as const;

const medicine = (itemId: number, name: string, category: string | null): Record<string, DomainEvent[]> => ({
  [`medicine-${itemId}`]: [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'medicine', itemId },
        fields: { name, baseUnit: 'tablet', price: 1_000, category, minimumStock: null, maximumStock: null },
      },
    },
  ],
});

/** A main store with two lots of amoxicillin (20 at 250, 10 at 300) and one of omeprazole (30 at 100); no mask. */
export const countedStore = () => {
  const story = given({
    ...{ ...facility(), ...mainStore },
    ...medicine(AMOXICILLIN, 'Amoksisilin', 'Antibiotik'),
    ...medicine(OMEPRAZOLE, 'Omeprazol', null),
    ...medicine(MASK, 'Masker', null),
  });
  const receives = (id: number, lot: number, batch: string, quantity: number, unitCost: number) =>
    story.when(
      receiveStock,
      { id, batch, expiry: '2028-01-31', quantity, unitCost, origin: 'opening' },
      { ids: { lot } },
    );
  receives(AMOXICILLIN, FIRST, 'A1', 20, 250);
  receives(AMOXICILLIN, SECOND, 'A2', 10, 300);
  receives(OMEPRAZOLE, OTHER, 'O1', 30, 100);

  const of = (itemId: number) => ({ storeId: 1, itemId });
  const inStock = (itemId: number, decide: Parameters<typeof deciding<object, DomainEvent>>[2]) =>
    story.when(deciding(stock as never, stockId(of(itemId)), decide));
  const today = '2026-11-23';
  return {
    story,
    opens: (body: object = {}, how: Circumstances = {}) =>
      story.when(
        commands.openStockCount,
        { scope: 'items', itemIds: [AMOXICILLIN, OMEPRAZOLE], ...body },
        { ...COUNTER, ids: { stock_count: COUNT }, ...how },
      ),
    /** Lots and what was counted of each. */
    counts: (...lines: readonly (readonly [lotId: number, counted: number, note?: string])[]) =>
      story.when(
        commands.countStockLines,
        { id: COUNT, lines: lines.map(([lotId, counted, note]) => ({ lotId, counted, note })) },
        COUNTER,
      ),
    finds: (body: object = {}, lot = 300) =>
      story.when(
        commands.findStockLot,
        {
          ...{ id: COUNT, itemId: AMOXICILLIN, batch: 'A9', expiry: '2027-06-30', quantity: 4, unitCost: 200 },
          ...body,
        },
        { ...COUNTER, ids: { lot } },
      ),
    submits: (how: Circumstances = {}) => story.when(commands.submitStockCount, { id: COUNT }, { ...COUNTER, ...how }),
    sendsBack: () => story.when(commands.returnStockCount, { id: COUNT, reason: 'Rak B terlewat' }, APPROVER),
    approves: (how: Circumstances = {}) =>
      story.when(commands.approveStockCount, { id: COUNT }, { ...APPROVER, ...how }),
    /** What the approval wrote; nothing where it was refused. */
    attemptsApproval: () => story.attempt(commands.approveStockCount, { id: COUNT }, APPROVER),
    cancels: () => story.when(commands.cancelStockCount, { id: COUNT, reason: 'Salah tempat' }, COUNTER),
    /** What a prescription does meanwhile. */
    reserves: (itemId: number, quantity: number, who = 1) =>
      inStock(itemId, state =>
        reserve(
          { ...of(itemId), source: forPrescription(who), item: 'x', entered: tablets(quantity) },
          state as never,
          today,
        ),
      ),
    issues: (itemId: number, who = 1) =>
      inStock(itemId, state =>
        issue({ ...of(itemId), source: forPrescription(who), item: 'x' }, state as never, today),
      ),
    releases: (itemId: number, who = 1) =>
      inStock(itemId, state => releaseReservation(of(itemId), forPrescription(who), state as never)),
    shelf: (itemId: number) =>
      story.state(stock, stockId(of(itemId))).lots.map(({ batch, onHand }) => [batch, onHand] as const),
  };
};
export type CountedStore = ReturnType<typeof countedStore>;
