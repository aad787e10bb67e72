import { startEmbeddedPg } from '@alur/embedded-pg';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERASED } from '@alur/domain/kernel/event';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSecrets } from '../src/platform/config/secrets.ts';
import { freePort, ServerProcess } from './harness/server-process.ts';

const TOOLS = fileURLToPath(new URL('../dist/bundled/tools.js', import.meta.url));

let folder: string;
let processes: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-backup-'));
  processes = [];
});
afterEach(async () => {
  for (const one of processes) await one.ended('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const serve = async (dataDir: string) => {
  const made = new ServerProcess('main', await freePort(), { DATA_DIR: dataDir });
  processes.push(made);
  await made.ready();
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'demo-logins.json')), made.said).toBe(true), 60_000);
  return made;
};

/**
 * Runs one of the operator's tools as a process of its own; returns its exit code, its last line, and all its output.
 */
const tool = (dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; said: string; result: Record<string, unknown> }>(resolve => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    execFile(process.execPath, [TOOLS, ...args, '--json'], { env }, (error, stdout, stderr) => {
      const result = stdout.trim() === '' ? {} : (JSON.parse(stdout) as Record<string, unknown>);
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr, result });
    });
  });

/** The demonstration's administrator at work. */
const administrator = async (server: ServerProcess, dataDir: string) => {
  const logins = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8')) as Record<string, string>[];
  const { email = '', password = '', merchantId = '' } = logins.find(({ role }) => role === 'facility-admin') ?? {};
  const { accessToken } = (await server.post('/v2/auth/login', { email, password })).body.data;
  const headers = { authorization: `Bearer ${accessToken}`, 'x-merchant-id': String(merchantId) };
  return {
    async post(path: string, body: object): Promise<number> {
      const answer = await server.post(path, body, { ...headers, 'idempotency-key': randomUUID() });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body.data.id as number;
    },
    async recordNumber(id: number): Promise<number> {
      const answer = await fetch(`${server.url}/v2/patient/patients/${id}`, { headers });
      return Number(((await answer.json()) as { data: { recordNumber: string } }).data.recordNumber);
    },
    /** Uploads a document of the patient with so many bytes. */
    async keeps(patientId: number, bytes: number): Promise<number> {
      const form = new FormData();
      form.append('file', new Blob([`%PDF-${'x'.repeat(bytes)}`]), 'kk.pdf');
      const sent = await fetch(`${server.url}/v2/patient/${patientId}/document-file`, {
        ...{ method: 'POST', headers, body: form },
      });
      const { fileId } = ((await sent.json()) as { data: { fileId: string } }).data;
      return this.post('/v2/document/upload', { patientId, fileId, category: 'family_card', title: 'KK' });
    },
    async document(id: number): Promise<{ status: number; bytes: number }> {
      const answer = await fetch(`${server.url}/v2/document/${id}/content`, { headers });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    },
    /** Opens the patient's record as its page does, so that the look is logged. */
    async opens(id: number): Promise<number> {
      return (await fetch(`${server.url}/v2/patient/${id}`, { headers })).status;
    },
    async patient(id: number): Promise<{ status: number; name?: string }> {
      const answer = await fetch(`${server.url}/v2/patient/patients/${id}`, { headers });
      const { data } = (await answer.json()) as { data?: { name: string } };
      return { status: answer.status, ...(data && { name: data.name }) };
    },
  };
};

/** Simulates a power cut that destroys the disk too. */
const perish = async (server: ServerProcess, dataDir: string) => {
  const database = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const ended = server.ended('SIGKILL');
  process.kill(database, 'SIGKILL');
  await ended;
};

/** Runs a statement on a stopped installation's database that no role of the application may run. */
const asSuperuser = async (dataDir: string, statement: string) => {
  const { ownerPassword } = readSecrets(join(dataDir, 'secrets'));
  const database = await startEmbeddedPg({ dataDir: join(dataDir, 'postgres'), ownerPassword });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(statement);
  await client.end();
  await database.stop();
};

