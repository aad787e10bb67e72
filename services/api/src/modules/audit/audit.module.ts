import { Module } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { Platform } from '../../platform/platform.js';
import { AuditEventsController } from './audit-events.controller.js';
import { HeldAnywhere } from './held-anywhere.js';
import { HeldCommandsController } from './held-commands.controller.js';
import { LogSearch } from './log-search.js';
import { OpenedEvents } from './opened-events.js';
import { PatientFlows } from './patient-flows.js';
import { RecordController } from './record.controller.js';
import { ReplayController } from './replay.controller.js';
import { AccessReport } from './reports/access-report.js';
import { ChangesReport } from './reports/changes-report.js';
import { ReportSheetsController } from './reports/report-sheets.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { SignInsReport } from './reports/sign-ins-report.js';
import { WaitingReport } from './reports/waiting-report.js';
import { SettingHistories } from './setting-histories.js';
import { SettingHistoryController } from './setting-history.controller.js';

/**
 * What an auditor may look at: any moment of any day, any event, any patient's way through the facility. Each look is
 * logged.
 */
@Module({
  controllers: [
    AuditEventsController,
    HeldCommandsController,
    ReplayController,
    RecordController,
    ReportsController,
    ReportSheetsController,
    SettingHistoryController,
  ],
  providers: [
    HeldAnywhere,
    ...[WaitingReport, ChangesReport, AccessReport, SignInsReport].map(report => ({
      provide: report,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new report(platform, database),
    })),
    {
      provide: SettingHistories,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new SettingHistories(platform, database),
    },
    {
      provide: LogSearch,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new LogSearch(platform, database),
    },
    {
      provide: OpenedEvents,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new OpenedEvents(platform, database),
    },
    {
      provide: PatientFlows,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new PatientFlows(platform, database),
    },
  ],
})
export class AuditModule {}
