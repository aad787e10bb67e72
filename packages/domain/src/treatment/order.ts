import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { TreatmentEvent } from './events.js';

interface Order extends CareHeader {
  readonly orderId: number;
}

/** What one desk asks of another: asked for, done, or given up. */
export type TreatmentOrderState =
  | { readonly status: 'none' }
  | (Order & { readonly status: 'ordered' | 'done' | 'cancelled' });

export const treatmentOrder: Aggregate<TreatmentOrderState, TreatmentEvent> = {
  kind: 'treatment_order',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'TreatmentOrdered') return { ...headerOf(data), orderId: data.orderId, status: 'ordered' };
    if (state.status === 'none') return state;
    return { ...state, status: type === 'TreatmentDone' ? 'done' : 'cancelled' };
  },
};

/** What is ordered; name and price are the catalogue's at this moment. */
export interface Ordered {
  orderId: number;
  treatmentId: number;
  name: string;
  quantity: number;
  price: number;
}

/** Ordered by whoever does it, and done at once. */
export const doTreatment = (
  ordered: Ordered,
  by: { staff: Staff; effectiveAt: string },
  visit: CareHeader,
): [Extract<TreatmentEvent, { type: 'TreatmentOrdered' }>, TreatmentEvent] => {
  const { staff, effectiveAt } = by;
  const header = headerOf(visit);
  return [
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: staff, effectiveAt } },
    { type: 'TreatmentDone', data: { ...header, orderId: ordered.orderId, performer: staff, effectiveAt } },
  ];
};

/** Withdrawn; one that was said to be done was not, after all. `visit` is the one that it must be of. */
export const cancelTreatment = (
  state: TreatmentOrderState,
  visit: Pick<CareHeader, 'encounterId'>,
  reason: string | null,
): TreatmentEvent[] => {
  const isThere = state.status !== 'none' && state.encounterId === visit.encounterId;
  ensure(isThere && state.status !== 'cancelled', 'consultation.treatment-not-found');
  return [{ type: 'TreatmentCancelled', data: { ...headerOf(state), orderId: state.orderId, reason } }];
};
