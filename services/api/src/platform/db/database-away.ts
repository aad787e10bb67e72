import pg from 'pg';

/** Socket errors (`node:net`, `node:dns`) that mean that the server is down or unreachable. */
const NO_SERVER = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** The driver's messages for a connection that was lost, or not made in time. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/;
/** Error classes of the server that are temporary: connection, resources (disk, memory), shutdown, system. */
const PASSING = /^(08|53|57P|58)/;

/** Whether the error means that the database is unavailable for now, so that the same request may succeed later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined) return NO_SERVER.has(code) && syscall !== 'open';
  return NO_CONNECTION.test(error.message);
};
