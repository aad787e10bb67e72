import { testDatabase } from '@alur/embedded-pg/testing/database';
import { memoryStore } from '@alur/eventing';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Prefetch } from '../prefetch/prefetch.js';
import { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { Signer, trustedKeys } from '../ledger/ledger-keys.js';
import { ledgerTable } from '../ledger/ledger-table.js';
import { Ledger } from '../ledger/ledger.js';
import { PersonKeys } from '../sealing/person-keys.js';
import { callerWith, testSecrets } from '../testing/platform.js';
import { anchorHash, anchorTable, signAnchor, type AccessAnchor, type SignedAnchor } from './access-anchor.js';
import { AccessAnchors } from './access-anchors.js';
import { AccessLog, chainHash } from './access-log.js';
import { accessSentence, verifyAccessLog } from './verify-access-log.js';

let owner: pg.Pool;
let database: Database;
let seed: Buffer;
let ledger: Ledger;
let looks: AccessLog;
let end: () => Promise<void>;
beforeEach(async () => {
  const { ownerUrl, drop } = await testDatabase();
  await migrate(ownerUrl, testSecrets);
  owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => {});
  database = Database.connect(ownerUrl, testSecrets);
  seed = randomBytes(32);
  ledger = new Ledger({ store: memoryStore(), pool: database.worker, ledgerKeys: () => [seed] });
  looks = new AccessLog(database, new PersonKeys(new Prefetch(database.prefetch), testSecrets));
  end = async () => {
    await database.close();
    await owner.end();
    await drop();
  };
});
afterEach(() => end());

/** Writes each look as a batch of its own. */
const look = async (merchantId: number, ...ids: number[]) => {
  for (const id of ids) await looks.record(callerWith(merchantId, []), { what: 'patient', id });
};
const sign = () => new AccessAnchors(ledger).sign();
const verify = async (lastAnchor: SignedAnchor[] = []) => {
  const keys = await ledgerTable.keys(owner);
  return verifyAccessLog({ db: owner, trusted: trustedKeys(keys, new Signer(seed).keyId), heldElsewhere: lastAnchor });
};
const anchors = async () => {
  const all: AccessAnchor[] = [];
  for await (const anchor of anchorTable.all(owner)) all.push(anchor);
  return all;
};
const idOf = async (merchantId: number, nth: number): Promise<number> => {
  const { rows } = await owner.query<{ id: string }>(
    'select id from alur.access_log where merchant_id = $1 order by id offset $2 limit 1',
    [merchantId, nth],
  );
  return Number(rows[0]?.id);
};
/** Three facilities' looks, signed for twice, and one that is not yet. */
const filled = async () => {
  await look(1, 1, 2, 3);
  await look(2, 4);
  await sign();
  await look(1, 5, 6);
  await look(0, 7);
  await sign();
  await look(2, 8);
};

describe('an access log that nobody touched', () => {
  it('is as it was signed', async () => {
    expect(await verify()).toMatchObject({ clean: true, batches: 0, signedAt: null });
    await filled();
    const verdict = await verify();
    expect(verdict).toMatchObject({ clean: true, batches: 8, signed: 7 });
    expect(accessSentence(verdict)).toContain('7 batches are as they were signed');
    expect(accessSentence(verdict)).toContain('1 after them are not signed yet');
  });

  it('is signed for only where there is something new, and once by however many', async () => {
    await sign();
    expect(await anchorTable.last(owner)).toBeUndefined();
    await filled();
    await Promise.all([sign(), sign(), sign()]);
    const all = await anchors();
    expect(
      all.map(({ n, heads }) => [n, heads.map(({ merchantId }) => merchantId).toSorted((one, other) => one - other)]),
    ).toEqual([
      [1, [1, 2]],
      [2, [0, 1]],
      [3, [2]],
    ]);
  });

  it('is read whole, in pages', async () => {
    const ids = Array.from({ length: 200 }, (_none, at) => at);
    await Promise.all([1, 2, 3].map(merchantId => look(merchantId, ...ids)));
    await sign();
    expect(await verify()).toMatchObject({ clean: true, batches: 600, signed: 600 });
  });

  it('stays so after the key was changed', async () => {
    await filled();
    const next = randomBytes(32);
    await ledger.rotate(next);
    seed = next;
    await look(1, 9);
    await sign();
    expect(await verify()).toMatchObject({ clean: true, batches: 9, signed: 8 + 1 });
  });
});

