import { testDatabase } from '@alur/embedded-pg/testing/database';
import { postgresStore, StoreUnavailable, type EventStore } from '@alur/eventing';
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database, urlAs } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { appRole, logRole, workerRole } from '../db/roles.js';
import { testSecrets } from '../testing/platform.js';
import { Ledger } from './ledger.js';
import { keyEntry, Signer } from './ledger-keys.js';
import { checkpointText, readCheckpoint, signed, type Checkpoint } from './ledger-page.js';
import { ledgerTable } from './ledger-table.js';
import { eventHash, markOf, runningHash, START } from './event-hash.js';
import { verifyLog } from './verify-log.js';

let ownerUrl: string;
let drop: () => Promise<void>;
let owner: pg.Pool;
let database: Database;
let store: EventStore;
let seed: Buffer;
let ledger: Ledger;
beforeEach(async () => {
  ({ ownerUrl, drop } = await testDatabase());
  await migrate(ownerUrl, testSecrets);
  owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => {});
  database = Database.connect(ownerUrl, testSecrets);
  store = postgresStore({ url: urlAs(ownerUrl, logRole, testSecrets.logPassword) });
  seed = randomBytes(32);
  ledger = new Ledger({ store, pool: database.worker, ledgerKeys: () => [seed] });
});
afterEach(async () => {
  await store.close();
  await database.close();
  await owner.end();
  await drop();
});

const append = async (count: number, of: Record<string, unknown> = {}) => {
  const appendId = randomUUID();
  const meta = {
    ...{ merchantId: 1, actorId: 7, commandId: randomUUID(), appendId },
    ...{ at: '2026-03-01T02:03:04.005Z', localDate: '2026-03-01', offset: '+07:00' },
  };
  const events = Array.from({ length: count }, (_none, n) => ({
    id: randomUUID(),
    type: 'ThingHappened',
    data: { n, amount: 1.5e21, small: 1e-7, b: { z: 'é', a: null }, ...of },
    meta,
  }));
  await store.append([{ stream: `thing-${appendId}`, expected: 'none', events }]);
};
const fill = async (pages: number, events = 10) => {
  for (let page = 0; page < pages; page++) {
    await append(events);
    await ledger.seal();
  }
};
const verify = async (checkpoints: Checkpoint[] = []) =>
  verifyLog({
    store,
    pages: ledgerTable.pages(owner),
    keys: await ledgerTable.keys(owner),
    ownKey: new Signer(seed).keyId,
    checkpoints,
  });
const exported = async () => {
  const page = await ledgerTable.last(owner);
  if (!page) throw new Error('nothing is sealed');
  return readCheckpoint(checkpointText(page, new Signer(seed).publicKey));
};
/** Manipulates the table directly as the superuser, which no role of the application may. */
const tamper = (statement: string) => owner.query(statement);

describe('a log that nobody touched', () => {
  it('is clean, sealed or not', async () => {
    expect(await verify()).toMatchObject({ clean: true, events: 0 });
    await fill(3);
    expect(await verify([await exported()])).toMatchObject({ clean: true, events: 30, sealed: 30, remarks: [] });
    await append(4);
    expect(await verify()).toMatchObject({ clean: true, events: 34, sealed: 30 });
  });

  it('is sealed once by however many', async () => {
    await append(1_200);
    const other = new Ledger({ store, pool: database.worker, ledgerKeys: () => [seed] });
    await Promise.all([ledger.seal(), other.seal(), ledger.seal(), other.seal()]);
    expect(await verify()).toMatchObject({ clean: true, sealed: 1_200 });
    expect(await ledger.status()).toMatchObject({ sealed: 1_200, lag: 0n });
  });

  it('stays clean after its key was changed, with checkpoints of before', async () => {
    await fill(2);
    const before = await exported();
    const old = seed;
    const next = randomBytes(32);
    expect(await ledger.rotate(next)).toBe(new Signer(next).keyId);
    await append(1);
    await expect(ledger.seal()).rejects.toThrow('which this installation does not hold');
    seed = next;
    await ledger.seal();
    await fill(2);
    expect(await verify([before])).toMatchObject({ clean: true, sealed: 41, remarks: [] });

    // The old key cannot sign anything after its replacement.
    const page = await ledgerTable.last(owner);
    if (!page) throw new Error('nothing is sealed');
    const forged = signed(page, new Signer(old), page.at);
    await owner.query('update alur.ledger_page set key_id = $2, signature = $3 where first = $1', [
      page.first,
      forged.keyId,
      forged.signature,
    ]);
    expect(await verify()).toMatchObject({ clean: false, finding: { kind: 'ledger', ordinal: 32 } });
  });
});

