import { MOST_DOCUMENT_BYTES } from '@alur/contracts/document/commands';
import type { DocumentRow } from '@alur/contracts/document/rows';
import { documentView } from '@alur/domain/document/document-view';
import { patientView } from '@alur/domain/patient/patient-view';
import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/db/database.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { documentKind } from '../../platform/files/document-kind.js';
import { documentPlace } from '../../platform/files/document-place.js';
import { isStream, onlyFile } from '../../platform/files/multipart.js';
import { sendPrivately } from '../../platform/files/send-privately.js';
import { Platform } from '../../platform/platform.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { readRow } from '../../platform/queries/list-query.js';

/** The files of patients' documents: uploaded here, attached by `document/upload`; each look at one is logged. */
@Controller('v2')
export class DocumentController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(AccessLog) private readonly looks: AccessLog,
  ) {}

  /** The file of a multipart form, processed as a stream: only one chunk is in memory at a time. */
  @Post('patient/:id(\\d{1,15})/document-file')
  @Access('front-office.patient-document:upload')
  @HttpCode(200)
  async keep(
    @Param('id', IdPipe) id: number,
    @Req() { body, headers }: CallerRequest & { body: unknown },
    @CallerOf() caller: Caller,
  ) {
    await this.assertPatient(caller, id);
    if (!isStream(body)) throw new Failure(415, 'file.document-kind');
    const kept = await onlyFile(body, headers, ({ bytes }) =>
      this.platform.largeFiles.keep(documentPlace(caller.merchantId, id), bytes, {
        kindOf: documentKind,
        most: MOST_DOCUMENT_BYTES,
        by: caller.userId,
      }),
    );
    return { data: { fileId: kept.id, mediaType: kept.mediaType, bytes: kept.bytes }, meta: {} };
  }

  @Get('document/:id(\\d{1,15})/content')
  @Access('front-office.patient-document:view')
  async read(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const row = await readRow(this.database, caller.merchantId, documentView, String(id));
    const document = row ? (row as unknown as DocumentRow) : undefined;
    if (document?.status !== 'uploaded') throw notFound();
    const place = documentPlace(caller.merchantId, document.patientId);
    const file = await this.platform.largeFiles.read(place, document.fileId);
    if (!file) throw notFound();
    await this.looks.record(caller, { what: 'patient.document', id: document.patientId, of: String(id) });
    sendPrivately(reply.header('Content-Length', String(file.bytes)), file.mediaType, file.stream);
  }

  private async assertPatient({ merchantId }: Caller, id: number): Promise<void> {
    const row = await readRow(this.database, merchantId, patientView, String(id));
    if (row?.['status'] !== 'active') throw notFound();
  }
}
