import { eventStoreContract } from '@alur/eventing/testing/event-store-contract';
import { memoryStore, type EventStore, type NewEvent } from '@alur/eventing';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyLog } from '../ledger/verify-log.js';
import { ledgerTable } from '../ledger/ledger-table.js';
import { ownSigner } from '../ledger/ledger-keys.js';
import { callerWith, commandId, testPlatform, testSecrets, type TestLog } from '../testing/platform.js';
import { noteProcess, ticketModule } from '../testing/ticket-module.js';
import { exportLog } from '../transfer/export-log.js';
import { importLog } from '../transfer/import-log.js';
import { appendSink, refillSink } from '../transfer/event-sinks.js';
import { codedStore } from './coded-store.js';
import { assertCodes, LogCodes } from './log-codes.js';

const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
const sari = callerWith(1, ['front-office.patient-queue:view']);
const codes = new LogCodes(randomBytes(32));
type Made = Awaited<ReturnType<typeof testPlatform>>;

const made: Made[] = [];
const make = async (log: TestLog, own?: LogCodes) => {
  const it_ = await testPlatform(clinic, log, undefined, own);
  made.push(it_);
  return it_;
};
afterEach(async () => {
  for (const one of made.splice(0)) await one.end();
});

const open = ({ platform }: Pick<Made, 'platform'>, hall: string) =>
  platform.runner.execute(
    sari,
    'ticket/open',
    0,
    { patientId: 5, hall, name: 'Budi', seats: 99 },
    { commandId: commandId() },
  );
const close = ({ platform }: Pick<Made, 'platform'>, id: number) =>
  platform.runner.execute(sari, 'ticket/close', id, {}, { commandId: commandId() });
const openIn = async ({ platform }: Pick<Made, 'platform'>, hall: string): Promise<number> => {
  const { data } = await platform.snapshots.read(1, platform.topics.grant(sari, 'ticket.hall', { hall }));
  return (data as unknown as { open: number }[])[0]?.open ?? 0;
};

/** Writes a forged event directly into the log, as an attacker with access to its database could. */
const forgery = (ticketId: number, meta: object = {}): NewEvent => ({
  id: randomUUID(),
  type: 'TicketClosed',
  data: { ticketId, hall: 'A' },
  meta: {
    ...{ merchantId: 1, actorId: 7, commandId: randomUUID(), appendId: randomUUID(), v: 1 },
    ...{ at: new Date().toISOString(), localDate: '2026-03-01', offset: '+07:00', ...meta },
  },
});
const forge = async (it_: Made, id: number, event: NewEvent) => {
  const plain = it_.openPlain();
  await plain.append([{ stream: `ticket-${id}`, expected: 0, events: [event] }]);
  await plain.close();
};

