import type { Writable } from 'node:stream';
import type pg from 'pg';

/** Sends all that `work` asks of a pipelined connection in one write to its socket: each write is a system call. */
export const together = <T>(client: pg.Client, work: () => T): T => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
};
