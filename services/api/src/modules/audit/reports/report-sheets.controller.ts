import { AccessQuery, ChangesQuery, Language, VisitsQuery, WaitingQuery } from '@alur/contracts/audit/reports';
import { SignInsQuery } from '@alur/contracts/audit/sign-ins';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../../platform/access/access.decorators.js';
import type { Caller } from '../../../platform/access/caller.js';
import { CallerOf, type CallerRequest, type Reply } from '../../../platform/access/request.js';
import { Failure, notFound } from '../../../platform/errors/failure.js';
import { shaped } from '../../../platform/errors/shaped.js';
import { Described } from '../../../platform/openapi/described.decorator.js';
import { Platform } from '../../../platform/platform.js';
import type { Look } from '../../../platform/access-log/access-log.js';
import { Looks } from '../../../platform/access-log/looks.js';
import { reasonOf } from '../reason.js';
import { AccessReport } from './access-report.js';
import { asked } from './asked.js';
import { ChangesReport } from './changes-report.js';
import { accessSheet, chainSheet, changesSheet, signInsSheet, visitsSheet, waitingSheet } from './report-sheets.js';
import { workbook, type Sheet } from './sheet.js';
import { SignInsReport } from './sign-ins-report.js';
import { WaitingReport } from './waiting-report.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum lines of one sheet; for more, a report must be split by days. */
export const MOST_ROWS = 10_000;

const lang = { lang: Language };
const languageOf = (given: unknown) => shaped(z.object(lang), given).lang;

const notTooLong = (rows: number): void => {
  if (rows > MOST_ROWS) throw new Failure(400, 'audit.sheet-too-long', { rows, most: MOST_ROWS });
};

/** The reports as spreadsheets: all rows, in the reader's language and the facility's time. */
@Controller('v2/audit/report')
export class ReportSheetsController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(WaitingReport) private readonly waitingTimes: WaitingReport,
    @Inject(ChangesReport) private readonly changed: ChangesReport,
    @Inject(AccessReport) private readonly accessed: AccessReport,
    @Inject(SignInsReport) private readonly signedIn: SignInsReport,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  @Get('waiting.xlsx')
  @Access('audit:report')
  @Described({ query: z.extend(WaitingQuery, lang) })
  async waiting(@Query() given: unknown, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const query = asked(WaitingQuery, given);
    const rows = await this.waitingTimes.figures(caller.merchantId, query);
    await answer(reply, `waiting-${query.from}-${query.to}`, [waitingSheet(rows, languageOf(given))]);
  }

  @Get('visits.xlsx')
  @Access('audit:report')
  @Described({ query: z.extend(VisitsQuery, lang) })
  async visits(
    @Query() given: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
    @Res() reply: Reply,
  ): Promise<void> {
    const why = reasonOf(request);
    const query = { ...asked(VisitsQuery, given), page: 1, limit: MOST_ROWS };
    await this.record(caller, { what: 'audit.report.visits', id: null, why }, query);
    const { rows, total } = await this.waitingTimes.visits(caller.merchantId, query);
    notTooLong(total);
    const sheet = visitsSheet(rows, await this.zone(caller), languageOf(given));
    await answer(reply, `visits-${query.from}-${query.to}`, [sheet]);
  }

  @Get('changes.xlsx')
  @Access('audit:report')
  @Described({ query: z.extend(ChangesQuery, lang) })
  async changes(
    @Query() given: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
    @Res() reply: Reply,
  ): Promise<void> {
    const why = reasonOf(request);
    const query = asked(ChangesQuery, given);
    await this.record(caller, { what: 'audit.report.changes', id: null, why }, query);
    const rows = await this.changed.all(caller.merchantId, query, notTooLong);
    const sheet = changesSheet(rows, await this.zone(caller), languageOf(given));
    await answer(reply, `changes-${query.from}-${query.to}`, [sheet]);
  }

  @Get('access.xlsx')
  @Access('audit:access-log')
  @Described({ query: z.extend(AccessQuery, lang) })
  async access(
    @Query() given: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
    @Res() reply: Reply,
  ): Promise<void> {
    const why = reasonOf(request);
    const query = asked(AccessQuery, given);
    const zone = await this.zone(caller);
    const found = await this.accessed.read(caller.merchantId, query, zone);
    if (!found) throw notFound();
    notTooLong(found.looks.length);
    await this.record(caller, { what: 'audit.report.access', id: query.patientId, why }, query);
    const language = languageOf(given);
    await answer(reply, `access-${query.patientId}-${query.from}-${query.to}`, [
      accessSheet(found.looks, zone, language),
      chainSheet(found.chain, zone, language),
    ]);
  }

  @Get('sign-ins.xlsx')
  @Access('audit:access-log', 'channel.employee:view')
  @Described({ query: z.extend(SignInsQuery, lang) })
  async signIns(
    @Query() given: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
    @Res() reply: Reply,
  ): Promise<void> {
    const why = reasonOf(request);
    const query = asked(SignInsQuery, given);
    await this.record(caller, { what: 'audit.report.sign-ins', id: null, why }, query);
    const rows = await this.signedIn.all(caller.merchantId, query, notTooLong);
    const sheet = signInsSheet(rows, await this.zone(caller), languageOf(given));
    await answer(reply, `sign-ins-${query.from}-${query.to}`, [sheet]);
  }

  /** Logs the export with its days and reason before it happens. */
  private record(
    caller: Caller,
    look: Pick<Look, 'what' | 'id' | 'why'>,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    return this.looks.record(caller, { ...look, of: `${from}..${to} xlsx` });
  }

  private zone({ merchantId }: Caller): Promise<string> {
    return this.platform.zones.zoneOf(merchantId);
  }
}

// oxlint-disable-next-line typescript/no-explicit-any
const answer = async (reply: Reply, name: string, sheets: readonly Sheet<any>[]): Promise<void> => {
  const bytes = await workbook(sheets);
  void reply
    .header('Content-Type', TYPE)
    .header('Content-Disposition', `attachment; filename="${name}.xlsx"`)
    .header('Cache-Control', 'private, no-store')
    .send(bytes);
};
