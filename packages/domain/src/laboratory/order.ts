import type { ResultFlag } from '@alur/contracts/laboratory/interpret';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import type { DataOf, LaboratoryOrderEvent, OrderedTest } from './events.js';

export interface Specimen {
  readonly specimenId: number;
  readonly status: 'awaited' | 'collected' | 'received';
  readonly number: string | null;
  /** Who changed it last, for the refusal of somebody who came second. */
  readonly by: string | null;
  readonly effectiveAt: string | null;
}

export interface Result {
  readonly status: 'entered' | 'verified' | 'validated';
  readonly version: number;
  readonly text: string;
  readonly number: number | null;
  readonly comparator: DataOf<'LaboratoryResultEntered'>['comparator'];
  readonly flag: ResultFlag | null;
  readonly critical: boolean;
  readonly communicated: boolean;
  readonly by: string;
  readonly byId: number;
}

interface Order extends CareHeader {
  readonly orderId: number;
  /** The doctor for whom it was ordered, and whether she has acknowledged it. */
  readonly onBehalfOf: Staff | null;
  readonly isAcknowledged: boolean;
  readonly pregnancy: DataOf<'LaboratoryOrdered'>['pregnancy'];
  readonly tests: readonly OrderedTest[];
  readonly specimens: readonly Specimen[];
  readonly results: Readonly<Record<number, Result>>;
  /** Parameters that another laboratory measures. */
  readonly sentOut: readonly number[];
}

/** SHAPES, Order: ordered; a sample was taken; all validated; cancelled by its requester; refused by the desk. */
export type LaboratoryOrderState =
  | { readonly status: 'none' }
  | (Order & { readonly status: 'ordered' })
  | (Order & { readonly status: 'begun' })
  | (Order & { readonly status: 'done' })
  | (Order & { readonly status: 'cancelled' })
  | (Order & { readonly status: 'not_done' });
export type AnyOrder = Exclude<LaboratoryOrderState, { status: 'none' }>;

/** The tubes that an order needs, each once. */
export const specimensOf = (tests: readonly OrderedTest[]): NonNullable<OrderedTest['specimen']>[] => {
  const each = new Map(tests.flatMap(({ specimen }) => (specimen ? [[specimen.specimenId, specimen]] : [])));
  return [...each.values()];
};

const opened = (data: DataOf<'LaboratoryOrdered'>): AnyOrder => ({
  ...headerOf(data),
  orderId: data.orderId,
  ...{ onBehalfOf: data.onBehalfOf ?? null, isAcknowledged: false },
  pregnancy: data.pregnancy,
  tests: data.tests,
  specimens: specimensOf(data.tests).map(({ specimenId }) => ({
    specimenId,
    ...{ status: 'awaited', number: null, by: null, effectiveAt: null },
  })),
  results: {},
  sentOut: [],
  status: 'ordered',
});

const withSpecimen = (state: AnyOrder, specimenId: number, change: Partial<Specimen>): AnyOrder => {
  const specimens = state.specimens.map(each => (each.specimenId === specimenId ? { ...each, ...change } : each));
  const isBegun = specimens.some(({ status }) => status !== 'awaited') || Object.keys(state.results).length > 0;
  return { ...state, specimens, status: isBegun ? 'begun' : 'ordered' };
};

type Value = Omit<DataOf<'LaboratoryResultEntered'>, 'enteredBy'>;
const entered = (state: AnyOrder, data: Value, by: Staff): AnyOrder => {
  const { parameterId, version, text, number, comparator, flag, critical } = data;
  const result = {
    version,
    text,
    number,
    comparator,
    flag,
    critical,
    communicated: false,
    by: by.name,
    byId: by.staffId,
  };
  return { ...state, results: { ...state.results, [parameterId]: { ...result, status: 'entered' } }, status: 'begun' };
};

const withResults = (state: AnyOrder, ids: readonly number[], change: Partial<Result>): AnyOrder => ({
  ...state,
  results: Object.fromEntries(
    Object.entries(state.results).map(([id, each]) => [id, ids.includes(Number(id)) ? { ...each, ...change } : each]),
  ),
});

/** Whether every test has its result. */
export const isComplete = ({ tests, results }: AnyOrder): boolean =>
  tests.every(({ parameterId }) => results[parameterId]?.status === 'validated');

const evolve = (state: LaboratoryOrderState, event: LaboratoryOrderEvent): LaboratoryOrderState => {
  if (event.type === 'LaboratoryOrdered') return opened(event.data);
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'LaboratoryOrderAcknowledged':
      return { ...state, isAcknowledged: true };
    case 'LaboratorySpecimenCollected': {
      const { specimens, collectedBy, effectiveAt } = event.data;
      return specimens.reduce<AnyOrder>(
        (before, { specimenId, number }) =>
          withSpecimen(before, specimenId, { status: 'collected', number, by: collectedBy.name, effectiveAt }),
        state,
      );
    }
    case 'LaboratorySpecimenReceived': {
      const { specimenId, receivedBy } = event.data;
      return withSpecimen(state, specimenId, { status: 'received', by: receivedBy.name });
    }
    case 'LaboratorySpecimenRejected': {
      const { specimenId, discarded, rejectedBy } = event.data;
      const measuredIn = ({ specimen }: OrderedTest) => specimen?.specimenId === specimenId;
      const its = state.tests.filter(measuredIn).map(({ parameterId }) => parameterId);
      const sentOut = state.sentOut.filter(id => !its.includes(id));
      const left = Object.entries(state.results).filter(([id]) => !discarded.includes(Number(id)));
      const results = Object.fromEntries(left);
      return withSpecimen({ ...state, results, sentOut }, specimenId, {
        status: 'awaited',
        number: null,
        by: rejectedBy.name,
      });
    }
    case 'LaboratorySentOut':
      return { ...state, sentOut: [...state.sentOut, ...event.data.parameterIds] };
    case 'LaboratoryResultEntered':
      return entered(state, event.data, event.data.enteredBy);
    case 'LaboratoryResultVerified':
      return withResults(state, event.data.parameterIds, {
        status: 'verified',
        ...{ by: event.data.verifiedBy.name, byId: event.data.verifiedBy.staffId },
      });
    case 'LaboratoryResultValidated': {
      const { parameterIds, validatedBy } = event.data;
      const after = withResults(state, parameterIds, { status: 'validated', by: validatedBy.name });
      return isComplete(after) ? { ...after, status: 'done' } : after;
    }
    case 'LaboratoryResultCorrected': {
      const { parameterId, correctedBy } = event.data;
      const after = entered(state, event.data, correctedBy);
      return { ...withResults(after, [parameterId], { status: 'validated' }), status: state.status };
    }
    case 'LaboratoryCriticalValueCommunicated':
      return withResults(state, event.data.parameterIds, { communicated: true });
    case 'LaboratoryOrderCancelled':
      return { ...state, status: 'cancelled' };
    case 'LaboratoryOrderRefused':
      return { ...state, status: 'not_done' };
  }
};

export const laboratoryOrder: Aggregate<LaboratoryOrderState, LaboratoryOrderEvent> = {
  kind: 'laboratory',
  initial: { status: 'none' },
  evolve,
};
