import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Database } from '../db/database.js';
import { Metrics } from '../health/metrics.js';

/** For the operator: rows that are stopped because their view could not take an event. There should be none. */
@Injectable()
export class BrokenRowsMetric {
  constructor(@Inject(Metrics) { registry }: Metrics, @Inject(Database) database: Database) {
    new Gauge({
      name: 'alur_broken_rows',
      help: 'Rows that are stopped because their view could not take an event',
      registers: [registry],
      async collect() {
        // While the database is away, the rest of the metrics is still wanted.
        const counted = await database.worker
          .query<{ broken: number }>('select count(*)::int as broken from alur.broken_row')
          .catch(() => undefined);
        if (counted) this.set(counted.rows[0]?.broken ?? 0);
      },
    });
  }
}
