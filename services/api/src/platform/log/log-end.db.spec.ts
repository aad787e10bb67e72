import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessAnchors } from '../access-log/access-anchors.js';
import { callerWith, commandId, testPlatform } from '../testing/platform.js';
import { noteProcess, ticketModule } from '../testing/ticket-module.js';
import { checkLogEnd } from './log-end.js';

const clinic = { modules: [ticketModule], processes: [noteProcess], dues: [] };
const sari = callerWith(1, ['front-office.patient-queue:view']);
const logger = pino({ level: 'silent' });

type Process = Pick<Awaited<ReturnType<typeof testPlatform>>, 'platform' | 'database' | 'close'>;

let it_: Awaited<ReturnType<typeof testPlatform>>;
let owner: pg.Client;
beforeEach(async () => {
  it_ = await testPlatform(clinic);
  owner = new pg.Client(it_.ownerUrl);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await it_.end();
});

const open = ({ platform }: Process, name: string) =>
  platform.runner.execute(
    sari,
    'ticket/open',
    0,
    { patientId: 5, hall: 'A', name, seats: 99 },
    { commandId: commandId() },
  );
const shown = async ({ platform }: Process) => {
  const topic = platform.topics.grant(sari, 'ticket.board', { hall: 'A' });
  const { data } = await platform.snapshots.read(1, topic);
  return (data as unknown as { name: string }[]).map(({ name }) => name).toSorted();
};
const check = ({ database, platform }: Process, worker = true) =>
  checkLogEnd(database, platform.log.store, { worker, ownerUrl: it_.ownerUrl, logger });

/** Three tickets, of which the first is signed for; then all processes end, and the log loses all after it. */
const cut = async ({ sealed = 1 }: { sealed?: number } = {}) => {
  await it_.platform.startWorkers();
  const receipts = [];
  for (const name of ['Ayu', 'Budi', 'Citra']) receipts.push(await open(it_, name));
  await vi.waitFor(async () => expect((await it_.platform.ledger.status())?.lag).toBe(0n), 10_000);
  await new AccessAnchors(it_.platform.ledger).sign();
  await it_.close();
  const after = BigInt(receipts[0]!.position);
  if (sealed < 3) await owner.query('delete from alur.ledger_page where last > $1', [after]);
  await owner.query('delete from events where position > $1', [after]);
  return after;
};

it('is passed where nothing stands beyond the log', async () => {
  await check(it_);
  await it_.platform.startWorkers();
  await open(it_, 'Ayu');
  await expect(check(it_)).resolves.toBeUndefined();
  await expect(it_.platform.checkLog()).resolves.toBeUndefined();
});

it('rebuilds rows that had seen a lost end, so that new events appear', async () => {
  const head = await cut();
  await owner.query(`insert into alur.checkpoint (name, position) values ('effect:far', 9000)`);
  const again = it_.again();
  await expect(again.platform.checkLog()).rejects.toThrow(`the log ends at position ${head}`);
  await expect(check(again, false)).rejects.toThrow('Start a worker first');
  await check(again);
  await again.platform.checkLog();
  const { rows } = await owner.query('select name, position::text from alur.checkpoint order by name');
  expect(rows).toEqual([
    { name: 'effect:far', position: String(head) },
    { name: 'process:ticket-note', position: expect.any(String) },
  ]);
  await again.platform.startWorkers();
  expect(await shown(again)).toEqual(['Ayu']);
  expect(await open(again, 'Dewi')).toMatchObject({ projected: true });
  expect(await shown(again)).toEqual(['Ayu', 'Dewi']);
});

it('does not promise rows where a reader has passed the end', async () => {
  await cut();
  const again = it_.again();
  void again.platform.startWorkers();
  expect(await open(again, 'Dewi')).toMatchObject({ projected: false });
});

it('refuses a log from which signed events are gone', async () => {
  await cut({ sealed: 3 });
  const again = it_.again();
  await expect(check(again)).rejects.toThrow('Events that were signed are gone');
  await expect(again.platform.checkLog()).rejects.toThrow('beyond it stand');
});

it('refuses a ledger that is shorter than the access log was told', async () => {
  await cut();
  await owner.query(
    `insert into alur.access_anchor select 1, now()::text, 4, '', key_id, '' from alur.ledger_key limit 1`,
  );
  await expect(check(it_.again())).rejects.toThrow(
    // The number of signed events before the cut depends on when pages were sealed.
    /the ledger ends after [0-3] events, and the access log was signed when it held 4/,
  );
});

it('is signed for within a minute, or the process is not ready', async () => {
  const began = Date.now();
  const [soon, late] = [began + 59_000, began + 90_000];
  await expect(it_.platform.checkSealing(late)).resolves.toBeUndefined();
  await open(it_, 'Ayu');
  await expect(it_.platform.checkSealing(soon)).resolves.toBeUndefined();
  await expect(it_.platform.checkSealing(late)).rejects.toThrow('are not signed for');
  await it_.platform.ledger.seal();
  await expect(it_.platform.checkSealing(late)).resolves.toBeUndefined();
});
