import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { Failure, notFound } from '../errors/failure.js';
import type { PersonKeys } from '../sealing/person-keys.js';
import { openBytes, sealBytes } from '../sealing/sealed-bytes.js';

/** Whose file it is, and its kind. */
export interface FilePlace {
  merchantId: number;
  /** `patient-12`: the person whose key seals it. */
  subject: string;
  kind: string;
}

export interface FileContent {
  mediaType: string;
  bytes: Buffer;
}

/** How many files one user may upload in an hour without attaching them to a record. */
const MOST_AN_HOUR = 20;

interface Kept {
  id: string;
  media_type: string;
  sealed: Buffer;
}

/** Files of persons, each sealed with that person's own key: once it is destroyed they cannot be read by anyone. */
export class Files {
  constructor(
    private readonly database: Database,
    private readonly keys: PersonKeys,
  ) {}

  async keep(place: FilePlace, { mediaType, bytes }: FileContent, by: number): Promise<string> {
    const { merchantId, subject, kind } = place;
    const key = (await this.keys.ensure(new Map([[subject, merchantId]]))).get(subject);
    if (!key) throw notFound();
    if ((await this.keptBy(merchantId, by)) >= MOST_AN_HOUR)
      throw new Failure(429, 'file.too-many', { most: MOST_AN_HOUR }, undefined, 600);
    const id = randomUUID();
    const sealed = sealBytes(key, bytes, `file/${id}`);
    await this.database.tenantWrite(merchantId, trx =>
      sql`insert into alur.file (id, merchant_id, subject, kind, media_type, bytes, sealed, created_by)
          values (${id}, ${merchantId}, ${subject}, ${kind}, ${mediaType}, ${bytes.length}, ${sealed}, ${by})`.execute(
        trx,
      ),
    );
    return id;
  }

  /**
   * Attaches an uploaded file, so that it is kept: files that are not attached are removed after a day. Tells whether
   * such a file was uploaded.
   */
  async take({ merchantId, subject, kind }: FilePlace, id: string): Promise<boolean> {
    const { numAffectedRows = 0n } = await this.database.tenantWrite(merchantId, trx =>
      sql`update alur.file set taken_at = now()
          where id = ${id} and merchant_id = ${merchantId} and subject = ${subject} and kind = ${kind}`.execute(trx),
    );
    return numAffectedRows > 0n;
  }

  private async keptBy(merchantId: number, by: number): Promise<number> {
    const { rows } = await this.database.tenant(merchantId, trx =>
      sql<{ count: number }>`
        select count(*)::int as count from alur.file
        where merchant_id = ${merchantId} and created_by = ${by} and taken_at is null
          and created_at > now() - interval '1 hour'`.execute(trx),
    );
    return rows[0]?.count ?? 0;
  }

  /** The file, if it is of this person and this kind. */
  async read({ merchantId, subject, kind }: FilePlace, id: string): Promise<FileContent | undefined> {
    const { rows } = await this.database.tenant(merchantId, trx =>
      sql<Kept>`
        select id, media_type, sealed from alur.file
        where id = ${id} and merchant_id = ${merchantId} and subject = ${subject} and kind = ${kind}`.execute(trx),
    );
    const kept = rows[0];
    if (!kept) return undefined;
    const key = (await this.keys.load([subject])).get(subject);
    return key ? { mediaType: kept.media_type, bytes: openBytes(key, kept.sealed, `file/${kept.id}`) } : undefined;
  }
}