it('a lost installation is made again from its backup, and whoever was erased since stays erased', async () => {
  const [lost, made, safe] = ['lost', 'made', 'safe'].map(name => join(folder, name)) as [string, string, string];
  const server = await serve(lost);
  const before = await administrator(server, lost);
  const register = (name: string) => before.post('/v2/patient/register', { name, gender: 'female' });
  const [kept, erased] = [await register('Ayu Lestari'), await register('Dewi Anggraini')];

  const papers = [await before.keeps(kept, 300_000), await before.keeps(erased, 10)] as const;

  const backup = await tool(lost, 'backup', '--out', safe);
  expect(backup.code, backup.said).toBe(0);
  expect(statSync(safe).mode & 0o777).toBe(0o700);
  const checkpoint = join(folder, 'checkpoint.json');
  expect((await tool(lost, 'checkpoint', '--out', checkpoint)).code).toBe(0);

  const gone = await register('Citra Utami');
  const lastNumber = await before.recordNumber(gone);
  await before.post(`/v2/patient/${erased}/erase-early`, { ground: 'request', reason: 'Diminta sendiri' });
  await perish(server, lost);

  const restore = (...more: string[]) => tool(made, 'restore', '--in', safe, ...more);
  const unasked = await restore();
  expect(unasked).toMatchObject({ code: 2 });
  expect(unasked.said).toContain('the register of erased persons is missing');
  const restored = await restore('--erasures', join(lost, 'erasures.jsonl'));
  expect(restored.code, restored.said).toBe(0);
  expect(restored.result).toMatchObject({
    events: backup.result['events'],
    endsAt: backup.result['endsAt'],
    erasedSince: [`patient-${erased}`],
  });
  expect(restored.said).toContain('are to be entered again');
  expect(restored.said).toContain(`patient-${erased}. The log does not say so any more: erase each of them again`);
  expect(restored.result['seconds']).toBeLessThan(60);
  expect((await restore('--erasures', 'none')).said).toContain('holds a database');

  const again = await serve(made);
  const after = await administrator(again, made);
  expect(await after.patient(kept)).toEqual({ status: 200, name: 'Ayu Lestari' });
  expect(await after.document(papers[0])).toEqual({ status: 200, bytes: 300_005 });
  expect((await after.document(papers[1])).status).toBe(404);
  expect((await after.patient(erased)).name).toBe(ERASED);
  expect((await after.patient(gone)).status).toBe(404);
  const next = await after.post('/v2/patient/register', { name: 'Eka Putri', gender: 'female' });
  expect(next).toBeGreaterThan(gone);
  expect(await after.recordNumber(next)).toBeGreaterThan(lastNumber);
  // As the restore's notes say, her rows are marked as erased only after she is erased again.
  await after.post(`/v2/patient/${erased}/erase-early`, {
    ground: 'request',
    reason: 'Dihapus lagi sesudah pemulihan',
  });
  expect(await after.opens(kept)).toBe(200);
  expect(await again.ended('SIGTERM')).toBe(0);
  const verified = await tool(made, 'verify', '--checkpoint', checkpoint);
  expect(verified.code, verified.said).toBe(0);
  expect(verified.result).toMatchObject({ accessLog: { clean: true, finding: null } });
  expect(readFileSync(join(made, 'erasures.jsonl'), 'utf8')).toContain(`patient-${erased}`);

  // The last look is removed from the access log directly in the database.
  await asSuperuser(made, 'delete from alur.access_log where id = (select max(id) from alur.access_log)');
  const cut = await tool(made, 'verify');
  expect(cut).toMatchObject({ code: 1, result: { clean: true, accessLog: { clean: false } } });
  expect(cut.result['says']).toMatch(/^NOT CLEAN: The access log: batch \d+ of facility \d+, .* is missing$/);
});

it('a backup without its keys is restored with those that were kept apart, and a damaged one is not', async () => {
  const [lost, made, safe] = ['lost', 'made', 'safe'].map(name => join(folder, name)) as [string, string, string];
  const server = await serve(lost);
  const kept = await (
    await administrator(server, lost)
  ).post('/v2/patient/register', { name: 'Ayu', gender: 'female' });
  expect(await server.ended('SIGTERM')).toBe(0);
  expect((await tool(lost, 'backup', '--out', safe, '--without-secrets')).code).toBe(0);
  expect(existsSync(join(safe, 'secrets'))).toBe(false);

  const restore = (env: string) => tool(env, 'restore', '--in', safe, '--erasures', 'none');
  expect((await restore(made)).said).toContain('put the secrets folder that belongs to it');
  rmSync(join(lost, 'postgres'), { recursive: true });
  const restored = await restore(lost);
  expect(restored.code, restored.said).toBe(0);
  const again = await serve(lost);
  expect((await (await administrator(again, lost)).patient(kept)).name).toBe('Ayu');
  expect(await again.ended('SIGTERM')).toBe(0);

  rmSync(join(lost, 'postgres'), { recursive: true });
  writeFileSync(join(safe, 'tables.jsonl.gz'), 'rusak');
  expect((await restore(lost)).said).toContain('tables.jsonl.gz is not as it was written');
  renameSync(join(safe, 'manifest.json'), join(safe, 'manifest.lost'));
  expect((await restore(lost)).said).toContain('is no finished backup');
});

it('a log that was altered where it lies is found out by the tool, and an import that was not finished starts nowhere', async () => {
  const dataDir = join(folder, 'data');
  const server = await serve(dataDir);
  expect((await tool(dataDir, 'verify')).result).toMatchObject({ clean: true });
  expect(await server.ended('SIGTERM')).toBe(0);
  const clean = await tool(dataDir, 'verify');
  expect(clean.result).toMatchObject({ clean: true, events: clean.result['sealed'] });

  await asSuperuser(dataDir, 'update events set merchant_id = merchant_id + 1 where position = 12');
  expect((await tool(dataDir, 'verify')).result).toMatchObject({
    clean: false,
    finding: { kind: 'altered', ordinal: 12 },
  });
  await asSuperuser(
    dataDir,
    `update events set merchant_id = merchant_id - 1, data = data || '{"name": "lain"}' where position = 12`,
  );
  const altered = await tool(dataDir, 'verify');
  expect(altered).toMatchObject({ code: 1, result: { clean: false, finding: { kind: 'altered', ordinal: 12 } } });

  await asSuperuser(dataDir, `insert into alur.checkpoint (name, position) values ('import', 0)`);
  const half = new ServerProcess('main', await freePort(), { DATA_DIR: dataDir });
  processes.push(half);
  expect(await half.ended()).toBe(1);
  expect(half.said).toContain('An import or a restore of this database was not finished');
});
