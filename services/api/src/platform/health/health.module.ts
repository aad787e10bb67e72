import { Global, Inject, Module } from '@nestjs/common';
import { Database } from '../db/database.js';
import { LedgerMetrics } from '../ledger/ledger-metrics.js';
import { Platform } from '../platform.js';
import { StandingMetrics } from '../watch/standing-metrics.js';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { RequestMetrics } from './request-metrics.js';
import { OpenLines } from './open-lines.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthChecks, LedgerMetrics, Metrics, OpenLines, RequestMetrics, StandingMetrics],
  exports: [HealthChecks, Metrics],
})
export class HealthModule {
  constructor(
    @Inject(HealthChecks) checks: HealthChecks,
    @Inject(Database) database: Database,
    @Inject(Platform) platform: Platform,
  ) {
    checks.add('database', () => database.app.query('select 1'));
    checks.add('log', () => platform.log.store.head());
    checks.add('rows', () => platform.checkRows());
  }
}
