import { startEmbeddedPg, type EmbeddedPg } from '@alur/embedded-pg';
import { startStandIn } from '@alur/eventing/kurrentdb/testing/stand-in-server';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort, ServerProcess } from './harness/server-process.ts';

let folder: string;
let processes: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-processes-'));
  processes = [];
});
afterEach(async () => {
  for (const one of processes) await one.ended('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = (root: ConstructorParameters<typeof ServerProcess>[0], port: number, env: Record<string, string> = {}) => {
  const made = new ServerProcess(root, port, { DATA_DIR: folder, ...env });
  processes.push(made);
  return made;
};
const lockFile = () => join(folder, 'postgres', 'postmaster.pid');
const databasePid = () => Number(readFileSync(lockFile(), 'utf8').split('\n', 1)[0]);
const eventually = (see: () => unknown) => vi.waitFor(see, { timeout: 60_000, interval: 50 });
const demoLogins = () => join(folder, 'demo-logins.json');
const firstStart = (server: ServerProcess) =>
  eventually(() => expect(existsSync(demoLogins()), server.said).toBe(true));

const login = async (server: ServerProcess, credentials: { email: string; password: string }) =>
  (await server.post('/v2/auth/login', credentials)).body.data.accessToken as string;
const createMerchant = (server: ServerProcess, token: string, name: string) =>
  server.post(
    '/v2/merchant/create',
    { name, category: 'primary_clinic', categoryTypes: ['outpatient'] },
    { authorization: `Bearer ${token}`, 'x-merchant-id': '0', 'idempotency-key': randomUUID() },
  );

describe('everything in one process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly on %s, its database last', async signal => {
    const server = await run('main', await freePort()).ready();
    const socket = io(server.url, { transports: ['websocket'] });
    expect(existsSync(lockFile())).toBe(true);
    expect(await server.ended(signal)).toBe(0);
    socket.close();
    expect(existsSync(lockFile())).toBe(false);
    expect(server.said).not.toMatch(/"level":(50|60)/);
  });

  it('starts the database again when it dies, and goes on', async () => {
    const server = await run('main', await freePort()).ready();
    await firstStart(server);
    const [operator] = JSON.parse(readFileSync(demoLogins(), 'utf8'));
    const token = await login(server, operator);
    const before = databasePid();
    process.kill(before, 'SIGKILL');
    await eventually(async () => expect(await server.status()).toBe(503));
    expect(await server.status('/health/live')).toBe(200);
    await server.ready();
    expect(databasePid()).not.toBe(before);
    const made = await createMerchant(server, token, 'Klinik Sesudahnya');
    expect(made).toMatchObject({ status: 200, body: { data: { projected: true } } });
    expect(await server.ended('SIGTERM')).toBe(0);
  });

  it('ends loudly when the database dies again and again', async () => {
    const server = await run('main', await freePort()).ready();
    await firstStart(server);
    for (const _time of [1, 2, 3, 4]) {
      await server.ready();
      const before = databasePid();
      process.kill(before, 'SIGKILL');
      // The database may be back before its absence was observed.
      const seen = async () => (await server.status()) !== 200 || databasePid() !== before;
      await eventually(async () => expect(await seen()).toBe(true));
    }
    expect(await server.ended()).toBe(1);
    expect(server.said).toContain('Alur has stopped: Error: the database died again and again');
  });

  it('tells what it cannot start with', async () => {
    const mistaken = run('main', 3_000, { PORT: 'banyak', LOG_LEVEL: 'keras' });
    expect(await mistaken.ended()).toBe(1);
    expect(mistaken.said).toMatch(/configuration cannot be used:\n {2}PORT: .*\n {2}LOG_LEVEL: /);

    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const late = run('main', port);
    expect(await late.ended()).toBe(1);
    expect(late.said).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
    other.close();
  });
});

