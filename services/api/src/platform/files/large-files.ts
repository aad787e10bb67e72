import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { Failure, notFound } from '../errors/failure.js';
import type { PersonKeys } from '../sealing/person-keys.js';
import type { FilePlace } from './files.js';
import { openedChunks, sealedChunks } from './sealed-chunks.js';

/** How many files one user may upload in an hour without attaching them to a record. */
const MOST_AN_HOUR = 200;

/** Where large files lie in the data folder. */
export const filesIn = (dataDir: string): string => join(dataDir, 'files');

/** An upload in progress. */
export interface SentFile {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

export interface LargeFile {
  id: string;
  mediaType: string;
  bytes: number;
}

/** Detects a file's media type from its first bytes; undefined if it is not accepted. */
export type KindOf = (first: Buffer) => string | undefined;

/**
 * Persons' files that are too large for a table row: each is stored in the data folder, sealed in chunks with the
 * person's own key, and is written and read as a stream. The row in `alur.file` says whose it is, and is backed up with
 * it.
 */
export class LargeFiles {
  constructor(
    private readonly database: Database,
    private readonly keys: PersonKeys,
    private readonly folder: string,
  ) {}

  /**
   * Stores an upload once it is complete. What is kept again under the same id replaces itself.
   *
   * @throws Failure 415 for another kind, 413 for more than `most` bytes, 429 for too many that were not attached
   */
  async keep(
    place: FilePlace,
    sent: AsyncIterable<Buffer>,
    { kindOf, most, by, id = randomUUID() }: { kindOf: KindOf; most: number; by: number; id?: string },
  ): Promise<LargeFile> {
    const { merchantId, subject, kind } = place;
    const key = (await this.keys.ensure(new Map([[subject, merchantId]]))).get(subject);
    if (!key) throw notFound();
    await this.checkFew(merchantId, by);
    const path = this.pathOf(merchantId, id);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const checked = new Checked(sent, kindOf, most);
    try {
      const sealed = sealedChunks(key, id, checked.read());
      await pipeline(sealed, createWriteStream(`${path}.part`, { mode: 0o600, flush: true }));
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
    const { mediaType, bytes } = checked;
    await this.database.tenantWrite(merchantId, trx =>
      sql`insert into alur.file (id, merchant_id, subject, kind, media_type, bytes, in_folder, created_by)
          values (${id}, ${merchantId}, ${subject}, ${kind}, ${mediaType}, ${bytes}, true, ${by})
          on conflict (id) do nothing`.execute(trx),
    );
    return { id, mediaType, bytes };
  }

  /**
   * Attaches an uploaded file, so that it is kept: files that are not attached are removed after a day. Returns what it
   * is; undefined if it was not uploaded.
   */
  async take({ merchantId, subject, kind }: FilePlace, id: string): Promise<Omit<LargeFile, 'id'> | undefined> {
    const { rows } = await this.database.tenantWrite(merchantId, trx =>
      sql<{ media_type: string; bytes: string }>`
        update alur.file set taken_at = now()
        where id = ${id} and merchant_id = ${merchantId} and subject = ${subject} and kind = ${kind} and in_folder
        returning media_type, bytes`.execute(trx),
    );
    return rows[0] && { mediaType: rows[0].media_type, bytes: Number(rows[0].bytes) };
  }

  /** The file as a stream, if it is of this person and this kind. */
  async read(
    { merchantId, subject, kind }: FilePlace,
    id: string,
  ): Promise<(Omit<LargeFile, 'id'> & { stream: Readable }) | undefined> {
    const { rows } = await this.database.tenant(merchantId, trx =>
      sql<{ media_type: string; bytes: string }>`
        select media_type, bytes from alur.file
        where id = ${id} and merchant_id = ${merchantId} and subject = ${subject} and kind = ${kind} and in_folder`.execute(
        trx,
      ),
    );
    const key = rows[0] && (await this.keys.load([subject])).get(subject);
    if (!rows[0] || !key) return undefined;
    const source = createReadStream(this.pathOf(merchantId, id), { highWaterMark: 256 * 1024 });
    const stream = Readable.from(openedChunks(key, id, source as AsyncIterable<Buffer>), { objectMode: false });
    return { mediaType: rows[0].media_type, bytes: Number(rows[0].bytes), stream };
  }

  /** Removes a file that was refused, and its row, which the worker's role alone may delete. */
  async remove(merchantId: number, id: string): Promise<void> {
    await this.database.worker.query('delete from alur.file where id = $1 and merchant_id = $2 and in_folder', [
      id,
      merchantId,
    ]);
    await rm(this.pathOf(merchantId, id), { force: true });
  }

  /** Removes an uploaded file unless it was attached. */
  async removeUntaken(merchantId: number, id: string): Promise<void> {
    const { rowCount } = await this.database.worker.query(
      'delete from alur.file where id = $1 and merchant_id = $2 and in_folder and taken_at is null',
      [id, merchantId],
    );
    if (rowCount) await rm(this.pathOf(merchantId, id), { force: true });
  }

  private pathOf(merchantId: number, id: string): string {
    return join(this.folder, String(merchantId), id);
  }

  private async checkFew(merchantId: number, by: number): Promise<void> {
    const { rows } = await this.database.tenant(merchantId, trx =>
      sql<{ count: number }>`
        select count(*)::int as count from alur.file
        where merchant_id = ${merchantId} and created_by = ${by} and taken_at is null and in_folder
          and created_at > now() - interval '1 hour'`.execute(trx),
    );
    if ((rows[0]?.count ?? 0) >= MOST_AN_HOUR)
      throw new Failure(429, 'file.too-many', { most: MOST_AN_HOUR }, undefined, 600);
  }
}

/** Passes the bytes through, counts them, and checks kind and length. */
class Checked {
  mediaType = '';
  bytes = 0;

  constructor(
    private readonly sent: AsyncIterable<Buffer>,
    private readonly kindOf: KindOf,
    private readonly most: number,
  ) {}

  async *read(): AsyncGenerator<Buffer> {
    for await (const part of this.sent) {
      if (this.bytes === 0) this.mediaType = this.known(part);
      this.bytes += part.length;
      if (this.bytes > this.most)
        throw new Failure(413, 'file.too-long', { megabytes: Math.floor(this.most / 1024 / 1024) });
      yield part;
    }
    if (this.bytes === 0) this.known(Buffer.alloc(0));
  }

  private known(first: Buffer): string {
    const mediaType = this.kindOf(first);
    if (mediaType === undefined) throw new Failure(415, 'file.document-kind');
    return mediaType;
  }
}
