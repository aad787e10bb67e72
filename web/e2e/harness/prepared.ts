import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playHalfDay, type HalfDay } from './half-day.ts';
import { startServer, type Server } from './server.ts';

/**
 * Where a run keeps the installations that its journeys begin with (set in `run-setup.ts`): each is made when it is
 * first asked for, and every house works on a copy. A script has no such folder and makes its own.
 */
const folder = (): string | undefined => process.env['E2E_PREPARED'];

const MAKING_WITHIN = 110_000;

/** The folder of this name; whoever asks while another process is making it waits. */
async function once(name: string, make: (into: string) => Promise<void>): Promise<string> {
  const made = join(folder() ?? '', name);
  const making = `${made}.making`;
  for (const until = Date.now() + MAKING_WITHIN; !existsSync(made); await sleep(100)) {
    if (Date.now() > until) throw new Error(`nobody has made ${name}`);
    try {
      mkdirSync(making);
    } catch {
      continue;
    }
    try {
      if (existsSync(made)) break;
      await make(making);
      renameSync(making, made);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  return made;
}

/** A data folder with its owners and modes, which belong to it. */
const copy = (from: string, to: string): void => void execFileSync('cp', ['-a', `${from}/.`, to]);

async function serve<Result>(dataDir: string, use: (server: Server) => Promise<Result>): Promise<Result> {
  const server = await startServer(dataDir);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

const started = (): Promise<string> => once('started', into => serve(into, async () => {}));

/** Lays the application's first start into an empty folder. */
export async function layFirstStart(dataDir: string): Promise<void> {
  if (folder()) copy(await started(), dataDir);
}

/** Lays a half day into an empty folder, where it is played already. */
export async function layHalfDay(dataDir: string): Promise<HalfDay | undefined> {
  if (!folder()) return undefined;
  // The demonstration facility keeps Jakarta's time: past its midnight, the half day is another one.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
  const played = await once(`half-day-${today}`, async into => {
    const data = join(into, 'data');
    mkdirSync(data);
    copy(await started(), data);
    const day = await serve(data, playHalfDay);
    writeFileSync(join(into, 'day.json'), JSON.stringify(day));
  });
  copy(join(played, 'data'), dataDir);
  return JSON.parse(readFileSync(join(played, 'day.json'), 'utf8')) as HalfDay;
}
