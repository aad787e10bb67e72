import type { AmendmentKind, ContrastGiven, Dose } from '@alur/contracts/radiology/commands';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { DataOf, RadiologyEvent } from './events.js';
import { hasEnded, type Alarm, type AnyRadiology, type RadiologyLine, type RadiologyState } from './radiology.js';

export interface By {
  readonly staff: Staff;
  readonly now: string;
}

/** The code by which anyone who holds the printed report can verify it. */
type Verification = NonNullable<DataOf<'RadiologyReportValidated'>['verification']>;

const keysOf = (order: AnyRadiology) => ({ ...headerOf(order), orderId: order.orderId });

/** The order in any status; throws where there is none. */
export function there(state: RadiologyState): AnyRadiology {
  ensure(state.status !== 'none', 'radiology.not-found');
  return state;
}

/** Line and keys, unless it was cancelled or refused. */
const stillOrdered = (state: RadiologyState, number: number) => {
  const order = there(state);
  const line = order.lines.find(each => each.line === number);
  ensure(line !== undefined, 'radiology.line-unknown', {}, 'line');
  ensure(line.status !== 'cancelled', 'radiology.cancelled');
  ensure(line.status !== 'not_done', 'radiology.refused');
  return { line, keys: { ...keysOf(order), line: number } };
};

const refuse = (code: string, line: RadiologyLine): never => {
  throw new Rejection(code, { by: 'by' in line ? line.by : '' });
};

/** The patient is in the room; whoever presses second is told who was quicker. */
export const start = (state: RadiologyState, number: number, { staff, now }: By): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, number);
  if (line.status !== 'ordered') refuse('radiology.already-begun', line);
  return [{ type: 'RadiologyExaminationStarted', data: { ...keys, startedBy: staff, effectiveAt: now } }];
};

/** It was the wrong line, or too early: also once it was recorded as done, until something is reported of it. */
export const undoStart = (state: RadiologyState, number: number, { staff, now }: By): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, number);
  ensure(line.status !== 'ordered', 'radiology.not-begun');
  if (line.status !== 'begun' && line.status !== 'examined') refuse('radiology.already-reported', line);
  return [{ type: 'RadiologyExaminationStartUndone', data: { ...keys, undoneBy: staff, effectiveAt: now } }];
};

export const complete = (
  state: RadiologyState,
  done: { line: number; contrast: ContrastGiven | null; dose: Dose | null },
  { staff, now }: By,
): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, done.line);
  ensure(line.status !== 'ordered', 'radiology.not-begun');
  if (line.status !== 'begun') refuse('radiology.already-examined', line);
  const { contrast, dose } = done;
  return [{ type: 'RadiologyExaminationDone', data: { ...keys, performer: staff, contrast, dose, effectiveAt: now } }];
};

interface Report {
  line: number;
  findings: string;
  impression: string;
  recommendation: string;
  critical: boolean;
}
/** What it says, and what that means for who is to be told; `before` is what the report said so far. */
const textsOf = ({ findings, impression, recommendation, critical }: Report, before: Alarm) => {
  const isDue = before.critical && !before.communicated;
  return {
    ...{ findings, impression, recommendation: recommendation || null, critical },
    communication: critical ? (before.critical ? null : ('due' as const)) : isDue ? ('withdrawn' as const) : null,
  };
};

const silent: Alarm = { critical: false, communicated: false };

/** Nothing is reported of what was not examined. */
export const draft = (state: RadiologyState, report: Report, { staff, now }: By): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, report.line);
  ensure(line.status !== 'ordered' && line.status !== 'begun', 'radiology.not-examined');
  if (line.status === 'validated') refuse('radiology.already-validated', line);
  const number = line.status === 'drafted' ? line.draft + 1 : 1;
  const before = line.status === 'drafted' ? line : silent;
  return [
    {
      type: 'RadiologyReportDrafted',
      data: { ...keys, draft: number, ...textsOf(report, before), draftedBy: staff, effectiveAt: now },
    },
  ];
};

/** Validates the draft that the doctor has read, and no later one. */
export const validate = (
  state: RadiologyState,
  { line: number, draft: read }: { line: number; draft: number },
  { staff, now, verification }: By & { verification: (line: RadiologyLine) => Verification },
): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, number);
  ensure(line.status !== 'ordered' && line.status !== 'begun', 'radiology.not-examined');
  ensure(line.status !== 'examined', 'radiology.not-drafted');
  if (line.status !== 'drafted') return refuse('radiology.already-validated', line);
  ensure(line.draft === read, 'radiology.draft-changed', { by: line.by });
  return [
    {
      type: 'RadiologyReportValidated',
      data: {
        ...{ ...keys, version: 1, draft: read, verification: verification(line) },
        ...{ validatedBy: staff, effectiveAt: now },
      },
    },
  ];
};