it('that lies on a damaged disk is read as far as it can be', async () => {
  await fill(3);
  const damaged = Object.assign(new Error('invalid page in block 3'), { code: 'XX001' });
  const whole = store;
  store = {
    ...whole,
    async readAll(after, options) {
      const events = await whole.readAll(after, options);
      if (events.some(({ position }) => position >= 18n)) throw new StoreUnavailable('not-written', damaged);
      return events;
    },
  };
  expect(await verify()).toMatchObject({
    clean: false,
    finding: { kind: 'damaged', ordinal: 18, says: expect.stringContaining('beyond event 17, its disk is damaged') },
  });
});

describe('the first event that does not fit is named when the superuser', () => {
  const id = async (position: number) =>
    (await owner.query<{ id: string }>('select id from events where position = $1', [position])).rows[0]?.id;

  it.each([
    ['alters what it says', `update events set data = jsonb_set(data, '{n}', '77') where position = 17`],
    ['alters who did it', `update events set meta = jsonb_set(meta, '{actorId}', '8') where position = 17`],
    ['alters its type', `update events set type = 'NothingHappened' where position = 17`],
    [
      'alters its time',
      `update events set meta = jsonb_set(meta, '{at}', '"2026-03-02T02:03:04.005Z"') where position = 17`,
    ],
    ['moves it to another stream', `update events set stream = 'thing-x', revision = 0 where position = 17`],
  ])('%s', async (_what, statement) => {
    await fill(3);
    await tamper(statement);
    expect(await verify()).toMatchObject({
      clean: false,
      finding: { kind: 'altered', ordinal: 17, event: { id: await id(17) } },
    });
  });

  it.each([
    ['in the middle of a page', 17],
    ['at the end of a page', 20],
    ['at the beginning', 1],
  ])('removes it %s', async (_where, position) => {
    await fill(3);
    const next = await id(position + 1);
    await tamper(`delete from events where position = ${position}`);
    expect(await verify()).toMatchObject({ finding: { kind: 'removed', ordinal: position, event: { id: next } } });
  });

  it('removes it and closes the gap', async () => {
    await fill(3);
    await tamper('delete from events where position = 17');
    await tamper('update events set position = -(position - 1) where position > 17');
    await tamper('update events set position = -position where position < 0');
    expect(await verify()).toMatchObject({ finding: { kind: 'removed', ordinal: 17 } });
  });

  it('alters one, and is not where the marks were overwritten beside it', async () => {
    await fill(3);
    await tamper(`update events set data = '{}' where position = 17`);
    await tamper(`update alur.ledger_page set marks = decode(repeat('00', length(marks)), 'hex') where first = 11`);
    expect(await verify()).toMatchObject({ clean: false, finding: { kind: 'unlocated', ordinal: 11, event: null } });
  });

  it('removes the last', async () => {
    await fill(3);
    await tamper('delete from events where position = 30');
    expect(await verify()).toMatchObject({ finding: { kind: 'missing', ordinal: 30, event: null } });
  });

  it('inserts one', async () => {
    await fill(3);
    await tamper('update events set position = -(position + 1) where position > 16');
    await tamper('update events set position = -position where position < 0');
    await tamper(`insert into events select 17, 'thing-new', 0, gen_random_uuid(), type, data, meta, merchant_id, at
                  from events where position = 3`);
    expect(await verify()).toMatchObject({
      finding: { kind: 'inserted', ordinal: 17, event: { stream: 'thing-new' } },
    });
  });

  it('reorders two', async () => {
    await fill(3);
    await tamper('update events set position = -1 where position = 17');
    await tamper('update events set position = 17 where position = 19');
    await tamper('update events set position = 19 where position = -1');
    expect(await verify()).toMatchObject({ finding: { kind: 'reordered', ordinal: 17, event: { id: await id(17) } } });
  });
});

