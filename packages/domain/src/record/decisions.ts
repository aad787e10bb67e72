import type { DiagnosisEntry } from '@alur/contracts/consultation/rows';
import type { EntryKind, OrderOutcome } from '@alur/contracts/record/enums';
import { icd10, ICD9CM } from '../kernel/code-systems.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { RecordEvent } from './events.js';
import type { RecordState } from './record.js';

/**
 * There is one primary diagnosis: a new one makes the previous one secondary. Recording a code again only changes its
 * kind.
 */
export const recordDiagnosis = (
  state: RecordState,
  { code, name, kind }: DiagnosisEntry,
  visit: CareHeader,
): RecordEvent[] => {
  const header = headerOf(visit);
  const known = state.diagnoses.find(each => each.code === code);
  ensure(known?.kind !== kind, 'consultation.diagnosis-exists', { code }, 'code');
  const demoted = state.diagnoses.filter(each => kind === 'primary' && each.kind === 'primary' && each.code !== code);
  const coding = icd10({ code, name });
  return [
    ...demoted.map((each): RecordEvent => ({
      type: 'DiagnosisChanged',
      data: { ...header, diagnosisId: each.diagnosisId, code: each.code, kind: 'secondary' },
    })),
    known
      ? { type: 'DiagnosisChanged', data: { ...header, diagnosisId: known.diagnosisId, code, kind } }
      : { type: 'DiagnosisRecorded', data: { ...header, diagnosisId: state.diagnosesEver + 1, coding, kind } },
  ];
};

export const removeDiagnosis = (state: RecordState, code: string, visit: CareHeader): RecordEvent[] => {
  const diagnosis = state.diagnoses.find(each => each.code === code);
  ensure(diagnosis, 'consultation.diagnosis-not-found', { code });
  return [{ type: 'DiagnosisRemoved', data: { ...headerOf(visit), diagnosisId: diagnosis.diagnosisId, code } }];
};

export const addEntry = (
  entry: { kind: EntryKind; entryId: number; form: string },
  visit: CareHeader,
): RecordEvent[] => [{ type: 'EntryAdded', data: { ...headerOf(visit), ...entry } }];

export interface OrderRef {
  module: string;
  orderId: number;
}

export const openOrder = (order: OrderRef, visit: CareHeader): RecordEvent[] => [
  { type: 'OrderOpened', data: { ...headerOf(visit), ...order } },
];

export const closeOrder = (order: OrderRef, outcome: OrderOutcome, visit: CareHeader): RecordEvent[] => [
  { type: 'OrderEnded', data: { ...headerOf(visit), ...order, outcome } },
];

/** Returns nothing if the order has ended with this outcome already, or is unknown. */
export const endOrder = (
  state: RecordState,
  order: OrderRef,
  outcome: OrderOutcome,
  visit: CareHeader,
): RecordEvent[] => {
  const known = state.orders.find(each => each.module === order.module && each.orderId === order.orderId);
  return known === undefined || known.outcome === outcome ? [] : closeOrder(order, outcome, visit);
};

/** The procedure by which an order was carried out; an order without a code has none. */
export const recordProcedure = (
  state: RecordState,
  done: { icd9Code: string | null; name: string; order: OrderRef; effectiveAt: string; performer: Staff },
  visit: CareHeader,
): RecordEvent[] => {
  const { icd9Code, name, order, effectiveAt, performer } = done;
  if (icd9Code === null) return [];
  const coding = { system: ICD9CM, version: null, code: icd9Code, display: name };
  const data = {
    ...headerOf(visit),
    procedureId: state.proceduresEver + 1,
    coding,
    effectiveAt,
    performer,
    order: { ...order },
  };
  return [{ type: 'ProcedureRecorded', data }];
};

/** Removes an order's procedures, because it was not carried out after all. */
export const removeProceduresOf = (state: RecordState, order: OrderRef, visit: CareHeader): RecordEvent[] =>
  state.procedures
    .filter(each => each.order?.module === order.module && each.order.orderId === order.orderId)
    .map(({ procedureId }) => ({ type: 'ProcedureRemoved', data: { ...headerOf(visit), procedureId } }));
