import { MOST_IMPORT_BYTES } from '@alur/contracts/patient-import/commands';
import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { patientImportView } from '@alur/domain/patient-import/patient-import-view';
import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/db/database.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { isStream, onlyFile } from '../../platform/files/multipart.js';
import { sendPrivately } from '../../platform/files/send-privately.js';
import { Platform } from '../../platform/platform.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { readRow } from '../../platform/queries/list-query.js';
import { writeSheet } from '../../platform/sheets/write-sheet.js';
import { SPREADSHEET } from './checks.js';
import { importColumns } from './columns.js';
import { importPlace } from './import-place.js';
import { importWork } from './patient-import-prepares.js';

/** Number of duplicates shown; a file with more is probably the wrong one. */
const MOST_SHOWN = 200;

/** The files of an import of patients: the template, the spreadsheet that is sent, and the report of its wrong rows. */
@Controller('v2/patient-import')
export class PatientImportController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(AccessLog) private readonly looks: AccessLog,
  ) {}

  @Get('template')
  @Access('front-office.patient-import:import')
  template(@Res() reply: Reply): void {
    const example = importColumns.map(each => each.example);
    sendPrivately(reply, SPREADSHEET, writeSheet('Pasien', importColumns, [example]));
  }

  @Post('import-file')
  @Access('front-office.patient-import:import')
  @HttpCode(200)
  async keep(@Req() { body, headers }: CallerRequest & { body: unknown }, @CallerOf() caller: Caller) {
    if (!isStream(body)) throw new Failure(415, 'patient-import.file-kind');
    const limits = { kindOf: () => 'application/octet-stream', most: MOST_IMPORT_BYTES, by: caller.userId };
    const kept = await onlyFile(body, headers, ({ bytes }) =>
      this.platform.largeFiles.keep(importPlace(caller.merchantId), bytes, limits),
    );
    return { data: { fileId: kept.id }, meta: {} };
  }

  /** Progress of the check, from 0 to 1; null where it is not running in this process. */
  @Get(':id(\\d{1,15})/progress')
  @Access('front-office.patient-import:view')
  async progress(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    await this.importOf(caller, id);
    return { data: { part: importWork(this.platform, this.database).checks.partOf(id) ?? null }, meta: {} };
  }

  @Get(':id(\\d{1,15})/duplicates')
  @Access('front-office.patient-import:view')
  async duplicates(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    const { checkedFileId, status } = await this.importOf(caller, id);
    if (checkedFileId === null || status === 'cancelled' || status === 'finished') throw notFound();
    const { rows } = importWork(this.platform, this.database);
    const data = await rows.duplicates(caller.merchantId, checkedFileId, MOST_SHOWN);
    await this.looks.record(caller, { what: 'patient-import.rows', id: null, of: String(id), rows: data.length });
    return { data, meta: {} };
  }

  @Get(':id(\\d{1,15})/report')
  @Access('front-office.patient-import:import')
  async report(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const { reportFileId, bad } = await this.importOf(caller, id);
    const file = reportFileId && (await this.platform.largeFiles.read(importPlace(caller.merchantId), reportFileId));
    if (!file) throw notFound();
    await this.looks.record(caller, { what: 'patient-import.rows', id: null, of: String(id), rows: bad });
    sendPrivately(reply, SPREADSHEET, file.stream);
  }

  private async importOf({ merchantId }: Caller, id: number): Promise<PatientImportRow> {
    const row = await readRow(this.database, merchantId, patientImportView, String(id));
    if (!row) throw notFound();
    return row as unknown as PatientImportRow;
  }
}
