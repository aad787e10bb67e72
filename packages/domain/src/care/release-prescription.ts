import { releaseReservation } from '../inventory/decisions.js';
import type { InventoryEvent } from '../inventory/events.js';
import { stock, type StockState } from '../inventory/stock.js';
import { writes } from '../kernel/aggregate.js';
import { takesOf, type PrescriptionState, type Take } from '../prescription/prescription.js';

/** What an approved prescription has reserved. */
export const reservedBy = (state: PrescriptionState | undefined): Take[] =>
  state?.status === 'approve' ? takesOf(state.approved) : [];

/** The stocks in which it has reserved, in the order of `reservedBy`. */
export const stocksOf = (state: PrescriptionState | undefined) =>
  reservedBy(state).map(({ medicineId }) => writes(stock, medicineId));

/** Gives back all that it has reserved; `stocks` as `stocksOf` named them. */
export const releaseAll = (
  prescriptionId: number,
  takes: readonly Take[],
  stocks: readonly StockState[],
): InventoryEvent[][] =>
  takes.map(({ medicineId }, index) => {
    const state = stocks[index];
    return state ? releaseReservation(medicineId, prescriptionId, state) : [];
  });
