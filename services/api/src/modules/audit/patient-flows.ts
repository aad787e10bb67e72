import type { FlowStep } from '@alur/contracts/audit/flow';
import type { Seen } from '@alur/domain/kernel/event';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { actorsOf } from './actors.js';
import { whereFrom } from './opened-events.js';
import { inLogOrder, namedEvents, storiesOf } from './patient-events.js';
import { aggregateOf, changesIn } from './stream-story.js';

/** Days of the facility, both included; open where not given. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** A patient's whole way through the facility: every event that names her, with what it changed. */
export class PatientFlows {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** Undefined when the facility has no such patient. */
  async read(merchantId: number, patientId: number, { from = '', to = '9999' }: Span): Promise<FlowStep[] | undefined> {
    const named = await namedEvents(this.platform, this.database, merchantId, patientId);
    if (named.length === 0) return undefined;
    const wanted = named.filter(({ localDate }) => localDate >= from && localDate <= to);
    const ids = new Set(wanted.map(({ eventId }) => eventId));
    const { aggregates, events } = this.platform;
    const streams = await storiesOf(this.platform, wanted);
    const isAsked = ({ id }: Seen) => ids.has(id);
    const steps = [...streams].flatMap(([stream, story]) => {
      const changes = changesIn(aggregateOf(aggregates, stream), story, isAsked);
      const visitOf = visitsIn(story);
      return story
        .filter(isAsked)
        .map(event => ({ event, encounterId: visitOf(event), changes: changes.get(event.id) ?? [] }));
    });
    const actorOf = await actorsOf(
      this.database,
      this.platform.table('user_account'),
      steps.map(({ event }) => event),
    );
    const inOrder = steps.toSorted((one, other) => inLogOrder(one.event, other.event));
    const waited = waiting();
    return inOrder.map(({ event, encounterId, changes }) => ({
      ...whereFrom(event),
      module: events.get(event.type).module,
      actor: actorOf(event),
      encounterId,
      changes,
      waited: waited(encounterId, event),
    }));
  }
}

const visitIn = ({ data }: Seen): number | undefined =>
  typeof data['encounterId'] === 'number' ? data['encounterId'] : undefined;

/** The visit that an event of a stream belongs to: the one it names, else the only one that its stream ever names. */
const visitsIn = (story: readonly Seen[]): ((event: Seen) => number | null) => {
  const named = new Set(story.map(visitIn).filter(id => id !== undefined));
  const [only] = named;
  const otherwise = named.size === 1 ? only : undefined;
  return event => visitIn(event) ?? otherwise ?? null;
};

/** Seconds since the previous step of the same visit, by the times at which they happened. */
const waiting = () => {
  const last = new Map<number, number>();
  return (encounterId: number | null, { meta }: Seen): number | null => {
    if (encounterId === null) return null;
    const at = Date.parse(meta.occurredAt ?? meta.at);
    const before = last.get(encounterId);
    last.set(encounterId, at);
    return before === undefined ? null : Math.max(0, Math.round((at - before) / 1000));
  };
};