describe('a superuser’s manipulation', () => {
  beforeEach(filled);

  it('is named: the end cut off', async () => {
    const last = await idOf(1, 4);
    await owner.query('delete from alur.access_log where id = $1', [last]);
    expect(await verify()).toMatchObject({
      clean: false,
      finding: expect.stringContaining(`batch ${last} of facility 1`),
    });
    await owner.query('delete from alur.access_log where merchant_id = 1');
    expect((await verify()).finding).toMatch(/of facility 1, which was signed for at .*, is missing/);
  });

  it('is named: a facility whose looks are all gone, the last in order', async () => {
    await owner.query('delete from alur.access_log where merchant_id = 2');
    expect((await verify()).finding).toMatch(/of facility 2, .* is missing/);
  });

  it('is named: a look altered, and all after it chained anew', async () => {
    const id = await idOf(1, 3);
    await owner.query(`update alur.access_log set entries = '[]' where id = $1`, [id]);
    expect((await verify()).finding).toContain(`batch ${id} of facility 1`);
    let previous: Buffer | null = null;
    const { rows } = await owner.query('select id, at, entries from alur.access_log where merchant_id = 1 order by id');
    for (const row of rows) {
      const hash: Buffer = chainHash(previous, { merchantId: 1, at: row.at.toISOString(), entries: row.entries });
      await owner.query('update alur.access_log set previous_hash = $2, hash = $3 where id = $1', [
        row.id,
        previous,
        hash,
      ]);
      previous = hash;
    }
    // The chain is consistent again, but contradicts the signatures.
    expect((await verify()).finding).toContain(`batch ${await idOf(1, 4)} of facility 1`);
  });

  it('is named: a batch put in between or taken out', async () => {
    const id = await idOf(1, 1);
    await owner.query('delete from alur.access_log where id = $1', [id]);
    expect((await verify()).finding).toContain(`batch ${await idOf(1, 1)} of facility 1`);
  });

  it('is named: the signatures changed too, without the key', async () => {
    const last = (await anchorTable.last(owner))!;
    await owner.query(`delete from alur.access_log where id = $1`, [await idOf(1, 4)]);
    await owner.query('delete from alur.access_head where anchor = $1', [last.n]);
    expect((await verify()).finding).toContain(`signature ${last.n}`);
    const heads = last.heads.filter(({ merchantId }) => merchantId === 0);
    const [first] = await anchors();
    const forged = signAnchor({ ...last, heads }, first!.hash, new Signer(randomBytes(32)));
    const put = async (keyId: string) => {
      await owner.query('truncate alur.access_head, alur.access_anchor');
      await anchorTable.add(owner, first!);
      await anchorTable.add(owner, { ...forged, keyId });
    };
    await put(forged.keyId);
    expect((await verify()).finding).toContain(`signature ${last.n}`);
    await put(last.keyId);
    expect((await verify()).finding).toContain(`signature ${last.n}`);
    expect(anchorHash(first!.hash, { ...last, heads })).toEqual(forged.hash);
  });

  it('is told by a checkpoint that was kept elsewhere: the end cut off with its signatures', async () => {
    const lastAnchor = (await anchorTable.last(owner))!;
    await owner.query(`delete from alur.access_log where id = any($1)`, [[await idOf(1, 4), await idOf(1, 3)]]);
    await owner.query('delete from alur.access_log where merchant_id = 0');
    await owner.query('delete from alur.access_head where anchor = $1', [lastAnchor.n]);
    await owner.query('delete from alur.access_anchor where n = $1', [lastAnchor.n]);
    expect(await verify()).toMatchObject({ clean: true });
    expect((await verify([lastAnchor])).finding).toContain(`signature ${lastAnchor.n}`);
  });
});

it('cannot be changed by those who sign it', async () => {
  await filled();
  for (const table of ['access_anchor', 'access_head'])
    for (const statement of [`update alur.${table} set hash = '\\x00'`, `delete from alur.${table}`])
      for (const pool of [database.app, database.worker])
        await expect(pool.query(statement)).rejects.toThrow('permission denied');
  const seen = await database.tenant(1, trx =>
    trx
      .selectFrom('alur.access_head' as never)
      .selectAll()
      .execute(),
  );
  expect(new Set(seen.map(row => (row as { merchant_id: number }).merchant_id))).toEqual(new Set([1]));
});
