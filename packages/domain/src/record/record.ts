import type { DiagnosisEntry } from '@alur/contracts/consultation/rows';
import type { EntryKind, OrderOutcome } from '@alur/contracts/record/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { RecordEvent } from './events.js';

export interface RecordedDiagnosis extends DiagnosisEntry {
  readonly diagnosisId: number;
}

export interface RecordedProcedure {
  readonly procedureId: number;
  readonly order: { readonly module: string; readonly orderId: number } | null;
}

/** An order of the visit; `outcome` is null while it is open. */
export interface IndexedOrder {
  readonly module: string;
  readonly orderId: number;
  readonly outcome: OrderOutcome | null;
}

/** Diagnoses, procedures, and the index of entries and orders of a visit; empty before anything was written. */
export interface RecordState {
  readonly diagnoses: readonly RecordedDiagnosis[];
  readonly diagnosesEver: number;
  readonly procedures: readonly RecordedProcedure[];
  readonly proceduresEver: number;
  readonly entries: readonly { readonly kind: EntryKind; readonly entryId: number; readonly form: string }[];
  readonly orders: readonly IndexedOrder[];
}

const isOrder =
  ({ module, orderId }: { module: string; orderId: number }) =>
  (each: IndexedOrder): boolean =>
    each.module === module && each.orderId === orderId;

const evolve = (state: RecordState, { type, data }: RecordEvent): RecordState => {
  switch (type) {
    case 'DiagnosisRecorded': {
      const { diagnosisId, coding, kind } = data;
      const diagnosis = { diagnosisId, code: coding.code, name: coding.display, kind };
      return { ...state, diagnoses: [...state.diagnoses, diagnosis], diagnosesEver: diagnosisId };
    }
    case 'DiagnosisChanged': {
      const { diagnosisId, kind } = data;
      const changed = state.diagnoses.map(each => (each.diagnosisId === diagnosisId ? { ...each, kind } : each));
      return { ...state, diagnoses: changed };
    }
    case 'DiagnosisRemoved':
      return { ...state, diagnoses: state.diagnoses.filter(each => each.diagnosisId !== data.diagnosisId) };
    case 'ProcedureRecorded': {
      const { procedureId, order } = data;
      return { ...state, procedures: [...state.procedures, { procedureId, order }], proceduresEver: procedureId };
    }
    case 'ProcedureRemoved':
      return { ...state, procedures: state.procedures.filter(each => each.procedureId !== data.procedureId) };
    case 'EntryAdded': {
      const { kind, entryId, form } = data;
      return { ...state, entries: [...state.entries, { kind, entryId, form }] };
    }
    case 'OrderOpened': {
      const { module, orderId } = data;
      const isIt = isOrder(data);
      // An order that was ended too early is opened again.
      const others = state.orders.filter(each => !isIt(each));
      return { ...state, orders: [...others, { module, orderId, outcome: null }] };
    }
    case 'OrderEnded': {
      const ended = isOrder(data);
      return {
        ...state,
        orders: state.orders.map(each => (ended(each) ? { ...each, outcome: data.outcome } : each)),
      };
    }
  }
};

export const record: Aggregate<RecordState, RecordEvent> = {
  kind: 'record',
  initial: { diagnoses: [], diagnosesEver: 0, procedures: [], proceduresEver: 0, entries: [], orders: [] },
  evolve,
};

/** Ids of a module's orders, without cancelled ones. */
export const ordersOf = (state: RecordState | undefined, module: string): number[] =>
  (state?.orders ?? [])
    .filter(each => each.module === module && each.outcome !== 'cancelled')
    .map(({ orderId }) => orderId);

/** Id of the visit's note with this form, if there is one. */
export const noteOf = (state: RecordState | undefined, form: string): number | undefined =>
  state?.entries.find(each => each.kind === 'note' && each.form === form)?.entryId;

/** Whether the examination has written nothing; observations and forms from before it do not count. */
export const isEmpty = ({ diagnoses, procedures, entries, orders }: RecordState): boolean =>
  diagnoses.length + procedures.length === 0 &&
  entries.every(({ kind, form }) => kind === 'form' || form === 'progress-note' || form === 'handover') &&
  orders.every(({ outcome }) => outcome === 'cancelled');
