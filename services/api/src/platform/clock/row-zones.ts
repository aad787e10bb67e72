import type pg from 'pg';
import { DEFAULT_ZONE, FacilityZones } from './facility-zones.js';

/** Zones from the facilities' rows, kept in memory until a facility changes. */
export class RowZones extends FacilityZones {
  private readonly zones = new Map<number, string>();

  constructor(
    private readonly worker: pg.Pool,
    private readonly table: string,
  ) {
    super();
  }

  async zoneOf(merchantId: number): Promise<string> {
    const known = this.zones.get(merchantId);
    if (known) return known;
    const { rows } = await this.worker.query<{ timezone: string }>(`select timezone from ${this.table} where id = $1`, [
      merchantId,
    ]);
    const zone = rows[0]?.timezone ?? DEFAULT_ZONE;
    if (rows[0]) this.zones.set(merchantId, zone);
    return zone;
  }

  /** Drops the cached zones after a facility has changed. */
  forget(): void {
    this.zones.clear();
  }
}
