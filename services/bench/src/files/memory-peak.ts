import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;
const kilobytes = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Begins to watch a process' memory; what is given tells by how many megabytes its peak lay above the beginning. Linux only. */
export const memoryPeak = (pid: number): (() => number) => {
  const before = kilobytes(pid, 'VmRSS');
  // The kernel keeps the highest; this sets it to what it is now.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return () => (kilobytes(pid, 'VmHWM') - before) / MB;
};
