import { hostname } from 'node:os';

/** Any number that our processes share: with the partition, it elects one projector. */
export const ELECTION = 7_201_301;

/** Whoever leads says so in the name of the connection that holds the lock: both end together, whatever happens. */
export const leaderName = (since: Date): string =>
  `alur-leads ${since.toISOString().slice(0, 19)}Z ${process.pid}@${hostname().replaceAll(/[^\w.-]/g, '_')}`.slice(
    0,
    63,
  );

/** What such a name says; nothing for a connection that is not one of ours. */
export const leaderOf = (name: string): { host: string; pid: number; since: string } | null => {
  const [, since, pid, host] = /^alur-leads (\S+Z) (\d+)@(.+)$/.exec(name) ?? [];
  return since === undefined || host === undefined
    ? null
    : { host, pid: Number(pid), since: new Date(since).toISOString() };
};
