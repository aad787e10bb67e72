import pg from 'pg';

/** What a connection's socket says (`node:net`, `node:dns`) when there is no server at its other end, or no way there. */
const NO_SERVER = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** What the driver says of a connection that is lost, or could not be had in time. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/;
/** Classes of what the server says that may be otherwise in a moment: connection, resources (disk, memory), shutdown, I/O. */
const PASSING = /^(08|53|57P|58)/;

/** Whether the error says that the database is away or cannot work now, so that the same may well go later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined) return NO_SERVER.has(code) && syscall !== 'open';
  return NO_CONNECTION.test(error.message);
};
