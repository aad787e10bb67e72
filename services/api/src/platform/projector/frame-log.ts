import type { AnyTable } from '@alur/domain/kernel/view';
import type pg from 'pg';
import { rowTableSecuritySql } from '../db/roles.js';
import type { Declared } from './declare.js';
import type { MadeFrame } from './frames.js';
import { versionOf } from './row-table.js';
import type { Writes } from './writes.js';

/** Channel that notifies other processes of changed rows in the partition, with their tables. */
export const framesChannel = (partition: number): string => `alur_frames_${partition}`;

/** The notification: receivers read frames from their table, and drop cached rows. */
export interface Announcement {
  partition: number;
  /** Names of the views. */
  tables: string[];
}

/** Older frames are deleted; a client that missed them fetches a snapshot. */
const RETENTION = '5 minutes';
const PRUNE_EVERY_MS = 60_000;

export const frameTables: readonly Declared[] = [
  {
    name: 'rows.topic_head',
    sql: `
      create table if not exists rows.topic_head (
        merchant_id int not null, topic text not null, seq bigint not null, primary key (merchant_id, topic)
      ) with (fillfactor = 70);
      ${rowTableSecuritySql('rows.topic_head')}`,
  },
  {
    name: 'rows.frame',
    sql: `
      create unlogged table if not exists rows.frame (
        partition int not null, position bigint not null, merchant_id int not null, topic text not null,
        frame json not null, at timestamptz not null default now(),
        primary key (partition, position, merchant_id, topic)
      );
      alter table rows.frame add column if not exists prev bigint;
      create index if not exists frame_at on rows.frame (at);
      ${rowTableSecuritySql('rows.frame')}
      create or replace function rows.write_frames(int, json) returns text[] language plpgsql as $$
        declare prevs text[];
        begin
          with made as (
            select * from rows from (json_to_recordset($2) as (merchant_id int, topic text, seq bigint, frame json))
              with ordinality made (merchant_id, topic, seq, frame, nth)
          ), heads as (
            insert into rows.topic_head as head select merchant_id, topic, seq from made
            on conflict (merchant_id, topic) do update set seq = excluded.seq
            returning head.merchant_id, head.topic, coalesce(old.seq, 0) as prev
          ), kept as (
            insert into rows.frame (partition, position, merchant_id, topic, prev, frame)
            select $1, seq, merchant_id, topic, prev, frame from made join heads using (merchant_id, topic)
          )
          select array_agg(prev::text order by nth) into prevs from made join heads using (merchant_id, topic);
          return prevs;
        end $$;`,
  },
];

/** Epoch of a view's frames, `<log>.<version>`: it changes with the view's version and with the log. */
export const epochOf = (logId: string, table: AnyTable): string => `${logId.slice(0, 8)}.${versionOf(table)}`;

/** Whether an epoch is of this version of the view. */
export const isOf = (epoch: string, table: AnyTable): boolean => epoch.endsWith(`.${versionOf(table)}`);

/**
 * Each topic's head and its latest frames, written in the transaction that wrote the rows. They live for minutes in
 * unlogged tables: after a crash they are gone, and clients fetch snapshots.
 */
export class FrameLog {
  private prunedAt = Date.now();

  private constructor(
    private readonly partition: number,
    private readonly logId: string,
  ) {}

  static async open(client: pg.Client, partition: number): Promise<FrameLog> {
    const { rows } = await client.query<{ id: string }>('select id from alur.log_identity');
    return new FrameLog(partition, rows[0]?.id ?? '');
  }

  readonly epochOf = (table: AnyTable): string => epochOf(this.logId, table);

  /** Writes the frames, and sets each one's `prev`: the seq at which its topic stood before. */
  write(writes: Writes, frames: readonly MadeFrame[]): void {
    if (frames.length === 0) return;
    writes.ask(
      prevs => {
        for (const [at, { frame }] of frames.entries()) frame.prev = (prevs as string[])[at] ?? '0';
      },
      'rows.write_frames',
      this.partition,
      JSON.stringify(
        frames.map(({ merchantId, head, frame }) => ({ merchant_id: merchantId, topic: head, seq: frame.seq, frame })),
      ),
    );
  }

  /** Notifies the other processes on commit, also without frames, since somebody may wait for the rows. */
  announce(writes: Writes, tables: string[]): void {
    const announcement: Announcement = { partition: this.partition, tables };
    writes.call('pg_notify', framesChannel(this.partition), JSON.stringify(announcement));
  }

  /** Deletes old frames from time to time. */
  async prune(client: pg.Client): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_EVERY_MS) return;
    this.prunedAt = Date.now();
    await client.query(`delete from rows.frame where at < now() - interval '${RETENTION}'`);
  }
}
