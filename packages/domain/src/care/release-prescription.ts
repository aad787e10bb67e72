import { releaseReservation } from '../inventory/decisions.js';
import type { InventoryEvent } from '../inventory/events.js';
import type { StockState } from '../inventory/stock.js';
import { takesOf, type PrescriptionState, type Take } from '../prescription/prescription.js';
import { byPrescription, stocksAt } from './stocks.js';

/**
 * Quantities that an approved prescription has reserved; one of a stay reserves nothing, because it is supplied day by
 * day.
 */
export const reservedBy = (state: PrescriptionState | undefined): Take[] =>
  state?.status === 'approve' && state.supply === null ? takesOf(state.approved) : [];

/** The stocks of the store in which it has reserved, in the order of `reservedBy`. */
export const stocksOf = (storeId: number, state: PrescriptionState | undefined) =>
  stocksAt(
    storeId,
    reservedBy(state).map(({ medicineId }) => medicineId),
  );

/** Releases everything that the prescription has reserved in the store; `stocks` are in the order of `stocksOf`. */
export const releaseAll = (
  storeId: number,
  prescriptionId: number,
  takes: readonly Take[],
  stocks: readonly StockState[],
): InventoryEvent[][] =>
  takes.map(({ medicineId }, index) => {
    const state = stocks[index];
    return state ? releaseReservation({ storeId, itemId: medicineId }, byPrescription(prescriptionId), state) : [];
  });
