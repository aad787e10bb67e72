import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Some journeys with what they begin from, and the cluster of the specs, stay well below it. */
const ROOM = 4 * 2 ** 30;
const prefix = 'alur-tests-';

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

/**
 * Where tests put what they throw away: in memory where the system has a folder and room for it, because most of what a
 * test of a database waits for is files being made. It goes with the process, and what a killed run left goes with the next.
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
