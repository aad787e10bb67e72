import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../kernel/care-header.js';
import type { DataOf, OrderedExamination, RadiologyEvent } from './events.js';

interface Examination {
  readonly line: number;
  readonly accessionNumber: string;
  readonly examination: OrderedExamination;
}
/** A report that somebody must be told of at once, and whether that was done. */
export interface Alarm {
  readonly critical: boolean;
  readonly communicated: boolean;
}

/** `by`: who brought it there, for the refusal of somebody who came second. */
export type RadiologyLine = Examination &
  (
    | { readonly status: 'ordered' }
    | { readonly status: 'begun'; readonly by: string }
    | { readonly status: 'examined'; readonly by: string }
    | (Alarm & { readonly status: 'drafted'; readonly by: string; readonly draft: number })
    | (Alarm & { readonly status: 'validated'; readonly by: string; readonly version: number })
    | { readonly status: 'cancelled' }
    | { readonly status: 'not_done' }
  );

interface Order extends CareHeader {
  readonly orderId: number;
  /** The doctor for whom it was ordered, else the user who ordered. */
  readonly responsibleId: number;
  /** The doctor on whose behalf it was ordered, and whether she has acknowledged it. */
  readonly onBehalfOfId: number | null;
  readonly isAcknowledged: boolean;
  readonly lines: readonly RadiologyLine[];
  /** Whether the responsible doctor has not read what was validated, or why it was refused. */
  readonly unread: { readonly report: boolean; readonly refusal: boolean };
}

/** SHAPES, Order: ordered; one is examined; all validated; cancelled by its requester; refused by the desk. */
export type RadiologyState =
  | { readonly status: 'none' }
  | (Order & { readonly status: 'ordered' })
  | (Order & { readonly status: 'begun' })
  | (Order & { readonly status: 'done' })
  | (Order & { readonly status: 'cancelled' })
  | (Order & { readonly status: 'not_done' });
export type AnyRadiology = Exclude<RadiologyState, { status: 'none' }>;

/** Whether nothing more is to be done of it. */
export const hasEnded = ({ status }: Pick<RadiologyLine, 'status'>): boolean =>
  status === 'validated' || status === 'cancelled' || status === 'not_done';

/** What an order has come to, by its lines. */
export const statusOf = (lines: readonly Pick<RadiologyLine, 'status'>[]): AnyRadiology['status'] => {
  const some = (status: RadiologyLine['status']) => lines.some(each => each.status === status);
  if (lines.every(hasEnded)) return some('validated') ? 'done' : some('not_done') ? 'not_done' : 'cancelled';
  return lines.every(({ status }) => status === 'ordered' || status === 'cancelled' || status === 'not_done')
    ? 'ordered'
    : 'begun';
};

const opened = (data: DataOf<'RadiologyOrdered'>): AnyRadiology => ({
  ...headerOf(data),
  orderId: data.orderId,
  responsibleId: (data.onBehalfOf ?? data.requester).staffId,
  onBehalfOfId: data.onBehalfOf?.staffId ?? null,
  isAcknowledged: false,
  lines: data.lines.map(examination => {
    const { line, accessionNumber } = examination;
    return { line, accessionNumber, examination, status: 'ordered' };
  }),
  unread: { report: false, refusal: false },
  status: 'ordered',
});

const examinationOf = ({ line, accessionNumber, examination }: RadiologyLine): Examination => ({
  line,
  accessionNumber,
  examination,
});

/** A critical finding that was communicated remains so while the report has it. */
const alarmOf = (line: RadiologyLine, critical: boolean): Alarm => ({
  critical,
  communicated: critical && 'communicated' in line && line.communicated,
});

/** The line after an event that names it. */
const lineAfter = (line: RadiologyLine, event: RadiologyEvent): RadiologyLine => {
  const its = examinationOf(line);
  switch (event.type) {
    case 'RadiologyExaminationStarted':
      return { ...its, status: 'begun', by: event.data.startedBy.name };
    case 'RadiologyExaminationStartUndone':
      return { ...its, status: 'ordered' };
    case 'RadiologyExaminationDone':
      return { ...its, status: 'examined', by: event.data.performer.name };
    case 'RadiologyReportDrafted': {
      const { draft, critical, draftedBy } = event.data;
      return { ...its, ...alarmOf(line, critical), status: 'drafted', by: draftedBy.name, draft };
    }
    case 'RadiologyReportValidated': {
      const { version, validatedBy } = event.data;
      const isCritical = 'critical' in line && line.critical;
      return { ...its, ...alarmOf(line, isCritical), status: 'validated', by: validatedBy.name, version };
    }
    case 'RadiologyReportAmended': {
      const { version, critical, communication, amendedBy } = event.data;
      const alarm = communication === 'due' ? { critical, communicated: false } : alarmOf(line, critical);
      return { ...its, ...alarm, status: 'validated', by: amendedBy.name, version };
    }
    case 'RadiologyCriticalFindingCommunicated':
      return 'communicated' in line ? { ...line, communicated: true } : line;
    case 'RadiologyCancelled':
      return { ...its, status: 'cancelled' };
    case 'RadiologyRefused':
      return { ...its, status: 'not_done' };
    default:
      return line;
  }
};

/** The lines that an event names. */
const linesIn = ({ data }: RadiologyEvent): readonly number[] =>
  'line' in data ? [data.line] : 'cancelledBy' in data || 'refusedBy' in data ? data.lines : [];

const unreadAfter = ({ unread }: AnyRadiology, { type }: RadiologyEvent): Order['unread'] => {
  switch (type) {
    case 'RadiologyReportValidated':
    case 'RadiologyReportAmended':
      return { ...unread, report: true };
    case 'RadiologyReportAcknowledged':
      return { ...unread, report: false };
    case 'RadiologyRefused':
      return { ...unread, refusal: true };
    case 'RadiologyRefusalAcknowledged':
      return { ...unread, refusal: false };
    default:
      return unread;
  }
};

export const radiology: Aggregate<RadiologyState, RadiologyEvent> = {
  kind: 'radiology',
  initial: { status: 'none' },
  evolve: (state, event) => {
    if (event.type === 'RadiologyOrdered') return opened(event.data);
    if (state.status === 'none') return state;
    if (event.type === 'RadiologyOrderAcknowledged') return { ...state, isAcknowledged: true };
    const named = linesIn(event);
    const lines = state.lines.map(each => (named.includes(each.line) ? lineAfter(each, event) : each));
    return { ...state, lines, unread: unreadAfter(state, event), status: statusOf(lines) };
  },
};
