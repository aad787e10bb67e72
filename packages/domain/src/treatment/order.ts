import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { TreatmentEvent } from './events.js';

type Done = Extract<TreatmentEvent, { type: 'TreatmentDone' }>['data'];
/** A material that a treatment used. */
export type UsedMaterial = NonNullable<Done['materials']>[number];

interface Order extends CareHeader {
  readonly orderId: number;
}

/** A treatment order: ordered, done, or cancelled. */
export type TreatmentOrderState =
  | { readonly status: 'none' }
  | (Order & { readonly status: 'ordered' | 'cancelled' })
  | (Order & { readonly status: 'done'; readonly materials: readonly UsedMaterial[] });

export const treatmentOrder: Aggregate<TreatmentOrderState, TreatmentEvent> = {
  kind: 'treatment_order',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'TreatmentOrdered') return { ...headerOf(data), orderId: data.orderId, status: 'ordered' };
    if (state.status === 'none') return state;
    const order = { ...headerOf(state), orderId: state.orderId };
    return type === 'TreatmentDone'
      ? { ...order, status: 'done', materials: data.materials ?? [] }
      : { ...order, status: 'cancelled' };
  },
};

/** The ordered treatment, with the catalogue's present name and price. */
export interface Ordered {
  orderId: number;
  treatmentId: number;
  name: string;
  quantity: number;
  price: number;
}

/** Orders a treatment and does it at once, by the same user. */
export const doTreatment = (
  ordered: Ordered,
  by: { staff: Staff; effectiveAt: string; materials?: UsedMaterial[] },
  visit: CareHeader,
): [Extract<TreatmentEvent, { type: 'TreatmentOrdered' }>, TreatmentEvent] => {
  const { staff, effectiveAt, materials = [] } = by;
  const used = materials.length > 0 ? { materials } : {};
  const header = headerOf(visit);
  return [
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: staff, effectiveAt } },
    { type: 'TreatmentDone', data: { ...header, orderId: ordered.orderId, performer: staff, effectiveAt, ...used } },
  ];
};

/**
 * Cancels the order; one that was recorded as done was not done after all. `visit` is the visit that it must belong to.
 */
export const cancelTreatment = (
  state: TreatmentOrderState,
  visit: Pick<CareHeader, 'encounterId'>,
  reason: string | null,
): TreatmentEvent[] => {
  const isThere = state.status !== 'none' && state.encounterId === visit.encounterId;
  ensure(isThere && state.status !== 'cancelled', 'consultation.treatment-not-found');
  return [{ type: 'TreatmentCancelled', data: { ...headerOf(state), orderId: state.orderId, reason } }];
};
