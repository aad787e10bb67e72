import type { RejectionCause } from '@alur/contracts/laboratory/commands';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { DataOf, LaboratoryOrderEvent } from './events.js';
import type { AnyOrder, LaboratoryOrderState, Specimen } from './order.js';

export interface By {
  staff: Staff;
  now: string;
}

/** The code by which anyone who holds the printed result can verify it. */
type Verification = NonNullable<DataOf<'LaboratoryResultValidated'>['verification']>;

/** Keys that every event of an order has. */
export const keysOf = (state: AnyOrder) => ({ ...headerOf(state), orderId: state.orderId });

/** The order in any status; throws where there is none. */
export function there(state: LaboratoryOrderState): AnyOrder {
  ensure(state.status !== 'none', 'laboratory.not-found');
  return state;
}

/** The order, unless it was cancelled or refused. */
export function stillOrdered(state: LaboratoryOrderState): AnyOrder {
  const order = there(state);
  ensure(order.status !== 'cancelled', 'laboratory.cancelled');
  ensure(order.status !== 'not_done', 'laboratory.refused');
  return order;
}

/** The order, if it has not ended. */
function going(state: LaboratoryOrderState): AnyOrder {
  const order = stillOrdered(state);
  ensure(order.status !== 'done', 'laboratory.done');
  return order;
}

/** The doctor for whom it was ordered acknowledges the order, in whatever status it is. */
export const acknowledge = (state: LaboratoryOrderState, { staff, now }: By): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  ensure(order.onBehalfOf?.staffId === staff.staffId, 'laboratory.not-on-your-behalf');
  ensure(!order.isAcknowledged, 'laboratory.already-acknowledged');
  return [{ type: 'LaboratoryOrderAcknowledged', data: { ...keysOf(order), acknowledgedBy: staff, effectiveAt: now } }];
};

/** The requester may cancel until a sample is taken (DOMAIN 2.7). */
export const cancel = (state: LaboratoryOrderState, reason: string, { staff, now }: By): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  ensure(order.status === 'ordered', 'laboratory.already-begun');
  return [
    { type: 'LaboratoryOrderCancelled', data: { ...keysOf(order), reason, cancelledBy: staff, effectiveAt: now } },
  ];
};

/** The desk may refuse until it has verified a result. */
export const refuse = (state: LaboratoryOrderState, reason: string, { staff, now }: By): LaboratoryOrderEvent[] => {
  const order = going(state);
  const isVouched = Object.values(order.results).some(({ status }) => status === 'validated');
  ensure(!isVouched, 'laboratory.already-validated', { by: '' });
  return [{ type: 'LaboratoryOrderRefused', data: { ...keysOf(order), reason, refusedBy: staff, effectiveAt: now } }];
};

/** The tubes to be collected now; throws unless each of them still waits to be. */
export const toCollect = (state: LaboratoryOrderState, specimenIds: readonly number[]): Specimen[] => {
  const order = going(state);
  return [...new Set(specimenIds)].map(id => {
    const specimen = order.specimens.find(({ specimenId }) => specimenId === id);
    ensure(specimen !== undefined, 'laboratory.specimen-not-ordered', {}, 'specimenIds');
    ensure(specimen.status === 'awaited', 'laboratory.already-collected', { by: specimen.by ?? '' });
    return specimen;
  });
};

export const collect = (
  state: LaboratoryOrderState,
  specimens: { specimenId: number; number: string }[],
  { staff, now }: By,
): LaboratoryOrderEvent[] => [
  {
    type: 'LaboratorySpecimenCollected',
    data: { ...keysOf(there(state)), specimens, collectedBy: staff, effectiveAt: now },
  },
];

const specimenOf = (order: AnyOrder, number: string): Specimen => {
  const specimen = order.specimens.find(each => each.number === number);
  ensure(specimen !== undefined, 'laboratory.specimen-unknown', { number }, 'number');
  return specimen;
};

/** The tube has arrived and is this patient's; only then may results be entered (CASES, Laboratory). */
export const receive = (state: LaboratoryOrderState, number: string, { staff, now }: By): LaboratoryOrderEvent[] => {
  const order = going(state);
  const { specimenId, status, by } = specimenOf(order, number);
  ensure(status === 'collected', 'laboratory.already-received', { by: by ?? '' }, 'number');
  return [
    {
      type: 'LaboratorySpecimenReceived',
      data: { ...keysOf(order), specimenId, number, receivedBy: staff, effectiveAt: now },
    },
  ];
};

