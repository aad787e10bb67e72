import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { AdmissionEvent, EventData } from './events.js';

interface Admission {
  readonly admissionId: number;
  readonly patientId: number;
  readonly number: string;
}

/** The patient waits for a bed, has one reserved, lies in one, or will not be admitted. */
export type AdmissionState =
  | { readonly status: 'none' }
  | (Admission & { readonly status: 'requested' })
  | (Admission & { readonly status: 'fulfilled' | 'cancelled' })
  | (Admission & { readonly status: 'reserved'; readonly bedId: number; readonly until: string });
export type AnyAdmission = Exclude<AdmissionState, { status: 'none' }>;
export type OpenAdmission = Extract<AdmissionState, { status: 'requested' | 'reserved' }>;

const admissionOf = ({ admissionId, patientId, number }: AnyAdmission): Admission => ({
  admissionId,
  patientId,
  number,
});

const evolve = (state: AdmissionState, event: AdmissionEvent): AdmissionState => {
  if (event.type === 'AdmissionRequested') {
    const { admissionId, patientId, number } = event.data;
    return { admissionId, patientId, number, status: 'requested' };
  }
  if (state.status === 'none') return state;
  const it = admissionOf(state);
  switch (event.type) {
    case 'AdmissionReserved':
      return { ...it, status: 'reserved', bedId: event.data.bedId, until: event.data.until };
    case 'AdmissionReservationLapsed':
    case 'AdmissionReopened':
      return { ...it, status: 'requested' };
    case 'AdmissionFulfilled':
      return { ...it, status: 'fulfilled' };
    case 'AdmissionCancelled':
      return { ...it, status: 'cancelled' };
  }
};

/** An order to admit. */
export const admission: Aggregate<AdmissionState, AdmissionEvent> = {
  kind: 'admission',
  initial: { status: 'none' },
  evolve,
};

/** The order, if it is neither fulfilled nor cancelled. */
export const openAdmission = (state: AdmissionState): OpenAdmission => {
  ensure(state.status !== 'none', 'admission.not-found');
  if (state.status === 'requested' || state.status === 'reserved') return state;
  throw new Rejection(state.status === 'fulfilled' ? 'admission.fulfilled' : 'admission.cancelled');
};

const headed = ({ admissionId, patientId }: Admission) => ({ admissionId, patientId });

export const request = (data: EventData<'AdmissionRequested'>, today: string): AdmissionEvent[] => {
  ensure(data.plannedOn >= today, 'admission.planned-past', {}, 'plannedOn');
  return [{ type: 'AdmissionRequested', data }];
};

export type Reservation = Pick<
  EventData<'AdmissionReserved'>,
  'bedId' | 'bedName' | 'roomName' | 'unitId' | 'unitName' | 'until'
>;

export const reserve = (state: AdmissionState, place: Reservation, reservedBy: Staff): AdmissionEvent[] => [
  { type: 'AdmissionReserved', data: { ...headed(openAdmission(state)), ...place, reservedBy } },
];

const lapsed = (
  { bedId, ...it }: Extract<AdmissionState, { status: 'reserved' }>,
  cause: EventData<'AdmissionReservationLapsed'>['cause'],
): AdmissionEvent[] => [{ type: 'AdmissionReservationLapsed', data: { ...headed(it), bedId, cause } }];

export const release = (state: AdmissionState): AdmissionEvent[] => {
  const it = openAdmission(state);
  ensure(it.status === 'reserved', 'admission.not-reserved');
  return lapsed(it, 'released');
};

/** Returns nothing if the reservation has ended, or was extended meanwhile. */
export const lapse = (state: AdmissionState, now: string): AdmissionEvent[] =>
  state.status === 'reserved' && Date.parse(state.until) <= Date.parse(now) ? lapsed(state, 'expired') : [];

/** The patient lies in a bed: the reserved one, or another. */
export const fulfil = (
  state: AdmissionState,
  stay: Pick<EventData<'AdmissionFulfilled'>, 'encounterId' | 'bedId'> & { persons: readonly number[] },
): AdmissionEvent[] => {
  const it = openAdmission(state);
  // Her record may have been merged into another since the order was written.
  ensure(stay.persons.includes(it.patientId), 'admission.other-patient', {}, 'admissionId');
  const { encounterId, bedId } = stay;
  return [{ type: 'AdmissionFulfilled', data: { ...headed(it), encounterId, bedId } }];
};

/** The stay that fulfilled the order was cancelled, so that another stay may fulfil it. */
export const reopenAdmission = (state: AdmissionState | undefined, encounterId: number): AdmissionEvent[] =>
  state?.status === 'fulfilled' ? [{ type: 'AdmissionReopened', data: { ...headed(state), encounterId } }] : [];

export const cancel = (state: AdmissionState, reason: string, cancelledBy: Staff): AdmissionEvent[] => [
  { type: 'AdmissionCancelled', data: { ...headed(openAdmission(state)), reason, cancelledBy } },
];
