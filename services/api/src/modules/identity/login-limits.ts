import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { Failure } from '../../platform/errors/failure.js';

const WINDOW_MINUTES = 15;
const PER_ACCOUNT = 5;
/** A clinic's desks share one address, so it may err more often. */
const PER_ADDRESS = 50;

/** Counts failed attempts per account and per address; neither stands in the table in plain text. */
export class LoginLimits {
  constructor(
    private readonly pool: pg.Pool,
    private readonly hashKey: Buffer,
  ) {}

  /**
   * Counts the attempt as failed until `succeeded` takes it back, so that many at once cannot outrun the count. Refuses
   * with 429 when there were too many; a refused attempt is not counted, or the lock would never end.
   */
  async attempt(account: string, address: string): Promise<void> {
    await this.count(this.subject('account', account), PER_ACCOUNT);
    await this.count(this.subject('address', address), PER_ADDRESS);
  }

  /** The account's failures are forgotten, and this address's last attempt was none. */
  async succeeded(account: string, address: string): Promise<void> {
    await this.pool.query('delete from alur.login_failure where subject = $1', [this.subject('account', account)]);
    await this.pool.query(
      `delete from alur.login_failure where ctid = (
         select ctid from alur.login_failure where subject = $1 order by at desc limit 1)`,
      [this.subject('address', address)],
    );
  }

  /** Written before it is counted: of attempts at once, no more than `most` find so few before them. */
  private async count(subject: string, most: number): Promise<void> {
    const { rows } = await this.pool.query<{ mine: string }>(
      'insert into alur.login_failure (subject, at) values ($1, clock_timestamp()) returning ctid::text as mine',
      [subject],
    );
    const mine = rows[0]?.mine;
    const counted = await this.pool.query<{ seconds: number }>(
      `select ceil(extract(epoch from at + make_interval(mins => $2) - now()))::int as seconds from alur.login_failure
       where subject = $1 and at >= now() - make_interval(mins => $2) and ctid <> $3::tid
       order by at desc offset $4 limit 1`,
      [subject, WINDOW_MINUTES, mine, most - 1],
    );
    const [tooMany] = counted.rows;
    if (!tooMany) return;
    await this.pool.query(
      'delete from alur.login_failure where ctid = $1::tid or at < now() - make_interval(mins => $2)',
      [mine, WINDOW_MINUTES],
    );
    const seconds = Math.max(1, tooMany.seconds);
    throw new Failure(429, 'auth.too-many-attempts', { seconds }, undefined, seconds);
  }

  private subject(kind: 'account' | 'address', value: string): string {
    return createHmac('sha256', this.hashKey).update(`login ${kind} ${value}`).digest('base64url');
  }
}
