import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverIn } from './leftovers.js';

/** SQLite's code for a file that another connection has locked. */
const BUSY = 5;
const NOTICED_WITHIN_MS = 2_000;

/** The folder's canonical path, also of one given relatively or through links. Creates its parent if it is missing. */
export function realFolder(folder: string): string {
  const full = resolve(folder);
  mkdirSync(dirname(full), { recursive: true });
  const real = join(realpathSync(dirname(full)), basename(full));
  return existsSync(real) ? realpathSync(real) : real;
}

/**
 * Locks the folder for this process, until it releases it or dies. PostgreSQL's own lock file contains a process id,
 * which is meaningless in another container on the same volume; this is a kernel lock on a file beside the folder. It
 * is taken through SQLite, because Node.js has no file locks. A process that still holds the lock although its server
 * is dead is given a moment to notice.
 *
 * @throws Error when another process holds it
 */
export async function holdFolder(folder: string): Promise<() => void> {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    for (const deadline = Date.now() + NOTICED_WITHIN_MS; !isOurs(lock); await sleep(20)) {
      const server = serverIn(folder);
      if (server !== undefined || Date.now() > deadline)
        throw new Error(`${folder} is in use by ${server === undefined ? 'another process' : `process ${server}`}`);
    }
  } catch (error) {
    lock.close();
    throw error;
  }
  let held = true;
  return () => {
    if (held) lock.close();
    held = false;
  };
}

function isOurs(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
