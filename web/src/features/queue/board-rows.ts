import { yearsOf } from '@alur/contracts/patient/age';
import { estimatedWaitSeconds } from '@alur/contracts/queue/estimate';
import { byRank, isWaiting } from '@alur/contracts/queue/line';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import type { Stage } from './queue-search';

/** `A` of `A-001`. */
const prefixOf = ({ display }: QueueBoardRow): string => display.slice(0, display.lastIndexOf('-'));

/** Sorts by schedule, and within it in the order of calling. */
export function byTurn(one: QueueBoardRow, other: QueueBoardRow): number {
  return prefixOf(one).localeCompare(prefixOf(other)) || one.scheduleId - other.scheduleId || byRank(one, other);
}

type Status = QueueBoardRow['status'];
const waiting: readonly Status[] = ['waiting', 'called', 'skipped'];
const inStage: Readonly<Record<Exclude<Stage, 'all'>, readonly Status[]>> = {
  active: [...waiting, 'serving'],
  waiting,
  serving: ['serving'],
  done: ['done'],
  absent: ['absent'],
  cancelled: ['cancelled'],
};

export const isInStage = ({ status }: Pick<QueueBoardRow, 'status'>, stage: Stage): boolean =>
  stage === 'all' || inStage[stage].includes(status);

/** Whether the typed text occurs in the name, the record number or the queue number, with or without dashes. */
export function matches(row: QueueBoardRow, wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  if (text === '') return true;
  const bare = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (row.patientName.toLowerCase().includes(text)) return true;
  const number = bare(text);
  return number !== '' && (bare(row.recordNumber).includes(number) || bare(row.display).includes(number));
}

/**
 * The expected wait of each number in seconds (DOMAIN 1.1), by the row's key. Absent patients count too, because they
 * may come any minute; another day's numbers of the same schedule do not (CASES, Queue).
 */
export function waits(rows: readonly (QueueBoardRow & { key: string })[]): Map<string, number> {
  const found = new Map<string, number>();
  const ahead = new Map<string, number>();
  for (const row of rows.toSorted(byTurn)) {
    if (!isWaiting(row)) continue;
    const line = `${row.scheduleId}_${row.date}`;
    const remaining = (ahead.get(line) ?? 0) + 1;
    ahead.set(line, remaining);
    // Without a consultation duration the schedule's wait cannot be estimated.
    if (row.status !== 'called' && row.consultationMinutes > 0)
      found.set(row.key, estimatedWaitSeconds(row.consultationMinutes, remaining));
  }
  return found;
}

/** DOMAIN 1.1: whether the patient is sixty or older, for whom priority is suggested. */
export function suggestsPriority(row: QueueBoardRow): boolean {
  return row.priority === null && (yearsOf(row.age) ?? 0) >= 60;
}

/** SPEC 6: the PCare gate is active at facilities that serve BPJS with the rule on, for patients of BPJS. */
export interface Gate {
  pcare: boolean;
}

export const MOST_CALLS = 3;

export interface VisitState {
  present: boolean;
  /** PCare must be filled in before the examination, and is not yet. */
  lacksPcare: boolean;
  queueing: boolean;
}

export function visitState(row: QueueBoardRow, gate: Gate): VisitState {
  return {
    present: row.attendance === 'come',
    lacksPcare: gate.pcare && row.payer === 'bpjs' && row.pcareNumber === null,
    queueing: isWaiting(row),
  };
}

/**
 * After whom a patient is inserted who is present after all (DOMAIN 2.2): at her own place, or behind the next two once
 * a later number was called. Null means that she is next.
 */
export function rejoinsAfter(rows: readonly QueueBoardRow[], row: QueueBoardRow): QueueBoardRow | undefined {
  const others = rows.filter(other => other.scheduleId === row.scheduleId && other.id !== row.id);
  const waiting = others
    .filter(({ status, attendance }) => attendance === 'come' && (status === 'waiting' || status === 'skipped'))
    .toSorted(byTurn);
  const isLate =
    row.priority === null &&
    others.some(({ priority, calledAt, number }) => priority === null && calledAt !== null && number > row.number);
  return isLate ? (waiting[1] ?? waiting[0]) : waiting.findLast(({ rank }) => rank < row.rank);
}

/** The number that is being called to this room: until it is served or skipped, nobody else is called there. */
export function calledIn(rows: readonly QueueBoardRow[], roomId: number): QueueBoardRow | undefined {
  return rows.find(row => row.roomId === roomId && row.status === 'called');
}

/** The next number of a schedule. */
export function nextOf(rows: readonly QueueBoardRow[], scheduleId: number): QueueBoardRow | undefined {
  return rows
    .filter(row => row.scheduleId === scheduleId && row.attendance === 'come')
    .filter(row => row.status === 'waiting' || row.status === 'skipped')
    .toSorted(byTurn)[0];
}

export interface Counts {
  waiting: number;
  serving: number;
  done: number;
  absent: number;
}

export function countsOf(rows: readonly QueueBoardRow[]): Counts {
  const count = (stage: Stage) => rows.filter(row => isInStage(row, stage)).length;
  return { waiting: count('waiting'), serving: count('serving'), done: count('done'), absent: count('absent') };
}