describe.each(['postgres', 'kurrentdb'] as const)('a log with codes in %s', log => {
  it('is written, read, folded and signed as any other', async () => {
    const it_ = await make(log, codes);
    await it_.platform.startWorkers();
    const { id } = await open(it_, 'A');
    expect(await close(it_, id)).toMatchObject({ revision: 1, projected: true });
    expect(await openIn(it_, 'A')).toBe(0);
    const other = it_.again();
    await expect(close(other, id)).rejects.toMatchObject({ code: 'ticket.not-open' });
    await it_.platform.ledger.seal();
    await expect(assertCodes(it_.platform.log.store, codes)).resolves.toBeUndefined();
  });

  it.each([
    ['without a code', async () => ({})],
    [
      'with the code of another event',
      async (store: EventStore) => ({ mac: (await store.readAll(0n))[0]?.meta['mac'] }),
    ],
    ['with a code of another key', async () => ({ mac: randomBytes(32).toString('base64url') })],
  ])('takes no event into rows, folds or the ledger that comes %s', async (_how, metaOf) => {
    const it_ = await make(log, codes);
    await it_.platform.startWorkers();
    const { id } = await open(it_, 'A');
    await it_.platform.ledger.seal();
    const plain = it_.openPlain();
    await forge(it_, id, forgery(id, await metaOf(plain)));
    await plain.close();
    await expect(it_.platform.ledger.seal()).rejects.toThrow('does not bear a code');
    await vi.waitFor(() => expect(it_.platform.log.head()).rejects.toThrow('does not bear a code'), 5_000);
    await expect(close(it_.again(), id)).rejects.toThrow(
      /^TicketClosed \(ticket-\d+, revision 1.*does not bear a code/,
    );
    expect(await openIn(it_, 'A')).toBe(1);
  });

  it('accepts the event where codes are off', async () => {
    const it_ = await make(log);
    await it_.platform.startWorkers();
    const { id } = await open(it_, 'A');
    await forge(it_, id, forgery(id));
    await vi.waitFor(async () => expect(await openIn(it_, 'A')).toBe(0), 10_000);
    await it_.platform.ledger.seal();
    const [first] = await it_.platform.log.store.readAll(0n, { limit: 1 });
    expect(first?.meta).not.toHaveProperty('mac');
    await expect(assertCodes(it_.platform.log.store, undefined)).resolves.toBeUndefined();
    await expect(assertCodes(codedStore(it_.platform.log.store, codes), codes)).rejects.toThrow('begun without a key');
  });

  it('is refused without its key, or with another', async () => {
    const it_ = await make(log, codes);
    await open(it_, 'A');
    const plain = it_.openPlain();
    await expect(assertCodes(plain, undefined)).rejects.toThrow('bear codes of a key');
    const other = new LogCodes(randomBytes(32));
    await expect(assertCodes(codedStore(plain, other), other)).rejects.toThrow('does not bear a code');
    await plain.close();
  });

  it('is carried elsewhere, where it bears the codes of the key there, or none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alur-codes-'));
    const file = join(folder, 'log.gz');
    const source = await make(log, codes);
    const { ledgerKeys } = testSecrets;
    for (let n = 0; n < 3; n++) await open(source, 'A');
    const owner = new pg.Pool({ connectionString: source.ownerUrl, max: 2 });
    const { ledger } = source.platform;
    await exportLog({ store: source.platform.log.store, owner, ledger, out: file });
    await owner.end();
    for (const own of [new LogCodes(randomBytes(32)), undefined]) {
      const target = await make(log, own);
      const { store } = target.platform.log;
      const pool = new pg.Pool({ connectionString: target.ownerUrl, max: 2 });
      const sink = log === 'postgres' ? refillSink(pool, own) : appendSink(store);
      await expect(importLog({ file, store, kind: log, owner: pool, ledgerKeys, sink })).resolves.toMatchObject({
        events: 6,
        verdict: { clean: true, sealed: 6 },
      });
      await expect(assertCodes(store, own)).resolves.toBeUndefined();
      const plain = target.openPlain();
      const [first] = await plain.readAll(0n, { limit: 1 });
      expect(typeof first?.meta['mac']).toBe(own ? 'string' : 'undefined');
      await plain.close();
      await pool.end();
    }
    rmSync(folder, { recursive: true });
  });
});

it('names the forged event where it stands, among many', async () => {
  const it_ = await make('postgres', codes);
  await it_.platform.startWorkers();
  const tickets = [];
  for (let n = 0; n < 4; n++) tickets.push((await open(it_, 'A')).id);
  await it_.platform.ledger.seal();
  const forged = forgery(tickets[0]!, { origin: { address: 'rahasia' } });
  await forge(it_, tickets[0]!, forged);
  const owner = new pg.Pool({ connectionString: it_.ownerUrl, max: 1 });
  const keys = await ledgerTable.keys(owner);
  const { keyId: ownKey } = ownSigner(testSecrets.ledgerKeys(), keys);
  expect(
    await verifyLog({ store: it_.platform.log.store, pages: ledgerTable.pages(owner), keys, ownKey }),
  ).toMatchObject({
    clean: false,
    finding: { kind: 'forged', ordinal: 9, event: { id: forged.id } },
  });
  await owner.end();
  const error: unknown = await it_.platform.log.store
    .read(`ticket-${tickets[0]}`, 1)
    [Symbol.asyncIterator]()
    .next()
    .catch(own => own);
  expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toContain('rahasia');
});

eventStoreContract('coded', async () => codedStore(memoryStore(), codes));
