import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

export const MANIFEST = 'manifest.json';

const Manifest = z.object({
  alur: z.literal('backup'),
  version: z.literal(1),
  /** When it was begun: ISO 8601, UTC. */
  at: z.iso.datetime(),
  events: z.int().nonnegative(),
  /** When the last event in it was recorded. */
  endsAt: z.string().nullable(),
  /** The ledger's running hash after it. */
  hash: z.hex().length(64),
  /** Rows of the durable tables. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** Migrations that had run. */
  migrations: z.array(z.string()),
  /** Fingerprint of the keys that the backup belongs to. */
  fingerprint: z.string(),
  withSecrets: z.boolean(),
  /** The files by name, with the SHA-256 of each. */
  files: z.record(z.string(), z.hex().length(64)),
});
export type Manifest = z.infer<typeof Manifest>;

/** @throws Error when there is none: only a finished backup has one */
export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));

export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The first file whose hash differs from the manifest's. */
export async function damagedFile(folder: string, { files }: Manifest): Promise<string | undefined> {
  for (const [name, hash] of Object.entries(files))
    if ((await fileHash(join(folder, name)).catch(() => undefined)) !== hash) return name;
  return undefined;
}
