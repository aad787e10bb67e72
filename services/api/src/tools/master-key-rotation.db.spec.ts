import { testDatabase, type TestDatabase } from '@alur/embedded-pg/testing/database';
import { typescriptProcess } from '@alur/embedded-pg/testing/typescript-process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prefetch } from '../platform/prefetch/prefetch.js';
import { readOrMakeSecrets, readSecrets } from '../platform/config/secrets.js';
import { Database } from '../platform/db/database.js';
import { migrate } from '../platform/db/migrate.js';
import { testSecrets } from '../platform/testing/platform.js';
import { rotateMasterKey } from './master-key-rotation.js';
import { PersonKeys } from '../platform/sealing/person-keys.js';
import { openedBy } from '../platform/sealing/wrapped-key.js';

const subjects = Array.from({ length: 45 }, (_none, index) => `patient-${index + 1}`);

describe('rotating the master key', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let dir: string;
  let keys: Map<string, Buffer | null>;

  // The roles' passwords belong to the whole cluster of tests; the other keys are this installation's own.
  const secretsIn = (folder: string) => ({ ...readOrMakeSecrets(folder), ...passwords });
  const { ownerPassword, appPassword, workerPassword, logPassword } = testSecrets;
  const passwords = { ownerPassword, appPassword, workerPassword, logPassword };

  /** As a start of the system does: it must be let in, and read every key. */
  const keysAfterStart = async (more: readonly string[] = []): Promise<Map<string, Buffer | null>> => {
    const secrets = secretsIn(dir);
    await migrate(database.ownerUrl, secrets);
    const connected = Database.connect(database.ownerUrl, secrets);
    const personKeys = new PersonKeys(new Prefetch(connected.prefetch), secrets);
    await personKeys.ensure(new Map(more.map(subject => [subject, 1])));
    const found = await personKeys.load([...subjects, ...more]);
    await connected.close();
    return new Map([...found].map(([subject, key]) => [subject, key?.export() ?? null]));
  };
  const rotate = () => rotateMasterKey({ ownerUrl: database.ownerUrl, secretsDir: dir, batch: 10, onStep: () => {} });
  const wrapped = async () =>
    (
      await owner.query<{ subject: string; wrapped: Buffer }>(
        'select subject, wrapped from alur.person_key where wrapped is not null',
      )
    ).rows;

  beforeAll(async () => {
    database = await testDatabase();
    dir = mkdtempSync(join(tmpdir(), 'alur-rotation-'));
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await keysAfterStart(subjects);
    await owner.query(`update alur.person_key set wrapped = null where subject = 'patient-7'`);
    keys = await keysAfterStart();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
    rmSync(dir, { recursive: true });
  });

  it('leaves every key what it was, under another wrapping, and the destroyed one destroyed', async () => {
    const { masterKey: old } = readSecrets(dir);
    await rotate();
    const { masterKey, nextMasterKey } = readSecrets(dir);
    expect(masterKey).not.toEqual(old);
    expect(nextMasterKey).toBeUndefined();
    for (const row of await wrapped()) {
      expect(openedBy(masterKey, row.wrapped, row.subject)).toEqual(keys.get(row.subject));
      expect(openedBy(old, row.wrapped, row.subject)).toBeUndefined();
    }
    expect(await keysAfterStart()).toEqual(keys);
    expect(keys.get('patient-7')).toBeNull();
    expect(readdirSync(dir).filter(name => name.startsWith('master.key.retired-'))).toHaveLength(1);
  });

  it('does not let in whoever still has the old one alone', async () => {
    const before = mkdtempSync(join(tmpdir(), 'alur-rotation-'));
    for (const name of ['database.key', 'hash.key', 'token.key', 'ledger.key', 'master.key'])
      copyFileSync(join(dir, name), join(before, name));
    await rotate();
    await expect(migrate(database.ownerUrl, secretsIn(before))).rejects.toThrow('does not belong to this database');
    rmSync(before, { recursive: true });
  });

  it.each([
    ['begun', 1],
    ['rewrapped', 1],
    ['rewrapped', 3],
    ['rewrapped', 5],
    ['entered', 1],
  ] as const)('killed after %s (%i), all can be read and written, and it goes on from there', async (step, times) => {
    const child = typescriptProcess(new URL('./testing/rotate-until.ts', import.meta.url), [
      database.ownerUrl,
      dir,
      step,
      String(times),
    ]);
    expect(await once(child, 'message')).toEqual([step, undefined]);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const late = `patient-${step}${times}`;
    const meanwhile = await keysAfterStart([late]);
    for (const subject of subjects) expect(meanwhile.get(subject), subject).toEqual(keys.get(subject));
    const written = meanwhile.get(late);
    expect(written).toBeInstanceOf(Buffer);
    await rotate();
    expect(readSecrets(dir).nextMasterKey).toBeUndefined();
    expect((await keysAfterStart([late])).get(late)).toEqual(written);
    for (const [subject, key] of await keysAfterStart()) expect(key, subject).toEqual(keys.get(subject));
  });

  it('is refused while the system runs, or with another installation’s keys', async () => {
    const connected = Database.connect(database.ownerUrl, secretsIn(dir));
    await connected.worker.query('select 1');
    await expect(rotate()).rejects.toThrow('Alur is running');
    await connected.close();
    const other = mkdtempSync(join(tmpdir(), 'alur-rotation-'));
    readOrMakeSecrets(other);
    await expect(rotateMasterKey({ ownerUrl: database.ownerUrl, secretsDir: other, onStep: () => {} })).rejects.toThrow(
      'does not belong',
    );
    expect(readdirSync(other)).not.toContain('master.key.next');
    rmSync(other, { recursive: true });
  });
});
