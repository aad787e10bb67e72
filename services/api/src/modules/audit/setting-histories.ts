import type { SettingChange } from '@alur/contracts/audit/setting-history';
import type { Seen } from '@alur/domain/kernel/event';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { actorsOf } from './actors.js';
import { aggregateOf, changesIn } from './stream-story.js';

/** History of one of the facility's settings. */
export class SettingHistories {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /**
   * Newest first; undefined when the facility has no such setting. `facets` are included where their streams exist;
   * `shows` says which events may be told.
   */
  async read(
    merchantId: number,
    stream: string,
    { facets = [], shows }: { facets?: readonly string[]; shows: (event: Seen) => boolean },
  ): Promise<SettingChange[] | undefined> {
    const { log, aggregates, events } = this.platform;
    const streams = [stream, ...facets];
    const stories = await log.readMany(streams.map(each => ({ stream: each, from: 0 })));
    if (!stories.get(stream)?.some(({ meta }) => meta.merchantId === merchantId)) return undefined;
    const told = streams.flatMap(each => stories.get(each) ?? []).filter(shows);
    const changes = new Map(
      streams.flatMap(each => [...changesIn(aggregateOf(aggregates, each), stories.get(each) ?? [], () => true)]),
    );
    const actorOf = await actorsOf(this.database, this.platform.table('user_account'), told);
    return told
      .toSorted((one, other) => (BigInt(one.position) > BigInt(other.position) ? -1 : 1))
      .map(event => ({
        ...{ id: event.id, position: event.position, type: event.type, at: event.meta.at },
        module: events.get(event.type).module,
        actor: actorOf(event),
        changes: changes.get(event.id) ?? [],
      }));
  }
}
