import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 30_000;

/** A setting that PostgreSQL ignores: in the process list it shows which process started the server. */
export const startedBySetting = (pid: number) => `alur.started_by=${pid}`;

/**
 * Clears what a hard kill left in a data directory:
 * - a postmaster that outlived the application which started it is stopped;
 * - a lock file is removed if its process is a zombie (which no process reaps, as usual in containers) or by now
 * another program, for PostgreSQL would refuse to start over it. That of a process which is gone, it removes by itself.
 *
 * @throws Error when a running application has the directory open, when the lock file names a PostgreSQL that cannot be
 * told to be another's, or when the orphan does not stop
 */
export async function clearLeftovers(dataDir: string, pgCtl: string, log: (line: string) => void): Promise<void> {
  const lockFile = join(dataDir, 'postmaster.pid');
  const pid = readPid(lockFile);
  if (!pid || !isAlive(pid)) return;
  if (process.platform === 'win32') {
    // Without `/proc` other processes cannot be inspected, nor is there a parent to recognise an orphan by; pg_ctl
    // stops only PostgreSQL.
    spawnSync(pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w']);
    return;
  }

  const postmaster = inspect(pid, dataDir);
  if (!postmaster && isPostgres(pid))
    throw new Error(
      `${dataDir} is in use by process ${pid}, as its lock file says: a PostgreSQL server. If that is another one's, remove ${lockFile}`,
    );
  if (!postmaster) {
    log(`removing the lock file of process ${pid}, which is not the database`);
    rmSync(lockFile, { force: true });
    return;
  }
  if (postmaster.startedBy === undefined || postmaster.startedBy === postmaster.parent)
    throw new Error(`${dataDir} is in use by process ${pid}, started by process ${postmaster.parent}`);

  log(`stopping database process ${pid}, whose application is gone`);
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (inspect(pid, dataDir)) {
    if (Date.now() > deadline) throw new Error(`database process ${pid} still holds ${dataDir}`);
    await sleep(20);
  }
  rmSync(lockFile, { force: true }); // still there if the process is a zombie now
}

/**
 * The address of a running application's server on this data directory; undefined when there is none, or when its
 * application is gone so that it is about to end.
 */
export function runningAddress(dataDir: string): { port: number; socketDir: string | undefined } | undefined {
  const lockFile = join(dataDir, 'postmaster.pid');
  const pid = readPid(lockFile);
  if (!pid || !isAlive(pid)) return undefined;
  const postmaster = process.platform === 'win32' ? { startedBy: 0, parent: 0 } : inspect(pid, dataDir);
  if (!postmaster || postmaster.startedBy !== postmaster.parent) return undefined;
  const [, , , port, socketDir] = readFileSync(lockFile, 'utf8').split('\n');
  return { port: Number(port), socketDir: socketDir || undefined };
}

/** The process id of the server in the data directory's lock file, if it is running; a zombie does not count. */
export function serverIn(dataDir: string): number | undefined {
  const pid = readPid(join(dataDir, 'postmaster.pid'));
  if (pid === undefined || !isAlive(pid)) return undefined;
  return process.platform === 'win32' || isPostgres(pid) ? pid : undefined;
}

function readPid(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The postmaster of this data directory, or undefined when the process is something else, a zombie or gone. */
function inspect(pid: number, dataDir: string): { parent: number; startedBy?: number } | undefined {
  const found = lookAt(pid);
  if (!found || !isServer(found.command)) return undefined;
  if (!(standsIn(pid, dataDir) ?? found.command.includes(` ${dataDir} `))) return undefined;
  const startedBy = /alur\.started_by=(\d+)/.exec(found.command)?.[1];
  return { parent: found.parent, startedBy: startedBy === undefined ? undefined : Number(startedBy) };
}

const isServer = (command: string) => basename(command.split(' ')[0]!).startsWith('postgres');
const isPostgres = (pid: number) => isServer(lookAt(pid)?.command ?? '');
const lookAt = (pid: number) => (process.platform === 'linux' ? fromProc(pid) : fromPs(pid));

/**
 * Whether the process works in the data directory, whatever path it was given; undefined where that cannot be found
 * out.
 */
function standsIn(pid: number, dataDir: string): boolean | undefined {
  try {
    const [own, other] = [statSync(`/proc/${pid}/cwd`), statSync(dataDir)];
    return own.dev === other.dev && own.ino === other.ino;
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): { parent: number; command: string } | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '); // a zombie's is empty
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // state, parent, …
    return { parent: Number(afterName[1]), command };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): { parent: number; command: string } | undefined {
  const line = spawnSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  const match = /^\s*(\d+)\s+(.*)$/m.exec(line);
  return match ? { parent: Number(match[1]), command: match[2]! } : undefined;
}
