import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { Failure } from '../../platform/errors/failure.js';

const WINDOW_MINUTES = 15;
const PER_ACCOUNT = 5;
/** A clinic's desks share one address, so it may err more often. */
const PER_ADDRESS = 50;

const refusal = (seconds: number) => new Failure(429, 'auth.too-many-attempts', { seconds }, undefined, seconds);

/** Counts failed attempts per account and per address; neither stands in the table in plain text. */
export class LoginLimits {
  constructor(
    private readonly pool: pg.Pool,
    private readonly hashKey: Buffer,
  ) {}

  /**
   * Counts the attempt against the account until `succeeded` takes it back, so that many at once cannot outrun the count.
   * Refuses with 429 when there were too many; a refused attempt is not counted, or the lock would never end.
   */
  async attempt(account: string, address: string): Promise<void> {
    const tooMany = await this.seconds(this.subject('address', address), PER_ADDRESS);
    if (tooMany !== undefined) throw refusal(tooMany);
    await this.count(this.subject('account', account), PER_ACCOUNT);
  }

  /** Counts the attempt against the address: only now, since a whole shift logs in from one address at once. */
  async failed(address: string): Promise<void> {
    await this.pool.query('insert into alur.login_failure (subject, at) values ($1, clock_timestamp())', [
      this.subject('address', address),
    ]);
  }

  /** The account's failures are forgotten. */
  async succeeded(account: string): Promise<void> {
    await this.pool.query('delete from alur.login_failure where subject = $1', [this.subject('account', account)]);
  }

  /** Written before it is counted: of attempts at once, no more than `most` find so few before them. */
  private async count(subject: string, most: number): Promise<void> {
    const { rows } = await this.pool.query<{ mine: string }>(
      'insert into alur.login_failure (subject, at) values ($1, clock_timestamp()) returning ctid::text as mine',
      [subject],
    );
    const mine = rows[0]?.mine;
    const tooMany = await this.seconds(subject, most, mine);
    if (tooMany === undefined) return;
    await this.pool.query(
      'delete from alur.login_failure where ctid = $1::tid or at < now() - make_interval(mins => $2)',
      [mine, WINDOW_MINUTES],
    );
    throw refusal(tooMany);
  }

  /** After how many seconds there will be fewer than `most` failures in the window; nothing if there are fewer now. */
  private async seconds(subject: string, most: number, but = '(0,0)'): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ seconds: number }>(
      `select ceil(extract(epoch from at + make_interval(mins => $2) - now()))::int as seconds from alur.login_failure
       where subject = $1 and at >= now() - make_interval(mins => $2) and ctid <> $3::tid
       order by at desc offset $4 limit 1`,
      [subject, WINDOW_MINUTES, but, most - 1],
    );
    return rows[0] && Math.max(1, rows[0].seconds);
  }

  private subject(kind: 'account' | 'address', value: string): string {
    return createHmac('sha256', this.hashKey).update(`login ${kind} ${value}`).digest('base64url');
  }
}
