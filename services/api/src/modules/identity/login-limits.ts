import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Failure } from '../../platform/errors/failure.js';

/** So many failures cost nothing; then each doubles the wait for the next attempt, from one second to the longest. */
interface Rule {
  free: number;
  longest: number;
}

/** One account from one place: where a person mistypes, and where her password is guessed. */
const DESK: Rule = { free: 5, longest: 300 };
/** One place, whatever the account: a whole shift comes at once, and a clinic's desks share one address. */
const PLACE: Rule = { free: 100, longest: 60 };
/** One account from all places that it has not been used at: guessing from many addresses. */
const STRANGERS: Rule = { free: 50, longest: 60 };

/** A whole clinic shares an address; who forgot waits for a mail anyway. */
const FORGOTTEN: Rule = { free: 20, longest: 300 };

const COUNTED_MINUTES = 60;

const refusal = (seconds: number) => new Failure(429, 'auth.too-many-attempts', { seconds }, undefined, seconds);

/** What an attempt counts against. */
export interface Counted {
  subject: string;
  rule: Rule;
}

/** Where a login is attempted: a device that somebody logged in on before, or an address. */
export interface LoginPlace {
  address: string;
  /** The device, where it showed that it is known; whether to this account. */
  device?: { id: string; knows: boolean };
}

/** A known device is counted apart from strangers, who may be many behind the same address and slow only each other. */
export const countedLogin = (account: string, { address, device }: LoginPlace): Counted[] => {
  const place = device ? `device ${device.id}` : `address ${address}`;
  return [
    { subject: `${account} at ${place}`, rule: DESK },
    { subject: place, rule: PLACE },
    ...(device?.knows ? [] : [{ subject: `account ${account}`, rule: STRANGERS }]),
  ];
};

/** Of who sits in the session already: nobody elsewhere can slow her down. */
export const countedInSession = (sessionId: string): Counted[] => [{ subject: `session ${sessionId}`, rule: DESK }];

/** Whoever has got hold of the password guesses six digits: slowed down wherever she does it from. */
export const countedSecondStep = (userId: number): Counted[] => [{ subject: `second step ${userId}`, rule: DESK }];

/** Every asking counts, whatever comes of it: nobody fishes for accounts, or fills mailboxes. */
export const countedForgotten = (address: string): Counted[] => [{ subject: `forgotten ${address}`, rule: FORGOTTEN }];

export const countedPairing = (address: string): Counted[] => [{ subject: `pairing ${address}`, rule: DESK }];

/** Counts attempts before they are looked into; nothing of whom or where stands in the table in plain text. */
export class LoginLimits {
  constructor(
    private readonly pool: pg.Pool,
    private readonly hashKey: Buffer,
  ) {}

  /**
   * Counts the attempt as failed until `succeeded` takes it back, so that many at once cannot outrun the count. Refuses
   * with 429 and when to come again; a refused attempt is not counted, or waiting would never end.
   */
  async attempt(counted: readonly Counted[]): Promise<string> {
    const rules = new Map(counted.map(({ subject, rule }) => [this.hashed(subject), rule]));
    // In one order for everybody, so that two never wait for each other.
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

  /** The attempt was none, and what went wrong there before is forgotten. */
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

/** Seconds to rest after so many failures. */
const waitAfter = (failures: number, { free, longest }: Rule = DESK): number =>
  failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 20));
