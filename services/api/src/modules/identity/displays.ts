import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { deviceView } from '@alur/domain/identity/views';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { sql } from 'kysely';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import type { Database } from '../../platform/db/database.js';
import { Failure } from '../../platform/errors/failure.js';
import { tableName } from '../../platform/projector/row-table.js';

const CODE_MINUTES = 10;
// Without characters that are easily misread on a television.
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const DEVICE_TOKEN_PREFIX = 'display_';

export interface Display {
  id: number;
  merchantId: number;
  name: string;
  scheduleIds: number[];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Paired displays: a short code read to the television once, and the token that it gets for it. */
export class Displays {
  constructor(private readonly database: Database) {}

  /** Makes a pairing code, valid once and for ten minutes; a new code unpairs the display's old screen. */
  async makeCode(merchantId: number, deviceId: number): Promise<{ code: string; expiresAt: string }> {
    if (!(await this.active(merchantId, deviceId))) throw new Failure(404, 'system.not-found');
    const code = Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    const { rows } = await this.database.app.query<{ expires_at: Date }>(
      `insert into alur.pairing_code (hash, device_id, merchant_id, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4)) returning expires_at`,
      [digest(code), deviceId, merchantId, CODE_MINUTES],
    );
    return { code, expiresAt: (rows[0]?.expires_at ?? new Date()).toISOString() };
  }

  /** Exchanges a code for a token. */
  async redeem(code: string): Promise<Display & { token: string; facilityName: string; timezone: string }> {
    const { rows } = await this.database.app.query<{ device_id: string; merchant_id: number }>(
      'delete from alur.pairing_code where hash = $1 and expires_at > now() returning device_id, merchant_id',
      [digest(code.toUpperCase())],
    );
    const [spent] = rows;
    const display = spent && (await this.active(spent.merchant_id, Number(spent.device_id)));
    if (!display)
      throw new Failure(409, 'auth.wrong-pairing-code', {}, [{ path: 'code', code: 'auth.wrong-pairing-code' }]);
    const token = DEVICE_TOKEN_PREFIX + randomBytes(32).toString('base64url');
    await this.database.app.query('delete from alur.device_token where device_id = $1', [display.id]);
    await this.database.app.query(
      'insert into alur.device_token (hash, device_id, merchant_id, created_at) values ($1, $2, $3, now())',
      [digest(token), display.id, display.merchantId],
    );
    return { ...display, token, ...(await this.facilityOf(display.merchantId)) };
  }

  /** The display of the token, while it is paired. */
  async byToken(token: string): Promise<Display | undefined> {
    const { rows } = await this.database.app.query<{ device_id: string; merchant_id: number }>(
      'select device_id, merchant_id from alur.device_token where hash = $1',
      [digest(token)],
    );
    return rows[0] && this.active(rows[0].merchant_id, Number(rows[0].device_id));
  }

  private facilityOf(merchantId: number): Promise<{ facilityName: string; timezone: string }> {
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<{ facilityName: string; timezone: string }>`
        select name as "facilityName", timezone from ${sql.table(tableName(merchantView))}
        where merchant_id = ${CHANNEL} and key = ${String(merchantId)}`.execute(trx);
      return rows[0] ?? { facilityName: '', timezone: DEFAULT_ZONE };
    });
  }

  private active(merchantId: number, deviceId: number): Promise<Display | undefined> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<Display>`
        select id::int, merchant_id as "merchantId", name, "scheduleIds" from ${sql.table(tableName(deviceView))}
        where merchant_id = ${merchantId} and key = ${String(deviceId)} and active`.execute(trx);
      return rows[0];
    });
  }
}
