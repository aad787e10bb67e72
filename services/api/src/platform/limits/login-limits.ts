import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Failure } from '../errors/failure.js';

/**
 * Failures allowed without delay; each further one doubles the wait before the next attempt, from one second to the
 * longest.
 */
interface Rule {
  free: number;
  longest: number;
}

/** One account from one place: mistyped and guessed passwords. */
const DESK: Rule = { free: 5, longest: 300 };
/**
 * One place over all accounts: generous, because a clinic's desks may share one address and a whole shift logs in at
 * once.
 */
const PLACE: Rule = { free: 100, longest: 60 };
/** One account from all places where it was not used before: guessing from many addresses. */
const STRANGERS: Rule = { free: 50, longest: 60 };

/** Password mails per address: generous, because a whole clinic may share one. */
const FORGOTTEN: Rule = { free: 20, longest: 300 };

const COUNTED_MINUTES = 60;

const refusal = (seconds: number) => new Failure(429, 'auth.too-many-attempts', { seconds }, undefined, seconds);

/** A counter that an attempt is counted in. */
export interface Counted {
  subject: string;
  rule: Rule;
}

/** The place of a login attempt: a known device, or an address. */
export interface LoginPlace {
  address: string;
  /** The known device, and whether this account has logged in on it. */
  device?: { id: string; knows: boolean };
}

/**
 * A known device has a counter of its own, apart from strangers behind the same address, who only slow each other down.
 */
export const countedLogin = (account: string, { address, device }: LoginPlace): Counted[] => {
  const place = device ? `device ${device.id}` : `address ${address}`;
  return [
    { subject: `${account} at ${place}`, rule: DESK },
    { subject: place, rule: PLACE },
    ...(device?.knows ? [] : [{ subject: `account ${account}`, rule: STRANGERS }]),
  ];
};

/** Counts within an existing session, so that attempts elsewhere cannot slow its user down. */
export const countedInSession = (sessionId: string): Counted[] => [{ subject: `session ${sessionId}`, rule: DESK }];

/** Counts guesses of the second factor per user, from any place, since the guesser has the password already. */
export const countedSecondStep = (userId: number): Counted[] => [{ subject: `second step ${userId}`, rule: DESK }];

/** Counts every request, successful or not, against probing for accounts and flooding mailboxes. */
export const countedForgotten = (address: string): Counted[] => [{ subject: `forgotten ${address}`, rule: FORGOTTEN }];

export const countedPairing = (address: string): Counted[] => [{ subject: `pairing ${address}`, rule: DESK }];

/** Counts attempts before they are checked; the table contains neither accounts nor places in plain text. */
export class LoginLimits {
  constructor(
    private readonly pool: pg.Pool,
    private readonly hashKey: Buffer,
  ) {}

  /**
   * Counts the attempt as failed until `succeeded` takes it back, so that parallel attempts cannot outrun the count.
   * Refuses with 429 and the time to retry; a refused attempt is not counted, since the wait would never end.
   */
  async attempt(counted: readonly Counted[]): Promise<string> {
    const rules = new Map(counted.map(({ subject, rule }) => [this.hashed(subject), rule]));
    // Sorted, so that two transactions never deadlock.
    const subjects = [...rules.keys()].toSorted();
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended(s, 0)) from unnest($1::text[]) s', [subjects]);
      const { rows } = await client.query<{ subject: string; failures: number; rested: number }>(
        `select subject, count(*)::int as failures, extract(epoch from clock_timestamp() - max(at))::float8 as rested
         from alur.login_failure where subject = any($1) and at > now() - make_interval(mins => $2) group by subject`,
        [subjects, COUNTED_MINUTES],
      );
      const waits = rows.map(({ subject, failures, rested }) => waitAfter(failures, rules.get(subject)) - rested);
      const longest = Math.max(0, ...waits);
      if (longest > 0) throw refusal(Math.ceil(longest));
      const attempt = randomUUID();
      await client.query(
        'insert into alur.login_failure (subject, at, attempt) select s, clock_timestamp(), $2 from unnest($1::text[]) s',
        [subjects, attempt],
      );
      await client.query('commit');
      return attempt;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  /** Takes the attempt back and clears earlier failures at that desk. */
  async succeeded(attempt: string, [desk]: readonly Counted[]): Promise<void> {
    await this.pool.query('delete from alur.login_failure where attempt = $1 or subject = $2', [
      attempt,
      desk && this.hashed(desk.subject),
    ]);
  }

  private hashed(subject: string): string {
    return createHmac('sha256', this.hashKey).update(`login ${subject}`).digest('base64url');
  }
}

/** Seconds to wait after so many failures. */
const waitAfter = (failures: number, { free, longest }: Rule = DESK): number =>
  failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 20));