describe('http and worker apart', () => {
  let database: EmbeddedPg;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await startEmbeddedPg({ dataDir: join(folder, 'site'), ownerPassword: 'pemilik', durable: false });
    env = { DATABASE_URL: database.url };
  });
  afterEach(() => database.stop());

  it('are one clinic on one database, from the first login on', async () => {
    const http = run('main.http', await freePort(), env);
    await eventually(async () => expect(await http.status('/health/live')).toBe(200));
    expect(await http.status()).toBe(503);
    const worker = await run('main.worker', await freePort(), env).ready();
    await http.ready();
    expect(await worker.status('/metrics')).toBe(200);

    const firstLogin = join(folder, 'secrets', 'first-login.txt');
    await eventually(() => expect(existsSync(firstLogin)).toBe(true));
    const [email = '', link] = readFileSync(firstLogin, 'utf8').split('\n');
    const password = 'kata sandi yang panjang';
    expect((await http.post('/v2/auth/set-password', { token: link, password })).status).toBeLessThan(300);
    const token = await login(http, { email, password });

    const made = await createMerchant(http, token, 'Klinik Berdua');
    expect(made).toMatchObject({ status: 200, body: { data: { projected: true } } });
    expect(await http.ended('SIGTERM')).toBe(0);
    expect(await worker.ended('SIGTERM')).toBe(0);
  });

  it('bring what one person does at one http process to the screens at another', async () => {
    const worker = run('main.worker', await freePort(), { ...env, DEMO: 'true' });
    await firstStart(worker);
    const [desk, screen] = [run('main.http', await freePort(), env), run('main.http', await freePort(), env)];
    await Promise.all([desk.ready(), screen.ready()]);
    const people = JSON.parse(readFileSync(demoLogins(), 'utf8')) as {
      role: string;
      email: string;
      password: string;
      merchantId: number;
    }[];
    const { merchantId, ...sari } = people.find(({ role }) => role === 'facility-admin') ?? people[0]!;
    const token = await login(desk, sari);
    const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10); // the demonstration is in Jakarta

    const socket = io(screen.url, { transports: ['websocket'], auth: { token, merchantId } });
    const joined = await socket.emitWithAck('join', { topic: 'dashboard.registrations', params: { date } });
    expect(joined).toEqual({ ok: true });
    const frame = new Promise(resolve => {
      socket.once('frame', resolve);
    });
    const registered = await desk.post(
      '/v2/patient/register',
      { name: 'Ani Lestari', gender: 'female' },
      { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId), 'idempotency-key': randomUUID() },
    );
    expect(registered).toMatchObject({ status: 200, body: { data: { projected: true } } });
    expect(await frame).toMatchObject({ topic: 'dashboard.registrations', params: { date } });
    socket.close();
  });

  it('have their log in KurrentDB, and in no other place once they began there', { timeout: 240_000 }, async () => {
    const log = await startStandIn();
    const elsewhere = await startStandIn();
    const there = { ...env, EVENT_STORE: 'kurrentdb', KURRENTDB_URL: log.url };
    const worker = await run('main.worker', await freePort(), { ...there, DEMO: 'true' }).ready();
    await firstStart(worker);
    const http = await run('main.http', await freePort(), there).ready();
    const [operator] = JSON.parse(readFileSync(demoLogins(), 'utf8'));
    const before = log.log.all.length;
    const made = await createMerchant(http, await login(http, operator), 'Klinik Awan');
    expect(made).toMatchObject({ status: 200, body: { data: { projected: true } } });
    expect(log.log.all.length).toBeGreaterThan(before);
    for (const one of [http, worker]) expect(await one.ended('SIGTERM')).toBe(0);

    for (const [other, words] of [
      [env, 'The log of this database is in kurrentdb, not in postgres'],
      [{ ...there, KURRENTDB_URL: elsewhere.url }, 'The log does not belong to this database'],
      [{ ...there, KURRENTDB_URL: 'kurrentdb://app:rahasia@db?tls=perhaps' }, 'KURRENTDB_URL: cannot be used'],
    ] as const) {
      const refused = run('main.worker', await freePort(), other);
      expect(await refused.ended()).toBe(1);
      expect(refused.said).toContain(words);
      expect(refused.said).not.toContain('rahasia');
    }
    await log.stop();
    await elsewhere.stop();
  });

  it('need a database that both can reach', async () => {
    for (const root of ['main.http', 'main.worker'] as const) {
      const alone = run(root, await freePort(), { DATABASE_URL: '' });
      expect(await alone.ended()).toBe(1);
      expect(alone.said).toContain('DATABASE_URL: must be set');
    }
  });
});
