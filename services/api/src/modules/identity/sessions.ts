import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { lockedDesk, unauthorized } from '../../platform/errors/failure.js';
import { evictOldest } from '../../platform/forget-oldest.js';

/** A session ends after being idle for a shift and a half, and a week after its login in any case. */
const IDLE_HOURS = 12;
const LONGEST_HOURS = 7 * 24;
/** How long the previous refresh token stays valid after a rotation, since browser tabs share one. */
const GRACE_SECONDS = 30;

/** Interval at which a session's use is stored; idle time is known with this precision. */
const USED_SECONDS = 30;

export interface Session {
  id: string;
  userId: number;
  device: string | null;
  /** The session is locked: it may only be unlocked, taken over or ended. */
  locked: boolean;
}

/** A session as shown to its owner and to administrators of accounts. */
export interface OpenSession {
  id: string;
  device: string | null;
  address: string | null;
  createdAt: string;
  usedAt: string;
  locked: boolean;
}

/** A change of one session, or of all of a user's if there is no id. */
export interface SessionChange {
  id?: string;
  userId: number;
  what: 'ended' | 'locked' | 'unlocked';
  why: EndReason | LockReason | null;
}

export type LockReason = 'hand' | 'rest';

export interface Refreshed extends Session {
  refreshToken: string;
}

export type EndReason =
  | 'logout'
  | 'switched'
  | 'reused'
  | 'password-changed'
  | 'deactivated'
  | 'owner'
  | 'administrator';

interface Row {
  user_id: string;
  device: string | null;
  generation: number;
  live: boolean;
  graced: boolean;
  locked: boolean;
}

const ROW = (locked: string) =>
  `select user_id, device, generation, ended_at is null and expires_at > now() as live,
     rotated_at > now() - make_interval(secs => $2) as graced, ${locked} as locked
   from alur.session where id = $1`;
const REMEMBERED = 20_000;

/**
 * Sessions of logged-in users. A refresh token is `<session>.<generation>.<mac>`: only the newest generation is valid,
 * and for a moment the previous one, which is then answered with the newest. An older one means that one of two copies
 * was stolen, so the session ends for both. A session that is idle for `lockMinutes` locks itself, and is then unusable
 * until it is unlocked. Times are the database's, so that a process whose clock jumps locks nobody.
 */
