import type { SettingChange } from '@alur/contracts/audit/setting-history';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { actorsOf } from './actors.js';
import { aggregateOf, changesIn } from './stream-story.js';

/** What has been done to one thing that the facility settles. */
export class SettingHistories {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** Newest first; nothing when the facility has no such thing. */
  async read(merchantId: number, stream: string): Promise<SettingChange[] | undefined> {
    const { log, aggregates, events } = this.platform;
    const story = (await log.readMany([{ stream, from: 0 }])).get(stream) ?? [];
    if (!story.some(({ meta }) => meta.merchantId === merchantId)) return undefined;
    const changes = changesIn(aggregateOf(aggregates, stream), story, () => true);
    const actorOf = await actorsOf(this.database, this.platform.table('user_account'), story);
    return story.toReversed().map(event => ({
      ...{ id: event.id, position: event.position, type: event.type, at: event.meta.at },
      module: events.get(event.type).module,
      actor: actorOf(event),
      changes: changes.get(event.id) ?? [],
    }));
  }
}
