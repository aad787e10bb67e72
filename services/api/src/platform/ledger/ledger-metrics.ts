import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../health/metrics.js';
import { Platform } from '../platform.js';
import type { LedgerStatus } from './ledger.js';

/** How far the ledger has come, and when it last signed. */
@Injectable()
export class LedgerMetrics {
  constructor(@Inject(Metrics) { registry }: Metrics, @Inject(Platform) platform: Platform) {
    const gauge = (name: string, help: string, read: (status: LedgerStatus) => number) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // The other metrics are still served while the database is unavailable.
          const status = await platform.ledger.status().catch(() => undefined);
          if (status) this.set(read(status));
        },
      });
    gauge('alur_ledger_sealed_events', 'Events that the ledger has signed for', ({ sealed }) => sealed);
    gauge('alur_ledger_signed_timestamp_seconds', 'When the ledger last signed', ({ at }) => Date.parse(at) / 1_000);
    gauge('alur_ledger_lag_positions', 'Positions of the log behind the last signature', ({ lag }) => Number(lag));
  }
}
