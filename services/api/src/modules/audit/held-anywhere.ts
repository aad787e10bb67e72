import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { Snapshot } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import type { HeldAnywhereRow } from '@alur/contracts/kernel/process/rows';
import { heldAnywhereTopic } from '@alur/contracts/kernel/process/lists';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { TopicRegistry } from '../../platform/live/topic-registry.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** More than anybody would look through; the oldest come first. */
const MOST = 500;
const HELD = 'held_command';

interface Found {
  rows: (HeldAnywhereRow & { position: string })[];
  total: number;
  seq: string;
  log: string;
}

/**
 * Held commands of all facilities: codes and counts, no patient data. Watchers are told to reload when such a row has
 * changed, in whichever process.
 */
@Injectable()
export class HeldAnywhere implements OnApplicationShutdown {
  private readonly forget: () => void;

  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(LiveRooms) rooms: LiveRooms,
    @Inject(TopicRegistry) topics: TopicRegistry,
  ) {
    const key = topicKey(heldAnywhereTopic.name, {});
    topics.declare({ spec: heldAnywhereTopic, snapshot: () => this.snapshot() });
    this.forget = platform.onProjected(changed => {
      if (changed.some(({ name }) => name === HELD)) rooms.missed(CHANNEL, key);
    });
  }

  onApplicationShutdown(): void {
    this.forget();
  }

  async list(): Promise<{ rows: HeldAnywhereRow[]; total: number }> {
    const { rows, total } = await this.read();
    return { rows: rows.map(({ position: _position, ...row }) => row), total };
  }

  private async snapshot(): Promise<Snapshot> {
    const { rows, seq, log } = await this.read();
    return { data: rows.map(row => ({ ...row, key: String(row.id) })), meta: { epoch: `held.${log}`, seq } };
  }

  /**
   * Reads the sum of the projectors' positions too: every change of a row moves one of them in the same transaction, so
   * it serves as a version.
   */
  private async read(): Promise<Found> {
    const held = tableName(this.platform.table(HELD));
    const merchant = tableName(this.platform.table('merchant'));
    const { rows } = await this.database.worker.query<Found>(
      `with first as (
         select h.id::float8 as id, h.merchant_id as "merchantId", coalesce(m.name, '') as "merchantName", h.process,
                h.command, h.code, h.attempts::int as attempts, h."heldAt", h.position::text as position
         from ${held} h left join ${merchant} m on m.merchant_id = 0 and m.key = h.merchant_id::text
         order by h.id limit ${MOST})
       select coalesce((select jsonb_agg(to_jsonb(first) order by id) from first), '[]') as rows,
              (select count(*)::int from ${held}) as total,
              (select coalesce(sum(position), 0)::text from alur.checkpoint where name like 'projector:%') as seq,
              (select left(id::text, 8) from alur.log_identity) as log`,
    );
    return rows[0] as Found;
  }
}
