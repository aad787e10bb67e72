import { CHANNEL } from '@alur/contracts/identity/access';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { sql } from 'kysely';
import { DEFAULT_ZONE, FacilityZones } from '../../platform/clock/facility-zones.js';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

const BELIEVED_MS = 30_000;

/** The facilities' time zones, remembered for a while: they hardly ever change and are asked for on every command. */
export class MerchantZones extends FacilityZones {
  private readonly known = new Map<number, { zone: string; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  async zoneOf(merchantId: number): Promise<string> {
    if (merchantId === CHANNEL) return DEFAULT_ZONE;
    const known = this.known.get(merchantId);
    if (known && known.until > this.now()) return known.zone;
    const zone = await this.read(merchantId);
    // One that is not there yet is not remembered: it may be made at this moment.
    if (zone !== undefined) this.known.set(merchantId, { zone, until: this.now() + BELIEVED_MS });
    return zone ?? DEFAULT_ZONE;
  }

  private read(merchantId: number): Promise<string | undefined> {
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<{ timezone: string }>`
        select timezone from ${sql.table(tableName(merchantView))}
        where merchant_id = ${CHANNEL} and key = ${String(merchantId)}`.execute(trx);
      return rows[0]?.timezone;
    });
  }
}
