import { AccessQuery, ChangesQuery, VisitsQuery, WaitingQuery } from '@alur/contracts/audit/reports';
import { SignInsQuery } from '@alur/contracts/audit/sign-ins';
import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorators.js';
import type { Caller } from '../../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../../platform/access/request.js';
import { notFound } from '../../../platform/errors/failure.js';
import { Described } from '../../../platform/openapi/described.decorator.js';
import { Platform } from '../../../platform/platform.js';
import { Looks } from '../../../platform/access-log/looks.js';
import { reasonOf } from '../reason.js';
import { AccessReport } from './access-report.js';
import { asked } from './asked.js';
import { ChangesReport } from './changes-report.js';
import { SignInsReport } from './sign-ins-report.js';
import { WaitingReport } from './waiting-report.js';

/** An auditor's reports. Those that name patients require a reason, and are logged themselves. */
@Controller('v2/audit/report')
export class ReportsController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(WaitingReport) private readonly waitingTimes: WaitingReport,
    @Inject(ChangesReport) private readonly changed: ChangesReport,
    @Inject(AccessReport) private readonly accessed: AccessReport,
    @Inject(SignInsReport) private readonly signedIn: SignInsReport,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  @Get('waiting')
  @Access('audit:report')
  @Described({ query: WaitingQuery })
  async waiting(@Query() given: unknown, @CallerOf() caller: Caller) {
    return { data: await this.waitingTimes.figures(caller.merchantId, asked(WaitingQuery, given)), meta: {} };
  }

  @Get('visits')
  @Access('audit:report')
  @Described({ query: VisitsQuery })
  async visits(@Query() given: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const why = reasonOf(request);
    const query = asked(VisitsQuery, given);
    await this.looks.record(caller, { what: 'audit.report.visits', id: null, of: `${query.from}..${query.to}`, why });
    const { rows, total } = await this.waitingTimes.visits(caller.merchantId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  }

  @Get('changes')
  @Access('audit:report')
  @Described({ query: ChangesQuery })
  async changes(@Query() given: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const why = reasonOf(request);
    const query = asked(ChangesQuery, given);
    await this.looks.record(caller, { what: 'audit.report.changes', id: null, of: `${query.from}..${query.to}`, why });
    const { rows, counts, times, total } = await this.changed.page(caller.merchantId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total, counts, times } };
  }

  @Get('access')
  @Access('audit:access-log')
  @Described({ query: AccessQuery })
  async access(@Query() given: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const why = reasonOf(request);
    const query = asked(AccessQuery, given);
    const zone = await this.platform.zones.zoneOf(caller.merchantId);
    const found = await this.accessed.read(caller.merchantId, query, zone);
    if (!found) throw notFound();
    await this.looks.record(caller, {
      what: 'audit.report.access',
      id: query.patientId,
      of: `${query.from}..${query.to}`,
      why,
    });
    return { data: found.looks, meta: { chain: found.chain } };
  }

  /** In the operator's area it also shows attempts with unknown addresses. */
  @Get('sign-ins')
  @Access('audit:access-log', 'channel.employee:view')
  @Described({ query: SignInsQuery })
  async signIns(@Query() given: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest) {
    const why = reasonOf(request);
    const query = asked(SignInsQuery, given);
    await this.looks.record(caller, { what: 'audit.report.sign-ins', id: null, of: `${query.from}..${query.to}`, why });
    const { rows, total } = await this.signedIn.page(caller.merchantId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  }
}