/** A rejected sample must be taken again; not possible once one of its results was verified. */
export const reject = (
  state: LaboratoryOrderState,
  { number, cause, note }: { number: string; cause: RejectionCause; note: string },
  { staff, now }: By,
): LaboratoryOrderEvent[] => {
  const order = going(state);
  ensure(cause !== 'other' || note !== '', 'laboratory.rejection-unexplained', {}, 'note');
  const { specimenId } = specimenOf(order, number);
  const measured = order.tests.filter(
    test => test.specimen?.specimenId === specimenId && order.results[test.parameterId] !== undefined,
  );
  const validated = measured.find(({ parameterId }) => order.results[parameterId]?.status === 'validated');
  ensure(!validated, 'laboratory.specimen-has-results', { name: validated?.name ?? '' });
  return [
    {
      type: 'LaboratorySpecimenRejected',
      data: {
        ...{ ...keysOf(order), specimenId, number, cause, note: note || null },
        ...{ discarded: measured.map(({ parameterId }) => parameterId), rejectedBy: staff, effectiveAt: now },
      },
    },
  ];
};

const resultsOf = (order: AnyOrder, ids: readonly number[]) =>
  [...new Set(ids)].map(parameterId => {
    const test = order.tests.find(each => each.parameterId === parameterId);
    ensure(test !== undefined, 'laboratory.test-not-ordered', {}, 'parameterIds');
    const result = order.results[parameterId];
    ensure(result !== undefined, 'laboratory.result-missing', { name: test.name }, 'parameterIds');
    return { parameterId, name: test.name, result };
  });

/** Technical verification; an impossible value cannot be verified (DOMAIN-CLINICAL 10). */
export const verify = (
  state: LaboratoryOrderState,
  ids: readonly number[],
  { staff, now }: By,
): LaboratoryOrderEvent[] => {
  const order = going(state);
  const results = resultsOf(order, ids);
  for (const { name, result } of results) {
    ensure(result.status !== 'validated', 'laboratory.already-validated', { by: result.by });
    ensure(result.status === 'entered', 'laboratory.already-verified', { by: result.by });
    ensure(result.flag !== 'INVALID', 'laboratory.result-invalid', { name }, 'parameterIds');
  }
  return [
    {
      type: 'LaboratoryResultVerified',
      data: {
        ...keysOf(order),
        parameterIds: results.map(({ parameterId }) => parameterId),
        critical: results.filter(({ result }) => result.critical).map(({ parameterId }) => parameterId),
        verifiedBy: staff,
        effectiveAt: now,
      },
    },
  ];
};

/** Medical validation after verification; by another person if the facility requires it. */
export const validate = (
  state: LaboratoryOrderState,
  ids: readonly number[],
  { staff, now, byAnother = false, verification }: By & { byAnother?: boolean; verification?: Verification },
): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  const results = resultsOf(order, ids);
  for (const { name, result } of results) {
    ensure(result.status !== 'validated', 'laboratory.already-validated', { by: result.by });
    ensure(result.status === 'verified', 'laboratory.not-verified', { name }, 'parameterIds');
    ensure(!byAnother || result.byId !== staff.staffId, 'laboratory.verified-by-oneself', { name }, 'parameterIds');
  }
  const parameterIds = results.map(({ parameterId }) => parameterId);
  const isFirst = Object.values(order.results).every(({ status }) => status !== 'validated');
  return [
    {
      type: 'LaboratoryResultValidated',
      data: {
        ...{ ...keysOf(order), parameterIds, ...(isFirst && verification && { verification }) },
        ...{ validatedBy: staff, effectiveAt: now },
      },
    },
  ];
};

/**
 * A critical value was read to somebody who repeated it (DOMAIN 2.7): once for each value that was verified as
 * critical.
 */
export const communicate = (
  state: LaboratoryOrderState,
  notification: { parameterIds: number[]; communicatedTo: string; readBack: boolean; note: string },
  { staff, now }: By,
): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  ensure(notification.readBack, 'laboratory.not-read-back', {}, 'readBack');
  for (const { name, result } of resultsOf(order, notification.parameterIds)) {
    ensure(result.critical && result.status !== 'entered', 'laboratory.not-critical', { name }, 'parameterIds');
    ensure(!result.communicated, 'laboratory.already-communicated', { name });
  }
  return [
    {
      type: 'LaboratoryCriticalValueCommunicated',
      data: {
        ...keysOf(order),
        ...notification,
        note: notification.note || null,
        communicatedBy: staff,
        effectiveAt: now,
      },
    },
  ];
};
