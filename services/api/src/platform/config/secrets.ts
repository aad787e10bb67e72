import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** What only this installation knows. Made at first start, never logged, part of the backup. */
export interface Secrets {
  readonly ownerPassword: string;
  readonly appPassword: string;
  readonly workerPassword: string;
  readonly logPassword: string;
  /** Wraps the persons' keys. */
  readonly masterKey: Buffer;
  /** Keys the hashes of what must be matched but not read. */
  readonly hashKey: Buffer;
  /** Signs access tokens. */
  readonly tokenKey: Buffer;
}

/** Reads the secrets in `dir`, making those that are not there yet: readable by their owner alone. */
export function readSecrets(dir: string): Secrets {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return secretsFrom({
    database: readOrMake(dir, 'database.key'),
    master: readOrMake(dir, 'master.key'),
    hash: readOrMake(dir, 'hash.key'),
    token: readOrMake(dir, 'token.key'),
  });
}

/** The secrets that follow from four keys of 32 bytes. */
export function secretsFrom(keys: { database: Buffer; master: Buffer; hash: Buffer; token: Buffer }): Secrets {
  const password = (role: string) =>
    Buffer.from(hkdfSync('sha256', keys.database, '', `alur database ${role}`, 32)).toString('base64url');
  return {
    ownerPassword: password('owner'),
    appPassword: password('app'),
    workerPassword: password('worker'),
    logPassword: password('log'),
    masterKey: keys.master,
    hashKey: keys.hash,
    tokenKey: keys.token,
  };
}

/**
 * Says which keys these are without telling them. Kept in the database, so that a start with other keys (a lost
 * secrets folder) stops instead of writing what nobody can read later.
 */
export const fingerprint = (secrets: Secrets): string =>
  createHash('sha256').update('alur keys').update(secrets.masterKey).update(secrets.hashKey).digest('hex');

function readOrMake(dir: string, name: string): Buffer {
  const file = join(dir, name);
  if (!existsSync(file)) make(dir, file);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
  return key;
}

/** Written beside, flushed, then linked: a half-written key is never taken for one, nor is another's replaced. */
function make(dir: string, file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  writeSync(descriptor, randomBytes(32).toString('base64'));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
