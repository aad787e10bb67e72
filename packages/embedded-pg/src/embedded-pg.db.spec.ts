import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningEmbeddedPg, startEmbeddedPg, type EmbeddedPg, type EmbeddedPgOptions } from './embedded-pg.js';
import { typescriptProcess } from './testing/typescript-process.js';

const PASSWORD = 'p@ss/wörd';
let directory: string;
let dataDir: string;
let started: EmbeddedPg[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alur-embedded-'));
  dataDir = join(directory, 'nested', 'pg');
  started = [];
});

afterEach(async () => {
  for (const server of started) await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPgOptions> = {}): Promise<EmbeddedPg> {
  const server = await startEmbeddedPg({ dataDir, durable: false, ownerPassword: PASSWORD, ...options });
  started.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const lockFile = () => join(dataDir, 'postmaster.pid');

test('starts, stops, and keeps its data over a restart', async () => {
  const first = await start();
  await query(first.url, `create table note as select 'kept' as text`);
  await first.stop();
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await start();
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('serves the port it was given, on loopback only', async () => {
  const probe = await start();
  await probe.stop();
  const server = await start({ port: probe.port });
  expect(server.port).toBe(probe.port);
  expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

test("is reached by its local socket, which is its user's alone", async () => {
  const server = await start();
  const [found] = await query(server.url, 'select inet_server_addr() as address');
  expect(found).toEqual({ address: null });
  expect(statSync(join(dataDir, `.s.PGSQL.${server.port}`)).mode & 0o777).toBe(0o700);
});

test('is reached by loopback where the path is too long for a socket', async () => {
  dataDir = join(directory, 'a'.repeat(100), 'pg');
  const server = await start();
  expect(await query(server.url, 'select host(inet_server_addr()) as address')).toEqual([{ address: '127.0.0.1' }]);
});

test('wants the password', async () => {
  const server = await start();
  const wrong = new URL(server.url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');

  await server.stop();
  await expect(start({ ownerPassword: 'guessed' })).rejects.toThrow('password authentication failed');
  await start(); // the refused start left nothing running
});

test('tells when the server ends by itself, but not when it is stopped', async () => {
  const onExit = vi.fn();
  const stopped = await start({ onExit });
  await stopped.stop();
  expect(onExit).not.toHaveBeenCalled();

  const reason = await new Promise<string>((ended, failed) => {
    start({ onExit: ended }).then(server => process.kill(server.pid, 'SIGKILL'), failed);
  });
  expect(reason).toContain('SIGKILL');
});

test('starts again after the server was killed with sessions open', async () => {
  const first = await start({ durable: true });
  const session = new pg.Client(first.url);
  session.on('error', () => {});
  await session.connect();
  await session.query(`create table note as select 'kept' as text`);
  const sleeping = session.query('select pg_sleep(60)').catch(() => 'lost');
  process.kill(first.pid, 'SIGKILL');
  expect(await sleeping).toBe('lost');

  const second = await start({ durable: true });
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test.skipIf(process.platform === 'win32')('takes over from an application that was killed', async () => {
  const application = typescriptProcess(new URL('./testing/application.ts', import.meta.url), [dataDir]);
  const [first] = (await once(application, 'message')) as [{ url: string; pid: number }];
  await query(first.url, `create table note as select 'kept' as text`);
  process.kill(first.pid, 'SIGSTOP'); // else it may be gone before anyone looks
  application.kill('SIGKILL');
  await once(application, 'exit');

  const log = vi.fn((line: string) => {
    if (line.startsWith('stopping')) process.kill(first.pid, 'SIGCONT');
  });
  const second = await start({ ownerPassword: 'secret', log });
  expect(log).toHaveBeenCalledWith(`stopping database process ${first.pid}, whose application is gone`);
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('gives other processes the address of a running application’s database', async () => {
  expect(runningEmbeddedPg(dataDir, 'secret')).toBeUndefined();
  const server = await start({ ownerPassword: 'secret' });
  expect(runningEmbeddedPg(dataDir, 'secret')).toBe(server.url);
  expect(await query(runningEmbeddedPg(dataDir, 'secret') ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(runningEmbeddedPg(dataDir, 'secret')).toBeUndefined();
});

test('leaves the database of a running application alone', async () => {
  const server = await start();
  await expect(start()).rejects.toThrow(`is in use by process ${server.pid}`);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.skipIf(process.platform === 'win32')('leaves it alone by whatever path it is named', async () => {
  const application = typescriptProcess(new URL('./testing/application.ts', import.meta.url), [dataDir]);
  const [{ pid, url }] = (await once(application, 'message')) as [{ url: string; pid: number }];
  const lock = readFileSync(lockFile(), 'utf8');
  const [toFolder, toParent] = [join(directory, 'to-folder'), join(directory, 'to-parent')];
  symlinkSync(dataDir, toFolder);
  symlinkSync(dirname(dataDir), toParent);
  const spellings = [dataDir, relative(process.cwd(), dataDir), toFolder, join(toParent, 'pg')];
  try {
    for (const spelling of spellings) {
      await expect(start({ dataDir: spelling, ownerPassword: 'secret' }), spelling).rejects.toThrow(
        `is in use by process ${pid}`,
      );
      expect(runningEmbeddedPg(spelling, 'secret')).toBe(url);
    }
    expect(readFileSync(lockFile(), 'utf8')).toBe(lock);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    application.kill();
    await once(application, 'exit');
  }
});

test.skipIf(process.platform === 'win32')('removes no lock file that names a PostgreSQL', async () => {
  const first = await start();
  const lock = readFileSync(lockFile(), 'utf8');
  await first.stop();
  dataDir = join(directory, 'other', 'pg');
  const other = await start();
  dataDir = join(directory, 'nested', 'pg');
  writeFileSync(lockFile(), lock.replace(/^\d+/, String(other.pid)));
  await expect(start()).rejects.toThrow(`If that is another one's, remove ${lockFile()}`);
  expect(readFileSync(lockFile(), 'utf8')).toContain(String(other.pid));
});

test('is held for one process from before it is there until it ends', async () => {
  const both = await Promise.allSettled([start(), start()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { message: expect.stringContaining('is in use by process') } });
  await started[0]?.stop();
  await start();
});

test.skipIf(process.platform === 'win32')('starts over a lock file that now names another program', async () => {
  const first = await start();
  const lock = readFileSync(lockFile(), 'utf8');
  await first.stop();
  const other = spawn('sleep', ['60']);
  try {
    writeFileSync(lockFile(), lock.replace(/^\d+/, String(other.pid)));
    await start();
    expect(other.exitCode).toBeNull();
  } finally {
    other.kill();
  }
});

test.skipIf(process.platform === 'win32')('starts over the lock file of a zombie', async () => {
  const first = await start();
  const lock = readFileSync(lockFile(), 'utf8');
  await first.stop();
  // The shell becomes a `cat`, which never reaps; its child lives until the third pipe ends, so no shell can reap it before.
  const parent = spawn('sh', ['-c', 'cat <&3 >&4 & echo $!; exec cat 3<&- 4>&-'], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe', 'pipe'],
  });
  const [stdin, stdout, , hold, ended] = parent.stdio as [Writable, Readable, null, Writable, Readable];
  try {
    const zombie = String(((await once(stdout, 'data')) as [Buffer])[0]).trim();
    stdin.write('become a cat');
    await once(stdout, 'data');
    ended.resume();
    hold.end();
    await once(ended, 'end');
    expect(() => process.kill(Number(zombie), 0)).not.toThrow();
    writeFileSync(lockFile(), lock.replace(/^\d+/, zombie));
    await start();
  } finally {
    parent.kill();
  }
});

test('does not take a directory with other files for its own', async () => {
  writeFileSync(join(directory, 'letter.txt'), 'dear');
  await expect(start({ dataDir: directory })).rejects.toThrow('neither empty nor a PostgreSQL data directory');
  expect(readFileSync(join(directory, 'letter.txt'), 'utf8')).toBe('dear');
});
