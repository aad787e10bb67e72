import { Global, Inject, Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../db/database.js';
import { LedgerMetrics } from '../ledger/ledger-metrics.js';
import { Platform } from '../platform.js';
import { InstallationStateMetrics } from '../watch/installation-state-metrics.js';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { RequestMetrics } from './request-metrics.js';
import { OpenLines } from './open-lines.js';

const ROWS_CHECK = Symbol('rows check');
/** Throws while the rows are not in the state that this process needs. */
type RowsCheck = (platform: Platform) => Promise<void> | void;

@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthChecks, LedgerMetrics, Metrics, OpenLines, RequestMetrics, InstallationStateMetrics],
  exports: [HealthChecks, Metrics],
})
export class HealthModule {
  static checking(rows: RowsCheck): DynamicModule {
    return { module: HealthModule, providers: [{ provide: ROWS_CHECK, useValue: rows }] };
  }

  constructor(
    @Inject(HealthChecks) checks: HealthChecks,
    @Inject(Database) database: Database,
    @Inject(Platform) platform: Platform,
    @Inject(ROWS_CHECK) rows: RowsCheck,
  ) {
    checks.add('database', () => database.app.query('select 1'));
    checks.add('log', () => platform.log.store.head());
    checks.add('log-end', () => platform.checkLog());
    checks.add('ledger', () => platform.checkSealing());
    checks.add('rows', async () => rows(platform));
  }
}
