import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort, ServerProcess } from './harness/server-process.ts';

const ROWS = 1_500;
const PATIENCE = { timeout: 60_000, interval: 20 };

let folder: string;
let processes: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-import-'));
  processes = [];
});
afterEach(async () => {
  for (const one of processes) await one.ended('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const serve = async () => {
  const made = new ServerProcess('main', await freePort(), { DATA_DIR: folder });
  processes.push(made);
  await made.ready();
  await vi.waitFor(() => expect(existsSync(join(folder, 'demo-logins.json')), made.said).toBe(true), PATIENCE);
  return made;
};

/** Simulates a power cut. */
const perish = async (server: ServerProcess) => {
  const database = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const ended = server.ended('SIGKILL');
  process.kill(database, 'SIGKILL');
  await ended;
};

const frontOffice = async (server: ServerProcess) => {
  const logins = JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8')) as Record<string, string>[];
  const { email = '', password = '', merchantId = '' } = logins.find(({ role }) => role === 'front-office') ?? {};
  const { accessToken } = (await server.post('/v2/auth/login', { email, password })).body.data;
  const headers = { authorization: `Bearer ${accessToken}`, 'x-merchant-id': String(merchantId) };
  return {
    async does(path: string, body: object): Promise<number> {
      const answer = await server.post(path, body, { ...headers, 'idempotency-key': randomUUID() });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body.data.id as number;
    },
    async sends(text: string): Promise<string> {
      const form = new FormData();
      form.append('file', new Blob([text]), 'pasien.csv');
      const path = `${server.url}/v2/patient-import/import-file`;
      const answer = await fetch(path, { method: 'POST', headers, body: form });
      return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
    },
    async import(id: number): Promise<Record<string, unknown>> {
      const answer = await fetch(`${server.url}/v2/live/patient-import.all`, { headers });
      const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
      return data.find(row => row['id'] === id) ?? {};
    },
    /** Record numbers of the patients who were imported from the file. */
    async recordNumbers(): Promise<string[]> {
      const numbers: string[] = [];
      for (let page = 1; ; page++) {
        const query = `search=Putus&limit=500&page=${page}&order_by=id`;
        const answer = await fetch(`${server.url}/v2/patient/patients?${query}`, { headers });
        const { data } = (await answer.json()) as { data: { recordNumber: string }[] };
        numbers.push(...data.map(({ recordNumber }) => recordNumber));
        if (data.length === 0) return numbers;
      }
    },
  };
};

it('an import that a power cut broke off goes on by itself, and registers nobody twice', async () => {
  const lost = await serve();
  const before = await frontOffice(lost);
  const rows = Array.from({ length: ROWS }, (_none, at) => `Putus ${at},Perempuan,337401420385${1000 + at}`);
  const fileId = await before.sends(['Nama,Jenis kelamin,NIK', ...rows].join('\n'));
  const id = await before.does('/v2/patient-import/upload', { fileId, fileName: 'pasien.csv' });
  const seen = async (desk: typeof before, is: (row: Record<string, unknown>) => boolean) =>
    vi.waitFor(async () => {
      const row = await desk.import(id);
      expect(is(row), JSON.stringify(row)).toBe(true);
      return row;
    }, PATIENCE);
  await seen(before, ({ status }) => status === 'checked');
  await before.does(`/v2/patient-import/${id}/confirm`, { mode: 'all', duplicates: 'register' });
  const cut = await seen(before, ({ registered }) => Number(registered) > 100);
  await perish(lost);
  expect(Number(cut['registered'])).toBeLessThan(ROWS);

  const after = await frontOffice(await serve());
  expect(await seen(after, ({ status }) => status === 'finished')).toMatchObject({ registered: ROWS, refusedCount: 0 });
  const numbers = await after.recordNumbers();
  expect([numbers.length, new Set(numbers).size]).toEqual([ROWS, ROWS]);
});