describe('the ledger with the log', () => {
  /** Recomputes everything that does not need the key: the marks, the hashes, and signatures by another key. */
  const recompute = async (signer: Signer) => {
    const events = await store.readAll(0n, { limit: 1_000 });
    let hash = START;
    for await (const page of ledgerTable.pages(owner)) {
      const own = events.slice(page.first - 1, page.last).map(eventHash);
      for (const one of own) hash = runningHash(hash, one);
      const marks = Buffer.concat(own.map(markOf));
      if (hash.equals(page.hash)) continue;
      const forged = signed({ ...page, hash, marks }, signer, page.at);
      await owner.query(
        'update alur.ledger_page set hash = $2, marks = $3, signature = $4, key_id = $5 where first = $1',
        [page.first, forged.hash, forged.marks, forged.signature, forged.keyId],
      );
    }
  };

  it('cut at its end is clean by itself, and is not against a checkpoint that was kept elsewhere', async () => {
    await fill(3);
    const checkpoint = await exported();
    await tamper('delete from events where position > 20');
    await tamper('delete from alur.ledger_page where first > 20');
    expect(await verify()).toMatchObject({ clean: true, sealed: 20 });
    expect(await verify([checkpoint])).toMatchObject({
      clean: false,
      finding: { kind: 'missing', ordinal: 21 },
    });
    await append(15);
    await ledger.seal();
    expect(await verify([checkpoint])).toMatchObject({ clean: false, finding: { kind: 'checkpoint', ordinal: 30 } });
  });

  it('recomputed without the key names the page in which an event was changed', async () => {
    await fill(3);
    await tamper(`update events set data = '{}' where position = 17`);
    const stranger = new Signer(randomBytes(32));
    const since = { previous: undefined, since: 0, at: '2026-03-01T00:00:00.000Z' };
    await ledgerTable.addKey(owner, keyEntry(stranger, since));
    await recompute(stranger);
    expect(await verify()).toMatchObject({ clean: false, finding: { kind: 'ledger', ordinal: 11 } });
  });

  it('recomputed under the old signatures is seen at the page that holds the event', async () => {
    await fill(3);
    await tamper(`update events set data = '{}' where position = 17`);
    const kept = await owner.query<{ first: string; signature: Buffer }>(
      'select first, signature from alur.ledger_page',
    );
    await recompute(new Signer(seed));
    for (const { first, signature } of kept.rows)
      await owner.query('update alur.ledger_page set signature = $2 where first = $1', [first, signature]);
    expect(await verify()).toMatchObject({ clean: false, finding: { kind: 'ledger', ordinal: 11 } });
  });

  it('recomputed with the stolen key fits, and not against a checkpoint that was kept elsewhere', async () => {
    await fill(3);
    const checkpoint = await exported();
    await tamper(`update events set data = '{}' where position = 17`);
    await recompute(new Signer(seed));
    expect(await verify()).toMatchObject({ clean: true });
    expect(await verify([checkpoint])).toMatchObject({ clean: false, finding: { kind: 'checkpoint', ordinal: 30 } });
  });

  it('cannot lose a page, its marks or all of it unseen', async () => {
    await fill(3);
    await tamper(`update alur.ledger_page set marks = '\\x00' where first = 11`);
    expect(await verify()).toMatchObject({ finding: { kind: 'ledger', ordinal: 11 } });
    await tamper('delete from alur.ledger_page where first = 11');
    expect(await verify()).toMatchObject({ finding: { kind: 'ledger', ordinal: 11 } });
    await tamper('delete from alur.ledger_page');
    expect(await verify()).toMatchObject({ finding: { kind: 'ledger', ordinal: 1 } });
  });

  it('does not take the word of a key that its own does not vouch for', async () => {
    await fill(1);
    const stranger = seed;
    seed = randomBytes(32);
    expect(await verify()).toMatchObject({ clean: false, finding: { kind: 'ledger', ordinal: 1 } });
    await append(1);
    await expect(ledger.seal()).rejects.toThrow(`signed by key ${new Signer(stranger).keyId}, which`);
  });
});

it('a checkpoint that was kept elsewhere tells when it was changed', async () => {
  await fill(1);
  const page = await ledgerTable.last(owner);
  const text = page ? checkpointText(page, new Signer(seed).publicKey) : '';
  expect(() => readCheckpoint(text.replace('"ordinal": 10', '"ordinal": 9'))).toThrow('its signature does not hold');
  expect(() => readCheckpoint('{}')).toThrow();
  const foreign = { ...readCheckpoint(text), keyId: new Signer(randomBytes(32)).keyId };
  expect(await verify([foreign])).toMatchObject({ clean: false, finding: { kind: 'checkpoint' } });
});

describe('no role of the application', () => {
  const roles = {
    [appRole]: testSecrets.appPassword,
    [workerRole]: testSecrets.workerPassword,
    [logRole]: testSecrets.logPassword,
  };
  const statements = [
    `update events set data = '{}'`,
    'delete from events',
    'truncate events',
    `update alur.ledger_page set hash = '\\x00'`,
    'delete from alur.ledger_page',
    'truncate alur.ledger_page',
    `update alur.ledger_key set public_key = ''`,
    'delete from alur.ledger_key',
    'drop table alur.ledger_page',
    'alter table alur.ledger_page disable trigger all',
  ];
  it.each(Object.entries(roles))('changes or removes an event or a page: %s', async (role, password) => {
    await fill(1);
    const client = new pg.Client({ connectionString: urlAs(ownerUrl, role, password) });
    await client.connect();
    try {
      for (const statement of statements)
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.end();
    }
    expect(await verify()).toMatchObject({ clean: true, sealed: 10 });
  });
});
