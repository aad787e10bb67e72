import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of a process, and of its descendants with shared memory counted once (PSS). Linux only. */
export const memoryOf = (pid: number): { own: number; descendants: number } => {
  const parents = new Map(processes().map(one => [one, parentOf(one)]));
  const descends = (one: number | undefined): boolean => {
    const parent = one === undefined ? undefined : parents.get(one);
    return parent !== undefined && (parent === pid || descends(parent));
  };
  const descendants = [...parents.keys()].filter(descends).map(pssOf);
  return { own: pssOf(pid), descendants: descendants.reduce((sum, mb) => sum + mb, 0) };
};

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
};

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0);

const pssOf = (pid: number): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;
