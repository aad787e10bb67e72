import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { unauthorized } from '../../platform/errors/failure.js';

/** A session ends when it has rested for a shift and a half, and a week after its login in any case. */
const IDLE_HOURS = 12;
const LONGEST_HOURS = 7 * 24;
/** Tabs share one refresh: the token before is good for so long after the rotation (issue 2, section 3). */
const GRACE_SECONDS = 30;

export interface Session {
  id: string;
  userId: number;
  device: string | null;
}

export interface Refreshed extends Session {
  refreshToken: string;
}

export type EndReason = 'logout' | 'switched' | 'reused' | 'password-changed' | 'deactivated';

interface Row {
  user_id: string;
  device: string | null;
  generation: number;
  live: boolean;
  graced: boolean;
}

/**
 * Logins. A refresh token is `<session>.<generation>.<mac>`: only the newest generation is good, and for a moment the one
 * before it, which then answers the newest. An older one was stolen or stole: the session ends for both.
 */
export class Sessions {
  private readonly listeners = new Set<(session: { id?: string; userId: number }) => void>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly key: Buffer,
    private readonly now: () => number = Date.now,
  ) {}

  async start(userId: number, device: string | null): Promise<Refreshed> {
    const id = randomUUID();
    const at = this.at();
    await this.pool.query(
      `insert into alur.session (id, user_id, device, rotated_at, created_at, expires_at)
       values ($1, $2, $3, $4, $4, $4::timestamptz + make_interval(hours => $5))`,
      [id, userId, device, at, IDLE_HOURS],
    );
    return { id, userId, device, refreshToken: this.token(id, 0) };
  }

  /** Rotates. Throws 401; a token used again after its time ends the session. */
  async refresh(token: string): Promise<Refreshed> {
    const { id, generation } = this.parse(token);
    const { rows } = await this.pool.query<{ user_id: string; device: string | null }>(
      `update alur.session set generation = generation + 1, rotated_at = $3,
         expires_at = least($3::timestamptz + make_interval(hours => $4), created_at + make_interval(hours => $5))
       where id = $1 and generation = $2 and ended_at is null and expires_at > $3
       returning user_id, device`,
      [id, generation, this.at(), IDLE_HOURS, LONGEST_HOURS],
    );
    const [row] = rows;
    if (!row) return this.again(id, generation);
    return { id, userId: Number(row.user_id), device: row.device, refreshToken: this.token(id, generation + 1) };
  }

  /** The session, while it lives and is this user's. */
  async find(id: string, userId: number): Promise<Session | undefined> {
    const { rows } = await this.pool.query<{ device: string | null }>({
      name: 'find-session',
      text: 'select device from alur.session where id = $1 and user_id = $2 and ended_at is null',
      values: [id, userId],
    });
    return rows[0] && { id, userId, device: rows[0].device };
  }

  async end(id: string, why: EndReason): Promise<void> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      'update alur.session set ended_at = $2, ended_why = $3 where id = $1 and ended_at is null returning user_id',
      [id, this.at(), why],
    );
    if (rows[0]) this.tell({ id, userId: Number(rows[0].user_id) });
  }

  /** Ends all of a person's sessions, but the one that she keeps. */
  async endAll(userId: number, why: EndReason, keep?: string): Promise<void> {
    await this.pool.query(
      `update alur.session set ended_at = $2, ended_why = $3
       where user_id = $1 and ended_at is null and id is distinct from $4::uuid`,
      [userId, this.at(), why, keep ?? null],
    );
    this.tell({ userId });
  }

  /** Tells which session ended, or that several of a person's did. */
  onEnded(listener: (session: { id?: string; userId: number }) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async again(id: string, generation: number): Promise<Refreshed> {
    const { rows } = await this.pool.query<Row>(
      `select user_id, device, generation, ended_at is null and expires_at > $2 as live,
         rotated_at > $2::timestamptz - make_interval(secs => $3) as graced
       from alur.session where id = $1`,
      [id, this.at(), GRACE_SECONDS],
    );
    const [row] = rows;
    if (!row?.live) throw unauthorized();
    if (row.generation === generation + 1 && row.graced)
      return { id, userId: Number(row.user_id), device: row.device, refreshToken: this.token(id, row.generation) };
    await this.end(id, 'reused');
    throw unauthorized('auth.session-reused');
  }

  private tell(session: { id?: string; userId: number }): void {
    for (const listener of this.listeners) listener(session);
  }

  private at(): Date {
    return new Date(this.now());
  }

  private token(id: string, generation: number): string {
    return `${id}.${generation}.${this.mac(id, generation)}`;
  }

  private mac(id: string, generation: number): string {
    return createHmac('sha256', this.key).update(`refresh ${id} ${generation}`).digest('base64url');
  }

  private parse(token: string): { id: string; generation: number } {
    const [id = '', generation = '', mac = ''] = token.split('.');
    const expected = this.mac(id, Number(generation));
    const genuine =
      /^\d{1,9}$/.test(generation) &&
      mac.length === expected.length &&
      timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
    if (!genuine) throw unauthorized();
    return { id, generation: Number(generation) };
  }
}
