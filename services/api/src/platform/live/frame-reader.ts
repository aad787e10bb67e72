import { topicKey } from '@alur/contracts/kernel/topic';
import { reconnectingClient, type ReconnectingClient } from '@alur/eventing/postgres/reconnecting-client';
import type pg from 'pg';
import type { Logger } from 'pino';
import { projectorCheckpoint } from '../projector/checkpoints.js';
import { framesChannel, type Announcement } from '../projector/frame-log.js';
import type { MerchantFrame } from '../projector/frames.js';

/** Interval of polling without a notification, by which a dead connection is noticed. */
const POLL_MS = 2_000;
/**
 * After a longer gap clients fetch snapshots, which is cheaper than all the frames since; and old frames are pruned.
 */
const AWAY_MS = 30_000;

export interface FrameReaderOptions {
  /** Connection of the worker role, since frames are of all merchants. */
  config: pg.ClientConfig;
  partitions: number;
  /** Whether this process projects the partition itself, and so needs no notification. */
  leads: (partition: number) => boolean;
  /** Called with the views whose rows changed; `null` when it is unknown which. */
  onTables: (tables: readonly string[] | null) => void;
  /** Called when the rows of a partition have reached a position, with the frames up to there. */
  onFrames: (partition: number, position: bigint, frames: MerchantFrame[]) => void;
  /** Called when frames were skipped, so that watchers must fetch snapshots. */
  onMissed: () => void;
  logger: Logger;
}

interface Read {
  partition: number;
  position: string;
  frames: Omit<MerchantFrame, 'key'>[];
}

const READ = `
  select wanted.partition, checkpoint.position::text,
    (select coalesce(jsonb_agg(
         jsonb_build_object(
           'merchantId', f.merchant_id,
           'frame', f.frame::jsonb || jsonb_strip_nulls(jsonb_build_object('prev', f.prev::text)))
         order by f.position), '[]')
     from rows.frame f
     where f.partition = wanted.partition and f.position > wanted.after and f.position <= checkpoint.position) as frames
  from unnest($1::int[], $2::text[], $3::bigint[]) wanted (partition, checkpoint, after)
  join alur.checkpoint on checkpoint.name = wanted.checkpoint
  where wanted.after is null or checkpoint.position > wanted.after`;

/**
 * Follows the rows that projectors in other processes write: it is notified of a committed batch and reads the frames
 * that were recorded with it. It connects and reconnects by itself.
 */
export class FrameReader {
  private readonly client: ReconnectingClient;
  private readonly poll: NodeJS.Timeout;
  /** Position reached per partition; a partition is missing until its projector has begun. */
  private readonly positions = new Map<number, bigint>();
  private reading: Promise<void> | undefined;
  private again = false;
  private readAt = Date.now();
  private fresh = false;
  /** The partitions that this connection listens to. */
  private attended = { by: undefined as pg.Client | undefined, partitions: [] as number[] };

  constructor(private readonly options: FrameReaderOptions) {
    this.client = reconnectingClient({
      config: { ...options.config, application_name: 'alur-frames', keepAlive: true, query_timeout: 10_000 },
      prepare: async client => client.on('notification', ({ payload }) => this.hear(payload)),
      onConnected: () => void this.read(),
      log: (message, error) => options.logger.warn({ err: error }, message),
    });
    this.poll = setInterval(() => void this.read(), POLL_MS);
  }

  /** Whether this reader is up to date with the rows. */
  get follows(): boolean {
    return this.fresh && this.client.current() !== undefined;
  }

  /** Notes that this process itself projected the partition up to here. */
  passed(partition: number, position: bigint): void {
    this.positions.set(partition, position);
  }

  /** Reads the frames recorded until now; a call meanwhile causes another read after it. Never throws. */
  async read(): Promise<void> {
    this.again = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  async close(): Promise<void> {
    clearInterval(this.poll);
    await this.client.close();
    await this.reading;
  }

  private hear(payload: string | undefined): void {
    const { partition, tables } = JSON.parse(payload ?? '{}') as Announcement;
    if (this.options.leads(partition)) return;
    if (tables.length > 0) this.options.onTables(tables);
    void this.read();
  }

  private async readAll(): Promise<void> {
    while (this.again) {
      this.again = false;
      const client = this.client.current();
      if (!client) return;
      try {
        await this.readOnce(client);
      } catch (error) {
        this.fresh = false;
        if (isMissingTable(error)) return; // no projector has ever run, which creates the table
        this.options.logger.warn({ err: error }, 'frames cannot be read; connecting again');
        this.client.replace(client, error);
        return;
      }
    }
  }

  private async readOnce(client: pg.Client): Promise<void> {
    const { partitions, leads, onFrames, onMissed } = this.options;
    const away = Date.now() - this.readAt > AWAY_MS;
    if (away) this.positions.clear();
    const wanted = Array.from({ length: partitions }, (_none, index) => index).filter(index => !leads(index));
    await this.attend(client, wanted);
    const { rows } = await client.query<Read>({
      name: 'frames since',
      text: READ,
      values: [
        wanted,
        wanted.map(index => projectorCheckpoint({ index, of: partitions })),
        wanted.map(index => this.positions.get(index) ?? null),
      ],
    });
    this.readAt = Date.now();
    for (const { partition, position, frames } of rows) {
      this.positions.set(partition, BigInt(position));
      onFrames(
        partition,
        BigInt(position),
        frames.map(read => ({ ...read, key: topicKey(read.frame.topic, read.frame.params) })),
      );
    }
    if (away) onMissed();
    this.fresh = wanted.every(index => this.positions.has(index));
  }

  /** Listens only to other processes' partitions, since its own batches would wake it for nothing. */
  private async attend(client: pg.Client, wanted: readonly number[]): Promise<void> {
    const before = this.attended.by === client ? this.attended.partitions : [];
    const begun = wanted.filter(partition => !before.includes(partition));
    const ended = before.filter(partition => !wanted.includes(partition));
    const statements = [
      ...begun.map(partition => `listen ${framesChannel(partition)}`),
      ...ended.map(partition => `unlisten ${framesChannel(partition)}`),
    ];
    if (statements.length > 0) await client.query(statements.join('; '));
    this.attended = { by: client, partitions: [...wanted] };
    if (begun.length > 0) this.options.onTables(null); // changes before this moment were not announced to us
  }
}

const isMissingTable = (error: unknown): boolean => (error as { code?: string }).code === '42P01';
