import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playHalfDay, type HalfDay } from './half-day.ts';
import { startServer, type Server } from './server.ts';

/**
 * The folder where a run stores the installations from which its journeys start (set in `run-setup.ts`): each is
 * created on first use, and every house works on a copy. A script has no such folder and creates its own.
 */
const folder = (): string | undefined => process.env['E2E_PREPARED'];

const MAKING_WITHIN = 110_000;

/** Creates the folder of this name once; a process that needs it meanwhile waits. */
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

/** Copies a data folder with its owners and modes, which the database needs. */
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

/** Copies the application's first start into an empty folder. */
export async function layFirstStart(dataDir: string): Promise<void> {
  if (folder()) copy(await started(), dataDir);
}

/** Copies an installation in which the half day was played into an empty folder. */
export async function layHalfDay(dataDir: string): Promise<HalfDay | undefined> {
  if (!folder()) return undefined;
  // The demonstration facility is in Jakarta's time zone: after its midnight, another half day must be played.
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
