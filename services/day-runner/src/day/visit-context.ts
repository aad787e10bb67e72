import { topicKey } from '@alur/contracts/kernel/topic';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { Desk, Order } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import type { Journal } from '../journal.js';
import type { PlannedVisit } from '../plan/planned.js';
import { monotonic, sleep } from '../wire/monotonic.js';
import type { Outcome, Person } from '../wire/person.js';
import type { LastBoxes } from './last-box.js';

/** One visit in progress, and what it needs. */
export interface VisitContext {
  facility: Facility;
  visit: PlannedVisit;
  desk: Desk;
  journal: Journal;
  lastBoxes: LastBoxes;
  /** Rupiah that modules' plays have charged so far. */
  charged: number;
}

/** The outcome of a visit, which the rows must show in the end. */
export interface VisitEnd {
  facility: Facility;
  encounterId: number;
  transactionId: number | null;
  prescription: { id: number; status: 'done' | 'cancelled' } | null;
  status: 'absent' | 'done';
  billStatus: 'CANCELLED' | 'PAID' | 'VOID';
}

/** The id of what was created or changed. An unexpected refusal ends the visit. */
export const accepted = (outcome: Outcome, what: CommandSpec): number => {
  if (!outcome.ok) throw new Error(`${what.name}: ${outcome.code} ${JSON.stringify(outcome.params)}`);
  return outcome.receipt.id;
};

/** Checks that exactly one of two concurrent commands succeeded; returns its id. */
export const onceOf = (outcomes: readonly Outcome[], what: CommandSpec): number => {
  const done = outcomes.filter(({ ok }) => ok).length;
  if (done !== 1) throw new Error(`of two that ${what.name} at once ${done} were done`);
  return outcomes.findIndex(({ ok }) => ok);
};

export const order = (person: Person, spec: CommandSpec, id: number | null, body: unknown, topic?: string): Order => ({
  person,
  spec,
  id,
  body,
  topic,
});

/** Gives commands at a moment of the file's day, each of which returns the id of what it created or changed. */
export const doesAt =
  (desk: Desk, at: number) =>
  async (who: Person, spec: CommandSpec, id: number | null, body: object = {}): Promise<number> =>
    accepted(await desk.send(at, order(who, spec, id, body)), spec);

/** Topics of the boards that show a change. */
export const queueTopic = ({ facility, visit }: VisitContext): string =>
  topicKey('queue.board', { date: facility.today, scheduleId: facility.schedules[visit.schedule] ?? 0 });
export const pharmacyTopic = ({ facility }: VisitContext): string =>
  topicKey('prescription.queue', { date: facility.today });
export const cashierTopic = ({ facility }: VisitContext): string =>
  topicKey('transaction.list', { date: facility.today });

const LONGEST_WAIT_MS = 120_000;
/** First pause, because the first read would mostly come too early. */
const FIRST_PAUSE_MS = 40;

/** Polls a row until it is ready, because processes take a moment. */
export const untilRow = async <Row>(person: Person, path: string, isReady: (row: Row) => boolean): Promise<Row> => {
  const giveUp = monotonic() + LONGEST_WAIT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(500, pause * 1.5)) {
    await sleep(pause);
    const row = (await person.get(path))?.data as Row | undefined;
    if (row && isReady(row)) return row;
    if (monotonic() > giveUp) throw new Error(`${path} did not become ready: ${JSON.stringify(row)}`);
  }
};
