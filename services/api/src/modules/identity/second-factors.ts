import { createHmac, randomInt } from 'node:crypto';
import type { SecondFactorBegun, SecondFactorState } from '@alur/contracts/identity/session';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type pg from 'pg';
import { Failure } from '../../platform/errors/failure.js';
import type { PersonKeys } from '../../platform/sealing/person-keys.js';
import { openBytes, sealBytes } from '../../platform/sealing/sealed-bytes.js';
import { CHANNEL } from '@alur/contracts/kernel/channel';

/** A device's clock may be one step off, before or after (RFC 6238, 5.2). */
const TOLERANCE_SECONDS = 30;
/** Minutes within which a new second factor must be confirmed. */
const BEGUN_MINUTES = 15;
const RECOVERY_CODES = 10;
/** Alphabet without characters that are misread on paper; ten of these cannot be guessed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const recoveryCode = (): string => {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

const subjectOf = (userId: number) => `user-${userId}`;
const placeOf = (userId: number) => `second-factor/${userId}`;

/** What the accepted code was; undefined if it was refused. */
export type Used = { by: 'device' } | { by: 'recovery'; left: number } | undefined;

interface Row {
  sealed: Buffer;
  last_step: string;
  recovery: string[];
}

/**
 * Second factor by a code from the user's own device (TOTP, RFC 6238). The secret is durable but not in the log, and
 * sealed with the person's key; each code and each recovery code is accepted once.
 */
export class SecondFactors {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'ensure' | 'load'>,
    private readonly hashKey: Buffer,
    private readonly now: () => number = Date.now,
  ) {}

  async stateOf(userId: number): Promise<SecondFactorState> {
    const row = await this.confirmed(userId);
    return { enabled: row !== undefined, recoveryCodes: row?.recovery.length ?? 0 };
  }

  /** Makes a secret for the user's device; codes are required only after it was confirmed. */
  async begin(userId: number, account: string): Promise<SecondFactorBegun> {
    const secret = generateSecret();
    const subject = subjectOf(userId);
    const key = (await this.keys.ensure(new Map([[subject, CHANNEL]]))).get(subject);
    if (!key) throw new Failure(409, 'person.erased');
    const { rowCount } = await this.pool.query(
      `insert into alur.second_factor (user_id, sealed) values ($1, $2)
       on conflict (user_id) do update set sealed = excluded.sealed, created_at = now()
       where second_factor.confirmed_at is null`,
      [userId, sealBytes(key, Buffer.from(secret), placeOf(userId))],
    );
    if (rowCount === 0) throw new Failure(409, 'identity.second-factor-on');
    return { secret, uri: generateURI({ issuer: 'Alur', label: account, secret }) };
  }

  /** Activates the second factor after a correct code. Returns the recovery codes, which are stored only as hashes. */
  async confirm(userId: number, code: string): Promise<string[]> {
    const { rows } = await this.pool.query<Row>(
      `select sealed, last_step, recovery from alur.second_factor
       where user_id = $1 and confirmed_at is null and created_at > now() - make_interval(mins => $2)`,
      [userId, BEGUN_MINUTES],
    );
    if (!rows[0]) throw new Failure(409, 'auth.no-second-factor-begun');
    const step = await this.stepOf(userId, rows[0], code);
    if (step === undefined) throw new Failure(409, 'auth.wrong-code');
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    const { rowCount } = await this.pool.query(
      `update alur.second_factor set confirmed_at = now(), last_step = $2, recovery = $3
       where user_id = $1 and confirmed_at is null and sealed = $4`,
      [userId, step, codes.map(each => this.hashed(userId, each)), rows[0].sealed],
    );
    if (rowCount === 0) throw new Failure(409, 'auth.no-second-factor-begun');
    return codes;
  }

  /** Accepts a code of the device or a recovery code, unless it was used before. */
  async use(userId: number, code: string): Promise<Used> {
    const row = await this.confirmed(userId);
    if (!row) return undefined;
    const step = await this.stepOf(userId, row, code);
    if (step !== undefined) {
      const { rowCount } = await this.pool.query(
        'update alur.second_factor set last_step = $2 where user_id = $1 and last_step < $2',
        [userId, step],
      );
      return rowCount === 1 ? { by: 'device' } : undefined;
    }
    const { rows } = await this.pool.query<{ left: number }>(
      `update alur.second_factor set recovery = array_remove(recovery, $2)
       where user_id = $1 and confirmed_at is not null and $2 = any(recovery) returning cardinality(recovery) as left`,
      [userId, this.hashed(userId, code)],
    );
    return rows[0] && { by: 'recovery', left: rows[0].left };
  }

  async remove(userId: number): Promise<void> {
    await this.pool.query('delete from alur.second_factor where user_id = $1', [userId]);
  }

  private async confirmed(userId: number): Promise<Row | undefined> {
    const { rows } = await this.pool.query<Row>(
      'select sealed, last_step, recovery from alur.second_factor where user_id = $1 and confirmed_at is not null',
      [userId],
    );
    return rows[0];
  }

  /** The code's time step, if it is later than the last accepted one. */
  private async stepOf(userId: number, { sealed, last_step }: Row, code: string): Promise<number | undefined> {
    const key = (await this.keys.load([subjectOf(userId)])).get(subjectOf(userId));
    if (!key || !/^\d{6}$/.test(code)) return undefined;
    const found = verifySync({
      secret: openBytes(key, sealed, placeOf(userId)).toString(),
      token: code,
      epoch: Math.floor(this.now() / 1000),
      epochTolerance: TOLERANCE_SECONDS,
      afterTimeStep: Number(last_step),
    });
    return found.valid && 'timeStep' in found ? found.timeStep : undefined;
  }

  /** Hashes a recovery code independent of how it was typed: lower case, with or without the dash. */
  private hashed(userId: number, code: string): string {
    const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return createHmac('sha256', this.hashKey).update(`recovery ${userId} ${letters}`).digest('base64url');
  }
}
