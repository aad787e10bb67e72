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

  private async count(subject: string, most: number): Promise<void> {
    const { rows } = await this.pool.query<{ failures: number; seconds: number }>(
      `with old as (delete from alur.login_failure where at < now() - make_interval(mins => $2)),
       recent as (
         select at from alur.login_failure where subject = $1 and at >= now() - make_interval(mins => $2)
         order by at desc limit $3),
       counted as (
         insert into alur.login_failure (subject, at) select $1, clock_timestamp() where (select count(*) from recent) < $3)
       select count(*)::int as failures,
         ceil(extract(epoch from min(at) + make_interval(mins => $2) - now()))::int as seconds from recent`,
      [subject, WINDOW_MINUTES, most],
    );
    const { failures, seconds } = rows[0] ?? { failures: 0, seconds: 0 };
    if (failures < most) return;
    const wait = Math.max(1, seconds);
    throw new Failure(429, 'auth.too-many-attempts', { seconds: wait }, undefined, wait);
  }

  private subject(kind: 'account' | 'address', value: string): string {
    return createHmac('sha256', this.hashKey).update(`login ${kind} ${value}`).digest('base64url');
  }
}
