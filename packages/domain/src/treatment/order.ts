import type { TreatmentSetting } from '@alur/contracts/treatment/rows';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import type { TreatmentEvent, TreatmentOrdered } from './events.js';

type Done = Extract<TreatmentEvent, { type: 'TreatmentDone' }>['data'];
/** A material that a treatment used. */
export type UsedMaterial = NonNullable<Done['materials']>[number];

interface Order extends CareHeader {
  readonly orderId: number;
  readonly treatmentId: number;
  readonly name: string;
  readonly quantity: number;
  readonly requesterId: number;
  /** The list of those who carry it out; null if its requester did it at once. */
  readonly setting: TreatmentSetting | null;
}

/**
 * SHAPES, Order: ordered; somebody has begun; done; cancelled by its requester, or not done after all; refused by who
 * was to do it.
 */
export type TreatmentOrderState =
  | { readonly status: 'none' }
  | (Order & { readonly status: 'ordered' })
  | (Order & { readonly status: 'begun'; readonly by: string })
  | (Order & { readonly status: 'done'; readonly by: string; readonly materials: readonly UsedMaterial[] })
  | (Order & { readonly status: 'cancelled' })
  | (Order & { readonly status: 'not_done'; readonly isAcknowledged: boolean });
export type AnyTreatmentOrder = Exclude<TreatmentOrderState, { status: 'none' }>;

const orderOf = (state: AnyTreatmentOrder): Order => {
  const { orderId, treatmentId, name, quantity, requesterId, setting } = state;
  return { ...headerOf(state), orderId, treatmentId, name, quantity, requesterId, setting };
};

const opened = (data: TreatmentOrdered): AnyTreatmentOrder => {
  const { orderId, treatmentId, name, quantity, requester, request } = data;
  const order = { ...headerOf(data), orderId, treatmentId, name, quantity };
  return { ...order, requesterId: requester.staffId, setting: request?.setting ?? null, status: 'ordered' };
};

export const treatmentOrder: Aggregate<TreatmentOrderState, TreatmentEvent> = {
  kind: 'treatment_order',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'TreatmentOrdered') return opened(data);
    if (state.status === 'none') return state;
    const order = orderOf(state);
    switch (type) {
      case 'TreatmentStarted':
        return { ...order, status: 'begun', by: data.startedBy.name };
      case 'TreatmentStartUndone':
        return { ...order, status: 'ordered' };
      case 'TreatmentDone':
        return { ...order, status: 'done', by: data.performer.name, materials: data.materials ?? [] };
      case 'TreatmentCancelled':
        return { ...order, status: 'cancelled' };
      case 'TreatmentRefused':
        return { ...order, status: 'not_done', isAcknowledged: false };
      case 'TreatmentRefusalAcknowledged':
        return { ...order, status: 'not_done', isAcknowledged: true };
    }
  },
};
