import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Space needed in memory: some end-to-end runs and the specs' database cluster stay well below it. */
const ROOM = 4 * 2 ** 30;
const prefix = 'alur-tests-';

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

/**
 * The folder of the tests' temporary files: in memory if the system has such a folder with enough room, because
 * database tests mostly wait for files to be created. It is removed when the process ends, and the next run removes a
 * killed run's folder.
 */
export function memoryFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(`${memory}/${name}`, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < ROOM) return tmpdir();
  const folder = `${memory}/${prefix}${process.pid}`;
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
