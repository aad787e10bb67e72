import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;
const kilobytes = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/**
 * Starts watching a process' memory; the returned function tells by how many megabytes its peak exceeded the start.
 * Linux only.
 */
export const memoryPeak = (pid: number): (() => number) => {
  const before = kilobytes(pid, 'VmRSS');
  // The kernel records the peak; this resets it to the current value.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return () => (kilobytes(pid, 'VmHWM') - before) / MB;
};