/** DOMAIN 2.7: what is validated changes by further versions alone; what one says that is critical is told anew. */
export const amend = (
  state: RadiologyState,
  report: Report & { kind: AmendmentKind; reason: string },
  { staff, now }: By,
): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, report.line);
  ensure(line.status === 'validated', 'radiology.not-validated');
  const { kind, reason } = report;
  ensure(kind === 'addendum' || report.impression !== '', 'radiology.impression-missing', {}, 'impression');
  return [
    {
      type: 'RadiologyReportAmended',
      data: {
        ...{ ...keys, version: line.version + 1, kind, ...textsOf(report, line.communicated ? silent : line), reason },
        ...{ amendedBy: staff, effectiveAt: now },
      },
    },
  ];
};

/** A critical finding was told to somebody who repeated it (DOMAIN 2.7). */
export const communicate = (
  state: RadiologyState,
  communication: { line: number; communicatedTo: string; readBack: boolean; note: string },
  { staff, now }: By,
): RadiologyEvent[] => {
  const { line, keys } = stillOrdered(state, communication.line);
  ensure(communication.readBack, 'radiology.not-read-back', {}, 'readBack');
  ensure('critical' in line && line.critical, 'radiology.not-critical');
  ensure(!line.communicated, 'radiology.already-communicated');
  const { communicatedTo, readBack, note } = communication;
  return [
    {
      type: 'RadiologyCriticalFindingCommunicated',
      data: {
        ...{ ...keys, communicatedTo, readBack, note: note || null },
        ...{ communicatedBy: staff, effectiveAt: now },
      },
    },
  ];
};

/** The lines that are named, each once, or all that have not ended; throws where there is none. */
const chosen = (order: AnyRadiology, numbers: readonly number[] | null): RadiologyLine[] => {
  const going = order.lines.filter(each => !hasEnded(each)).map(({ line }) => line);
  const wanted = numbers ?? (going.length > 0 ? going : order.lines.map(({ line }) => line));
  return [...new Set(wanted)].map(number => stillOrdered(order, number).line);
};

/** The requester cancels, until one of them has begun (SHAPES, Order). */
export const cancel = (
  state: RadiologyState,
  { lines, reason }: { lines: readonly number[] | null; reason: string },
  { staff, now }: By,
): RadiologyEvent[] => {
  const order = there(state);
  const named = chosen(order, lines);
  for (const line of named) if (line.status !== 'ordered') refuse('radiology.already-begun', line);
  const numbers = named.map(({ line }) => line);
  return [
    {
      type: 'RadiologyCancelled',
      data: { ...keysOf(order), lines: numbers, reason, cancelledBy: staff, effectiveAt: now },
    },
  ];
};

/** The desk refuses, until one of them is done. */
export const refuseOrder = (
  state: RadiologyState,
  { lines, reason }: { lines: readonly number[] | null; reason: string },
  { staff, now }: By,
): RadiologyEvent[] => {
  const order = there(state);
  const named = chosen(order, lines);
  for (const line of named)
    if (line.status !== 'ordered' && line.status !== 'begun') refuse('radiology.already-examined', line);
  const numbers = named.map(({ line }) => line);
  return [
    {
      type: 'RadiologyRefused',
      data: { ...keysOf(order), lines: numbers, reason, refusedBy: staff, effectiveAt: now },
    },
  ];
};

/** The doctor on whose behalf it was ordered acknowledges the order, whatever has been done of it. */
export const acknowledgeOrder = (state: RadiologyState, { staff, now }: By): RadiologyEvent[] => {
  const order = there(state);
  ensure(order.status !== 'cancelled', 'radiology.cancelled');
  ensure(order.status !== 'not_done', 'radiology.refused');
  ensure(order.onBehalfOfId === staff.staffId, 'radiology.not-on-your-behalf');
  ensure(!order.isAcknowledged, 'radiology.already-acknowledged');
  return [{ type: 'RadiologyOrderAcknowledged', data: { ...keysOf(order), acknowledgedBy: staff, effectiveAt: now } }];
};

/** The responsible doctor has read it; read again, nothing follows. */
export const acknowledge = (
  state: RadiologyState,
  what: 'report' | 'refusal',
  { staff, now }: By,
): RadiologyEvent[] => {
  const order = there(state);
  ensure(order.responsibleId === staff.staffId, 'radiology.of-another-doctor');
  if (!order.unread[what]) return [];
  const type = what === 'report' ? 'RadiologyReportAcknowledged' : 'RadiologyRefusalAcknowledged';
  return [{ type, data: { ...keysOf(order), acknowledgedBy: staff, effectiveAt: now } }];
};
