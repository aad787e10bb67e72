import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './config.js';

/** The installation's secrets. They are generated at the first start, never logged, and part of the backup. */
export interface Secrets {
  readonly ownerPassword: string;
  readonly appPassword: string;
  readonly workerPassword: string;
  readonly logPassword: string;
  /** Wraps the persons' keys. */
  readonly masterKey: Buffer;
  /** Present during a rotation of the master key: new keys are wrapped with it, and both unwrap. */
  readonly nextMasterKey?: Buffer;
  /** Key of the hashes of values that are matched but never read. */
  readonly hashKey: Buffer;
  /** Signs access tokens. */
  readonly tokenKey: Buffer;
  /** Keys that sign the ledger: the current one, and during a rotation the next one. Read anew at each call. */
  readonly ledgerKeys: () => Buffer[];
}

const MASTER_KEY = 'master.key';
const NEXT_MASTER_KEY = 'master.key.next';
const LEDGER_KEY = 'ledger.key';
const NEXT_LEDGER_KEY = 'ledger.key.next';
const KEYS = ['database.key', MASTER_KEY, 'hash.key', 'token.key', LEDGER_KEY];

/** Receives messages about changed files, for the operator of the installation. */
export type Say = (line: string) => void;

const sayAloud: Say = line => void process.stderr.write(`${line}\n`);

/** Reads the secrets in `dir`. @throws ConfigurationError when one is not there, or is open to others and stays so */
export function readSecrets(dir: string, say: Say = sayAloud): Secrets {
  const missing = KEYS.filter(name => !existsSync(join(dir, name)));
  if (missing.length > 0)
    throw new ConfigurationError(
      `${dir} holds no ${missing.join(', ')}: restore it from the backup. Where there is a database no key is made anew, since what was written with the old one could then never be read or proven`,
    );
  closeToOthers(dir, 0o700, say);
  const key = (name: string) => ownKey(join(dir, name), say);
  return secretsFrom({
    database: key('database.key'),
    master: key(MASTER_KEY),
    ...(existsSync(join(dir, NEXT_MASTER_KEY)) && { nextMaster: key(NEXT_MASTER_KEY) }),
    hash: key('hash.key'),
    token: key('token.key'),
    ledger: () => [LEDGER_KEY, NEXT_LEDGER_KEY].filter(name => existsSync(join(dir, name))).map(name => key(name)),
  });
}

/** For a first start: generates the secrets that are missing, readable by their owner alone. */
export function readOrMakeSecrets(dir: string, say?: Say): Secrets {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of KEYS) readOrMake(dir, name);
  return readSecrets(dir, say);
}

/** The secrets that follow from keys of 32 bytes. */
export function secretsFrom(keys: {
  database: Buffer;
  master: Buffer;
  nextMaster?: Buffer;
  hash: Buffer;
  token: Buffer;
  ledger: () => Buffer[];
}): Secrets {
  const password = (role: string) =>
    Buffer.from(hkdfSync('sha256', keys.database, '', `alur database ${role}`, 32)).toString('base64url');
  return {
    ownerPassword: password('owner'),
    appPassword: password('app'),
    workerPassword: password('worker'),
    logPassword: password('log'),
    masterKey: keys.master,
    ...(keys.nextMaster && { nextMasterKey: keys.nextMaster }),
    hashKey: keys.hash,
    tokenKey: keys.token,
    ledgerKeys: keys.ledger,
  };
}

/**
 * Identifies the keys without revealing them. It is stored in the database, so that a start with other keys (a lost
 * secrets folder) stops instead of writing what nobody can read later.
 */
export const fingerprint = (secrets: Pick<Secrets, 'masterKey' | 'hashKey'>): string =>
  createHash('sha256').update('alur keys').update(secrets.masterKey).update(secrets.hashKey).digest('hex');

/**
 * Fingerprints of the databases that these keys open: during a rotation that of the old master key and of the new one.
 */
export const fingerprints = ({ masterKey, nextMasterKey, hashKey }: Secrets): string[] =>
  [masterKey, nextMasterKey].flatMap(key => (key ? [fingerprint({ masterKey: key, hashKey })] : []));

/** The next master key: the one of a rotation already begun, or a new one. */
export function beginMasterKey(dir: string): Buffer {
  return readOrMake(dir, NEXT_MASTER_KEY);
}

/**
 * The next master key takes the place of the one in force, which is kept under another name: backups made until now
 * hold keys that it alone opens. Returns that name. Stopped at any moment, it leaves a folder that can be read.
 */
export function promoteMasterKey(dir: string): string {
  const old = createHash('sha256').update(readKey(join(dir, MASTER_KEY)));
  const retired = `${MASTER_KEY}.retired-${old.digest('hex').slice(0, 8)}`;
  linkOnce(join(dir, MASTER_KEY), join(dir, retired));
  flush(dir);
  renameSync(join(dir, NEXT_MASTER_KEY), join(dir, MASTER_KEY));
  flush(dir);
  return retired;
}

/** Stores a second ledger key beside the first; the ledger itself says which of the two is in force. */
export function offerLedgerKey(dir: string, key: Buffer): void {
  const file = join(dir, NEXT_LEDGER_KEY);
  rmSync(file, { force: true });
  make(dir, file, key);
}

/** Replaces the old ledger key once the ledger uses the offered one. */
export function promoteLedgerKey(dir: string): void {
  renameSync(join(dir, NEXT_LEDGER_KEY), join(dir, LEDGER_KEY));
  flush(dir);
}

function readOrMake(dir: string, name: string): Buffer {
  const file = join(dir, name);
  if (!existsSync(file)) make(dir, file, randomBytes(32));
  return readKey(file);
}

function readKey(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
  return key;
}

/** A key of 32 bytes that nobody else can read from now on. @throws ConfigurationError when that cannot be had */
export function ownKey(file: string, say: Say = sayAloud): Buffer {
  closeToOthers(file, 0o600, say);
  return readKey(file);
}

const OTHERS = 0o077;

/** Removes others' access, and reports it: they may have read it already, which the operator has to judge. */
function closeToOthers(path: string, mode: number, say: Say): void {
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    throw new ConfigurationError(`${path} can be read by others, and this process may not change that: chmod it`);
  }
  say(`${path} could be read by others; it is its owner's alone from now on`);
}

/**
 * Writes to a temporary file, flushes and links it, so that a half-written key is never used and another's is never
 * replaced.
 */
function make(dir: string, file: string, key: Buffer): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  writeSync(descriptor, key.toString('base64'));
  fsyncSync(descriptor);
  closeSync(descriptor);
  linkOnce(draft, file);
  rmSync(draft);
  flush(dir);
}

function linkOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** A new or renamed file survives a crash only once its folder is flushed too. */
function flush(dir: string): void {
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
