import type { BodyOf } from '@alur/contracts/kernel/command';
import type { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { exact } from '@alur/contracts/inventory/quantity';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { InventoryEvent } from './events.js';
import { available, same, type Batch, type BatchRef, type StockState } from './stock.js';

const onHand = (state: StockState, ref: BatchRef): number => state.batches.find(each => same(each, ref))?.onHand ?? 0;

/** DOMAIN 2.9: a receipt's expiry lies after today. */
export const receive = (
  body: BodyOf<typeof receiveStock>,
  state: StockState,
  medicineId: number,
  today: string,
): InventoryEvent[] => {
  ensure(body.expiry > today, 'stock.already-expired', {}, 'expiry');
  const balance = exact(onHand(state, body) + body.quantity);
  const { batch, expiry, quantity, unitCost, source, documentNumber, supplier } = body;
  return [
    {
      type: 'StockReceived',
      data: { medicineId, batch, expiry, quantity, balance, unitCost, source, documentNumber, supplier },
    },
  ];
};

/** First expired, first out; of batches that expire together, first in, first out (DOMAIN 7). */
const firstExpired = (batches: readonly Batch[], today: string): Batch[] =>
  batches
    .filter(each => each.expiry >= today && each.onHand > each.reserved)
    .toSorted((one, other) => (one.expiry < other.expiry ? -1 : one.expiry > other.expiry ? 1 : 0));

export interface Demand {
  medicineId: number;
  medicine: string;
  prescriptionId: number;
  quantity: number;
}

/** All or nothing: reserves the whole quantity, or refuses with what there is. */
export const reserve = (demand: Demand, state: StockState, today: string): InventoryEvent[] => {
  const { medicineId, prescriptionId, quantity } = demand;
  ensure(!state.reservations.some(each => each.prescriptionId === prescriptionId), 'stock.already-reserved');
  if (quantity === 0) return [];
  const there = available(state, today);
  ensure(there >= quantity, 'stock.insufficient', {
    available: there,
    requested: quantity,
    medicine: demand.medicine,
  });
  let open = quantity;
  const batches = firstExpired(state.batches, today).flatMap(({ batch, expiry, onHand: has, reserved }) => {
    const taken = Math.min(open, exact(has - reserved));
    open = exact(open - taken);
    return taken > 0 ? [{ batch, expiry, quantity: taken }] : [];
  });
  return [{ type: 'StockReserved', data: { medicineId, prescriptionId, quantity, batches } }];
};

const reservationOf = (state: StockState, prescriptionId: number) => {
  const reservation = state.reservations.find(each => each.prescriptionId === prescriptionId);
  if (!reservation) throw new Rejection('stock.not-reserved');
  return {
    batches: reservation.batches,
    quantity: exact(reservation.batches.reduce((sum, each) => sum + each.quantity, 0)),
  };
};

/** Gives back what a prescription had reserved. */
export const releaseReservation = (medicineId: number, prescriptionId: number, state: StockState): InventoryEvent[] => {
  const { batches, quantity } = reservationOf(state, prescriptionId);
  return [{ type: 'ReservationReleased', data: { medicineId, prescriptionId, quantity, batches: [...batches] } }];
};

/** The reserved medicines leave the store. A batch that expired meanwhile does not. */
export const issue = (
  of: { medicineId: number; medicine: string; prescriptionId: number },
  state: StockState,
  today: string,
): InventoryEvent[] => {
  const { medicineId, prescriptionId } = of;
  const { batches, quantity } = reservationOf(state, prescriptionId);
  const expired = batches.find(each => each.expiry < today);
  ensure(!expired, 'stock.expired-before-handover', { batch: expired?.batch ?? '', medicine: of.medicine });
  return [
    {
      type: 'StockIssued',
      data: {
        medicineId,
        prescriptionId,
        quantity,
        batches: batches.map(each => ({ ...each, balance: exact(onHand(state, each) - each.quantity) })),
      },
    },
  ];
};

/** The books follow the count, never below what is promised. A count is against what the books said (DOMAIN 7). */
export const correct = (body: BodyOf<typeof correctStock>, state: StockState, medicineId: number): InventoryEvent[] => {
  const { batch, expiry, counted, recorded, reason } = body;
  const there = onHand(state, body);
  ensure(recorded === null || recorded === there, 'stock.moved', { onHand: there }, 'counted');
  const reserved = state.batches.find(each => same(each, body))?.reserved ?? 0;
  ensure(counted >= reserved, 'stock.below-reserved', { reserved }, 'counted');
  const difference = exact(counted - there);
  ensure(difference !== 0, 'stock.nothing-to-correct', {}, 'counted');
  return [{ type: 'StockCorrected', data: { medicineId, batch, expiry, counted, difference, reason } }];
};
