import { refillBeside } from '@alur/eventing';
import pg from 'pg';
import { recoded, type LogCodes } from '../../platform/log/log-codes.js';
import type { Platform } from '../../platform/platform.js';
import type { Chapter } from './story.js';

/** Ids up to here are reserved for the history; ids that are drawn meanwhile begin above. */
const OWN_IDS = 100_000;

/** Writes the chapters of a story into the log: each completely and once, even if the process ends in between. */
export class HistoryWriter {
  private readonly owner: pg.Pool;

  constructor(
    private readonly platform: Platform,
    ownerUrl: string,
    /** Codes of the log's events, if it has any. */
    private readonly codes: LogCodes | undefined,
  ) {
    this.owner = new pg.Pool({ connectionString: ownerUrl, max: 1, application_name: 'alur-history' });
    this.owner.on('error', () => {}); // the failing query reports it
  }

  async begin(): Promise<void> {
    await this.owner.query(`select setval('alur.id_seq', greatest(last_value, $1::bigint)) from alur.id_seq`, [
      OWN_IDS,
    ]);
  }

  /** @throws Error when the log has another event in the place of the chapter's first */
  async write({ events }: Chapter): Promise<void> {
    const [first] = events;
    if (!first || (await this.has(first))) return;
    const prepared = await this.platform.log.prepared(events);
    await refillBeside(
      this.owner,
      prepared.map(event => recoded(event, this.codes)),
    );
  }

  /** Advances the record numbers beyond those used in the history. */
  async end(numbers: ReadonlyMap<number, number>): Promise<void> {
    for (const [merchantId, next] of numbers)
      await this.owner.query(
        `insert into alur.number_reservation (merchant_id, kind, next) values ($1, 'record-number', $2)
         on conflict (merchant_id, kind) do update set next = greatest(alur.number_reservation.next, excluded.next)`,
        [merchantId, next],
      );
  }

  async close(): Promise<void> {
    await this.owner.end();
  }

  private async has({ stream, revision, id }: Chapter['events'][number]): Promise<boolean> {
    for await (const found of this.platform.log.store.read(stream, revision)) {
      if (found.id !== id) throw new Error(`the log has another event in the place of ${stream} ${String(revision)}`);
      return true;
    }
    return false;
  }
}
