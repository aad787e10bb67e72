import type { OpenedEvent } from '@alur/contracts/audit/flow';
import type { Seen } from '@alur/domain/kernel/event';
import type { EventMeta } from '@alur/eventing';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { actorsOf } from './actors.js';
import { withoutErased } from './changes.js';
import { namesIn } from './names.js';
import { aggregateOf, changesIn } from './stream-story.js';

/** Reads one event of the caller's facility with all its details. */
export class OpenedEvents {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** Undefined when the facility has no event at that position. */
  async read(merchantId: number, position: bigint): Promise<Omit<OpenedEvent, 'names'> | undefined> {
    const append = await this.platform.replays.appendAt(merchantId, position);
    const event = append.find(each => each.position === position.toString());
    if (!event) return undefined;
    const { log, aggregates, events } = this.platform;
    const [actorOf, streams] = await Promise.all([
      actorsOf(this.database, this.platform.table('user_account'), [event]),
      log.readMany([{ stream: event.stream, from: 0 }]),
    ]);
    const story = (streams.get(event.stream) ?? []).slice(0, event.revision + 1);
    const changes = changesIn(aggregateOf(aggregates, event.stream), story, ({ id }) => id === event.id);
    return {
      ...whereFrom(event),
      module: events.get(event.type).module,
      revision: event.revision,
      offset: event.meta.offset,
      actor: actorOf(event),
      commandId: event.meta.commandId,
      correlationId: (event.meta as EventMeta).correlationId ?? event.meta.commandId,
      causationId: (event.meta as EventMeta).causationId ?? null,
      data: withoutErased(event.data) as Record<string, unknown>,
      changes: changes.get(event.id) ?? [],
      together: append
        .filter(({ id }) => id !== event.id)
        .map(({ id, type, position: at }) => ({ id, type, position: at })),
    };
  }

  /** The event with the names of all that it shows. */
  async named(merchantId: number, shown: Omit<OpenedEvent, 'names'>): Promise<OpenedEvent> {
    return { ...shown, names: await namesIn(this.platform, this.database, merchantId, shown) };
  }
}

/** Which event it is, when it happened, and from where. */
export const whereFrom = ({ id, position, type, stream, meta }: Seen) => ({
  ...{ id, position, type, stream },
  at: meta.at,
  occurredAt: meta.occurredAt ?? null,
  localDate: meta.localDate,
  origin: (meta as EventMeta).origin ?? {},
});
