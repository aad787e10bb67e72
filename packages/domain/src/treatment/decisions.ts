import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { TreatmentEvent, TreatmentOrdered } from './events.js';
import type { AnyTreatmentOrder, TreatmentOrderState, UsedMaterial } from './order.js';

export interface By {
  readonly staff: Staff;
  readonly now: string;
}

/** The ordered treatment, with the catalogue's present name and price. */
export interface Ordered {
  orderId: number;
  treatmentId: number;
  name: string;
  quantity: number;
  price: number;
}
type OrderedEvent = { type: 'TreatmentOrdered'; data: TreatmentOrdered };

/** Orders a treatment and does it at once, by the same user. */
export const doTreatment = (
  ordered: Ordered,
  by: { staff: Staff; effectiveAt: string; materials?: UsedMaterial[] },
  visit: CareHeader,
): [OrderedEvent, TreatmentEvent] => {
  const { staff, effectiveAt, materials = [] } = by;
  const used = materials.length > 0 ? { materials } : {};
  const header = headerOf(visit);
  return [
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: staff, effectiveAt } },
    { type: 'TreatmentDone', data: { ...header, orderId: ordered.orderId, performer: staff, effectiveAt, ...used } },
  ];
};

/** Orders a treatment that somebody else carries out. */
export const request = (
  ordered: Ordered,
  asked: NonNullable<TreatmentOrdered['request']>,
  { staff, now }: By,
  visit: CareHeader,
): OrderedEvent => ({
  type: 'TreatmentOrdered',
  data: { ...headerOf(visit), ...ordered, requester: staff, effectiveAt: now, request: asked },
});

const keysOf = (order: AnyTreatmentOrder) => ({ ...headerOf(order), orderId: order.orderId });

/** An order on this person's list: another list's is not hers, and what was done at once is on none. */
export function onList(
  state: TreatmentOrderState,
  { holds }: { holds: (right: string) => boolean },
): AnyTreatmentOrder & { setting: NonNullable<AnyTreatmentOrder['setting']> } {
  ensure(state.status !== 'none' && state.setting !== null, 'treatment.order-not-found');
  const { setting } = state;
  ensure(holds(`treatments.${setting}:carry-out`), 'treatment.other-list');
  return { ...state, setting };
}

/** The order, unless it was cancelled or refused. */
const stillOrdered = (order: AnyTreatmentOrder): AnyTreatmentOrder => {
  ensure(order.status !== 'cancelled', 'treatment.order-cancelled');
  ensure(order.status !== 'not_done', 'treatment.order-refused');
  return order;
};

/** The order, if it has not ended. */
const going = (order: AnyTreatmentOrder): AnyTreatmentOrder => {
  const it = stillOrdered(order);
  if (it.status === 'done') throw new Rejection('treatment.already-done', { by: it.by });
  return it;
};

/** Somebody begins; whoever presses second is told who was quicker. */
export const start = (order: AnyTreatmentOrder, { staff, now }: By): TreatmentEvent[] => {
  const it = going(order);
  if (it.status === 'begun') throw new Rejection('treatment.already-begun', { by: it.by });
  return [{ type: 'TreatmentStarted', data: { ...keysOf(it), startedBy: staff, effectiveAt: now } }];
};

/** It was started too early, or on the wrong patient, and waits again. */
export const undoStart = (order: AnyTreatmentOrder, { staff, now }: By): TreatmentEvent[] => {
  const it = going(order);
  ensure(it.status === 'begun', 'treatment.not-begun');
  return [{ type: 'TreatmentStartUndone', data: { ...keysOf(it), undoneBy: staff, effectiveAt: now } }];
};

/** Done by the user, whether or not somebody had said that it was begun. */
export const complete = (
  order: AnyTreatmentOrder,
  materials: readonly UsedMaterial[],
  { staff, now }: By,
): TreatmentEvent[] => {
  const used = materials.length > 0 ? { materials: [...materials] } : {};
  return [{ type: 'TreatmentDone', data: { ...keysOf(going(order)), performer: staff, effectiveAt: now, ...used } }];
};

/** Until it is done it is refused; what was recorded as done was not done after all. */
export const end = (order: AnyTreatmentOrder, reason: string, { staff, now }: By): TreatmentEvent[] => {
  const it = stillOrdered(order);
  return it.status === 'done'
    ? [{ type: 'TreatmentCancelled', data: { ...keysOf(it), reason, cancelledBy: staff } }]
    : [{ type: 'TreatmentRefused', data: { ...keysOf(it), reason, refusedBy: staff, effectiveAt: now } }];
};

/**
 * Its requester withdraws it until somebody has begun; one that was recorded as done was not done after all. `visit` is
 * the visit that it must belong to.
 */
export const withdrawTreatment = (
  state: TreatmentOrderState,
  visit: Pick<CareHeader, 'encounterId'>,
  staff: Staff,
): TreatmentEvent[] => {
  ensure(state.status !== 'none' && state.encounterId === visit.encounterId, 'consultation.treatment-not-found');
  ensure(state.status !== 'cancelled' && state.status !== 'not_done', 'consultation.treatment-not-found');
  if (state.status === 'begun') throw new Rejection('treatment.already-begun', { by: state.by });
  return [{ type: 'TreatmentCancelled', data: { ...keysOf(state), reason: null, cancelledBy: staff } }];
};

/** Its requester has read the refusal. */
export const acknowledge = (state: TreatmentOrderState, { staff, now }: By): TreatmentEvent[] => {
  ensure(state.status !== 'none', 'treatment.order-not-found');
  ensure(state.status === 'not_done', 'treatment.not-refused');
  ensure(state.requesterId === staff.staffId, 'treatment.refused-to-another');
  if (state.isAcknowledged) return [];
  return [
    { type: 'TreatmentRefusalAcknowledged', data: { ...keysOf(state), acknowledgedBy: staff, effectiveAt: now } },
  ];
};
