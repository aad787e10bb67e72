import pg from 'pg';
import { StoreUnavailable } from '../errors.js';

/**
 * What an error from the database means for the statement:
 * - `lost`: the connection is gone, and whether the statement took effect is unknown;
 * - `content`: a value cannot be stored; this append will always fail, others will not;
 * - `mistake`: the statement itself is wrong or forbidden (a missing migration, a missing right);
 * - `rolled back`: any other error of the server: a full disk, a timeout, a read-only standby.
 */
export type Failure = 'lost' | 'content' | 'mistake' | 'rolled back';

export function failureOf(error: unknown): Failure {
  if (!(error instanceof pg.DatabaseError)) return 'lost';
  const code = error.code ?? '';
  if (code.startsWith('08') || code.startsWith('57P')) return 'lost';
  if (code.startsWith('22') || code.startsWith('23')) return 'content';
  if (code.startsWith('42')) return 'mistake';
  return 'rolled back';
}

/** The error of a statement that only reads. */
export function readError(error: unknown): unknown {
  const failure = failureOf(error);
  return failure === 'lost' || failure === 'rolled back' ? new StoreUnavailable('not-written', error) : error;
}
