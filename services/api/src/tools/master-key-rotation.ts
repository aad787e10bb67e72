import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  beginMasterKey,
  fingerprint,
  fingerprints,
  promoteMasterKey,
  readSecrets,
} from '../platform/config/secrets.js';
import { MIGRATION_LOCK } from '../platform/db/migration-lock.js';
import { appRole, logRole, workerRole } from '../platform/db/roles.js';
import { sealBytes } from '../platform/sealing/sealed-bytes.js';
import { openedBy, openWrapped } from '../platform/sealing/wrapped-key.js';
import { Refused } from './refused.js';

export interface Rotation {
  ownerUrl: string;
  secretsDir: string;
  /** Keys per statement. */
  batch?: number;
  /** Called after each step. */
  onStep: (step: RotationStep) => void | Promise<void>;
}

/**
 * Steps of a rotation: the new key was made; some keys, `part` of 1, are wrapped with it; the database has registered
 * it.
 */
export interface RotationStep {
  step: 'begun' | 'rewrapped' | 'entered';
  part: number;
}

export interface Rotated {
  /** How many persons have a key. */
  keys: number;
  /** The file in the secrets folder that contains the old master key. */
  retired: string;
}

/**
 * Wraps all persons' keys with a new master key while the system is stopped. The new key is kept beside the old until
 * nothing is wrapped with the old one any more, and a start with both reads either; so it may be stopped at any moment,
 * and goes on where it was when it is run again.
 */
export async function rotateMasterKey({ ownerUrl, secretsDir, batch = 1_000, onStep }: Rotation): Promise<Rotated> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await standAlone(client);
    await checkSecrets(client, secretsDir);
    beginMasterKey(secretsDir);
    await onStep({ step: 'begun', part: 0 });
    const keys = await rewrapAll(client, { secretsDir, batch, onStep });
    const { nextMasterKey: masterKey, hashKey } = readSecrets(secretsDir);
    if (!masterKey) throw new Error('the next master key has vanished');
    await client.query('update alur.key_check set fingerprint = $1', [fingerprint({ masterKey, hashKey })]);
    await onStep({ step: 'entered', part: 1 });
    return { keys, retired: promoteMasterKey(secretsDir) };
  } finally {
    await client.end();
  }
}

/** Time for the server to notice that a client has disconnected. */
const GONE_WITHIN_MS = 5_000;

/**
 * Ensures that no process is running or starts meanwhile, since it would go on wrapping keys with the old master key.
 */
async function standAlone(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + GONE_WITHIN_MS; ;) {
    const { rows } = await client.query<{ mine: boolean; running: boolean }>(
      `select pg_try_advisory_lock($1) as mine, exists (
         select from pg_stat_activity where datname = current_database() and usename = any($2)) as running`,
      [MIGRATION_LOCK, [appRole, workerRole, logRole]],
    );
    const { mine, running } = rows[0] ?? { mine: false, running: true };
    if (mine && !running) return;
    if (Date.now() > deadline)
      throw new Refused(
        running
          ? 'Alur is running: stop all its processes first'
          : 'another process is starting, or rotating the master key',
      );
    await sleep(100);
  }
}

async function checkSecrets(client: pg.Client, secretsDir: string): Promise<void> {
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from alur.key_check');
  if (!fingerprints(readSecrets(secretsDir)).includes(rows[0]?.fingerprint ?? ''))
    throw new Refused('the secrets folder does not belong to this database');
}

type Work = Required<Pick<Rotation, 'secretsDir' | 'batch' | 'onStep'>>;

async function rewrapAll(client: pg.Client, { secretsDir, batch, onStep }: Work): Promise<number> {
  const secrets = readSecrets(secretsDir);
  const next = secrets.nextMasterKey;
  if (!next) throw new Error('the next master key has vanished');
  const { rows: counted } = await client.query<{ keys: number }>(
    'select count(*)::int as keys from alur.person_key where wrapped is not null',
  );
  const keys = counted[0]?.keys ?? 0;
  for (let after = '', done = 0; ;) {
    const { rows } = await client.query<{ subject: string; wrapped: Buffer }>(
      `select subject, wrapped from alur.person_key
       where subject > $1 and wrapped is not null order by subject limit $2`,
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) return keys;
    const old = rows.filter(({ subject, wrapped }) => !openedBy(next, wrapped, subject));
    await client.query(
      `update alur.person_key k set wrapped = again.wrapped
       from unnest($1::text[], $2::bytea[]) again (subject, wrapped)
       where k.subject = again.subject and k.wrapped is not null`,
      [
        old.map(({ subject }) => subject),
        old.map(({ subject, wrapped }) => sealBytes(next, openWrapped(secrets, wrapped, subject), subject)),
      ],
    );
    after = last.subject;
    done += rows.length;
    await onStep({ step: 'rewrapped', part: done / keys });
  }
}
