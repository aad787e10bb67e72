import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { Failure } from '../../platform/errors/failure.js';
import { hashPassword, isPassword } from './passwords.js';

const LINK_HOURS = 48;

/** Expiry of a link that is made now. */
export const linkExpiry = (): string => new Date(Date.now() + LINK_HOURS * 3_600_000).toISOString();

const digest = (token: string) => createHash('sha256').update(token).digest();

/** Passwords and PINs. They are durable but not in the log, so that no replay restores an old one. */
export class Credentials {
  constructor(private readonly pool: pg.Pool) {}

  /** Sets the password and invalidates the user's links. */
  async setPassword(userId: number, password: string): Promise<void> {
    await this.pool.query(
      `with links as (update alur.password_token set used_at = now() where user_id = $1 and used_at is null)
       insert into alur.credential (user_id, password_hash) values ($1, $2)
       on conflict (user_id) do update set password_hash = excluded.password_hash, updated_at = now()`,
      [userId, await hashPassword(password)],
    );
  }

  async setPin(userId: number, pin: string): Promise<void> {
    await this.pool.query(
      `insert into alur.credential (user_id, pin_hash) values ($1, $2)
       on conflict (user_id) do update set pin_hash = excluded.pin_hash, updated_at = now()`,
      [userId, await hashPassword(pin)],
    );
  }

  /** Without a user, a refusal takes as long as for an existing one, so that the time does not reveal accounts. */
  async fits(
    userId: number | undefined,
    given: { password?: string | undefined; pin?: string | undefined },
  ): Promise<boolean> {
    const { rows } = await this.pool.query<{ password_hash: string | null; pin_hash: string | null }>(
      'select password_hash, pin_hash from alur.credential where user_id = $1',
      [userId ?? 0],
    );
    const [kept] = rows;
    return given.pin === undefined
      ? isPassword(given.password ?? '', kept?.password_hash)
      : isPassword(given.pin, kept?.pin_hash);
  }

  /** Makes a one-time token for setting the password; it invalidates the previous one. */
  async makeLink(userId: number, expiresAt = linkExpiry()): Promise<{ token: string; expiresAt: string }> {
    const token = randomBytes(24).toString('base64url');
    await this.pool.query(
      `insert into alur.password_token (hash, user_id, expires_at) values ($1, $2, $3)
       on conflict (user_id) where used_at is null
       do update set hash = excluded.hash, expires_at = excluded.expires_at`,
      [digest(token), userId, expiresAt],
    );
    return { token, expiresAt };
  }

  /** The user of the token, while it is valid. */
  async linkOf(token: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      'select user_id from alur.password_token where hash = $1 and used_at is null and expires_at > now()',
      [digest(token)],
    );
    return rows[0] && Number(rows[0].user_id);
  }

  /** Consumes the token and returns its user. */
  async spendLink(token: string): Promise<number> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      `update alur.password_token set used_at = now()
       where hash = $1 and used_at is null and expires_at > now() returning user_id`,
      [digest(token)],
    );
    if (!rows[0]) throw new Failure(409, 'auth.link-spent');
    return Number(rows[0].user_id);
  }
}