export class Sessions {
  private readonly listeners = new Set<(change: SessionChange) => void>();
  /** When a use of each session was last stored. */
  private readonly used = new Map<string, number>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly key: Buffer,
    private readonly lockMinutes: number,
  ) {}

  async start(userId: number, { device, address }: { device: string | null; address: string }): Promise<Refreshed> {
    const id = randomUUID();
    await this.pool.query(
      `insert into alur.session (id, user_id, device, address, rotated_at, created_at, used_at, expires_at)
       values ($1, $2, $3, $4, now(), now(), now(), now() + make_interval(hours => $5))`,
      [id, userId, device, address, IDLE_HOURS],
    );
    return { id, userId, device, locked: false, refreshToken: this.token(id, 0) };
  }

  /** Rotates. Throws 401, and 423 while the desk is locked; a token used again after its time ends the session. */
  async refresh(token: string): Promise<Refreshed> {
    const { id, generation } = this.parse(token);
    const { rows } = await this.pool.query<{ user_id: string; device: string | null }>(
      `update alur.session set generation = generation + 1, rotated_at = now(),
         expires_at = least(now() + make_interval(hours => $3), created_at + make_interval(hours => $4))
       where id = $1 and generation = $2 and ended_at is null and expires_at > now() and not (${this.rested})
       returning user_id, device`,
      [id, generation, IDLE_HOURS, LONGEST_HOURS],
    );
    const [row] = rows;
    if (!row) return this.again(id, generation);
    const refreshToken = this.token(id, generation + 1);
    return { id, userId: Number(row.user_id), device: row.device, locked: false, refreshToken };
  }

  /** The session, while it lives and is this user's. */
  async find(id: string, userId: number): Promise<Session | undefined> {
    const { rows } = await this.pool.query<{ device: string | null; locked: boolean }>({
      name: 'find-session',
      text: `select device, ${this.rested} as locked from alur.session
             where id = $1 and user_id = $2 and ended_at is null`,
      values: [id, userId],
    });
    return rows[0] && { id, userId, ...rows[0] };
  }

  /** The session of a refresh token, locked or not, for what a locked screen shows. */
  async ofToken(token: string): Promise<Session> {
    const { id, generation } = this.parse(token);
    const { rows } = await this.pool.query<Row>(ROW(this.rested), [id, GRACE_SECONDS]);
    const [row] = rows;
    const isNow = row?.generation === generation || (row?.generation === generation + 1 && row.graced);
    if (!row?.live || !isNow) throw unauthorized();
    return { id, userId: Number(row.user_id), device: row.device, locked: row.locked };
  }

  /** Somebody does something at the desk: it does not rest. */
  async use(id: string): Promise<void> {
    const last = this.used.get(id);
    const now = performance.now();
    if (last !== undefined && now - last < USED_SECONDS * 1000) return;
    evictOldest(this.used, REMEMBERED);
    this.used.delete(id);
    this.used.set(id, now);
    await this.pool.query(
      `update alur.session set used_at = now() where id = $1 and ended_at is null and not (${this.rested})`,
      [id],
    );
  }

  async lock(id: string): Promise<void> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      'update alur.session set locked_at = now() where id = $1 and ended_at is null and locked_at is null returning user_id',
      [id],
    );
    if (rows[0]) this.tell({ id, userId: Number(rows[0].user_id), what: 'locked', why: 'hand' });
  }

  /** Locks each desk that has rested for too long, and tells of it: open sockets would not notice by themselves. */
  async lockRested(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; user_id: string }>(
      `update alur.session set locked_at = now()
       where ended_at is null and locked_at is null and expires_at > now() and ${this.rested} returning id, user_id`,
    );
    for (const { id, user_id } of rows) this.tell({ id, userId: Number(user_id), what: 'locked', why: 'rest' });
  }

  /** Her desk is hers again, in the session that it was. */
  async unlock({ id, userId }: Session): Promise<void> {
    await this.pool.query(
      'update alur.session set locked_at = null, used_at = now() where id = $1 and ended_at is null',
      [id],
    );
    this.tell({ id, userId, what: 'unlocked', why: null });
  }

  /** The user's open sessions, the latest first. */
  async openOf(userId: number): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(
      `select id, device, address, ${this.rested} as locked,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
         to_char(used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "usedAt"
       from alur.session where user_id = $1 and ended_at is null and expires_at > now() order by used_at desc limit 100`,
      [userId],
    );
    return rows;
  }

  /** Ends it, if it is this person's where one is named; answers whether there was one to end. */
  async end(id: string, why: EndReason, of?: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      `update alur.session set ended_at = now(), ended_why = $2
       where id = $1 and ended_at is null and user_id = coalesce($3, user_id) returning user_id`,
      [id, why, of ?? null],
    );
    if (rows[0]) this.tell({ id, userId: Number(rows[0].user_id), what: 'ended', why });
    return rows.length > 0;
  }

  /** Ends all of a person's sessions, but the one that she keeps. */
  async endAll(userId: number, why: EndReason, keep?: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `update alur.session set ended_at = now(), ended_why = $2
       where user_id = $1 and ended_at is null and id is distinct from $3::uuid`,
      [userId, why, keep ?? null],
    );
    if (rowCount) this.tell({ userId, what: 'ended', why });
  }

  /** Tells what became of sessions. */
  onChanged(listener: (change: SessionChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async again(id: string, generation: number): Promise<Refreshed> {
    const { rows } = await this.pool.query<Row>(ROW(this.rested), [id, GRACE_SECONDS]);
    const [row] = rows;
    if (!row?.live) throw unauthorized();
    const isBefore = row.generation === generation + 1 && row.graced;
    if (row.locked && (isBefore || row.generation === generation)) throw lockedDesk();
    if (isBefore) {
      const refreshToken = this.token(id, row.generation);
      return { id, userId: Number(row.user_id), device: row.device, locked: false, refreshToken };
    }
    await this.end(id, 'reused');
    throw unauthorized('auth.session-reused');
  }

  private tell(change: SessionChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** SQL condition of a session that is locked, by its user or for being idle. */
  private get rested(): string {
    return `(locked_at is not null or used_at < now() - make_interval(mins => ${Math.trunc(this.lockMinutes)}))`;
  }

  private token(id: string, generation: number): string {
    return `${id}.${generation}.${this.mac(id, generation)}`;
  }

  private mac(id: string, generation: number): string {
    return createHmac('sha256', this.key).update(`refresh ${id} ${generation}`).digest('base64url');
  }

  private parse(token: string): { id: string; generation: number } {
    const [id = '', generation = '', mac = ''] = token.split('.');
    const [given, expected] = [Buffer.from(mac), Buffer.from(this.mac(id, Number(generation)))];
    const genuine =
      /^\d{1,9}$/.test(generation) && given.length === expected.length && timingSafeEqual(given, expected);
    if (!genuine) throw unauthorized();
    return { id, generation: Number(generation) };
  }
}
