import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort, ServerProcess } from './harness/server-process.ts';

let folder: string;
let processes: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alur-demonstration-'));
  processes = [];
});
afterEach(async () => {
  for (const one of processes) await one.ended('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const PATIENCE = { timeout: 90_000, interval: 200 };
const starts = async (): Promise<ServerProcess> => {
  const server = new ServerProcess('main', await freePort(), { DATA_DIR: folder, DEMO: 'full' });
  processes.push(server);
  await server.ready();
  await vi.waitFor(() => expect(existsSync(join(folder, 'demo-logins.json')), server.said).toBe(true), PATIENCE);
  return server;
};
const databasePid = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
/** Progress of the demonstration's history, in percent. */
const arrivedOf = async ({ url }: ServerProcess): Promise<number | null> =>
  ((await (await fetch(`${url}/v2/demonstration`)).json()) as { data: { arrived: number | null } }).data.arrived;
const arrivesBeyond = (server: ServerProcess, percent: number) =>
  vi.waitFor(async () => expect((await arrivedOf(server)) ?? 0, server.said).toBeGreaterThan(percent), PATIENCE);

it(
  'goes on telling its past where it was, though everything was killed in the middle of it',
  { timeout: 240_000 },
  async () => {
    const first = await starts();
    await arrivesBeyond(first, 2);
    const logins = readFileSync(join(folder, 'demo-logins.json'), 'utf8');
    const database = databasePid();
    const ended = first.ended('SIGKILL');
    process.kill(database, 'SIGKILL');
    await ended;

    const second = await starts();
    expect(readFileSync(join(folder, 'demo-logins.json'), 'utf8')).toBe(logins);
    const [operator] = JSON.parse(logins) as { email: string; password: string }[];
    expect((await second.post('/v2/auth/login', operator ?? {})).status).toBe(200);
    await arrivesBeyond(second, 5);
    expect(second.said).not.toMatch(/"level":(50|60)/);
  },
);
