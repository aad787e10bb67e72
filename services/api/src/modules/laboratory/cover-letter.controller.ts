import type { DocumentRow } from '@alur/contracts/document/rows';
import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { documentView } from '@alur/domain/document/document-view';
import { laboratoryOrderView } from '@alur/domain/laboratory/order-view';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { documentPlace } from '../../platform/files/document-place.js';
import { sendPrivately } from '../../platform/files/send-privately.js';
import { Platform } from '../../platform/platform.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { readRow } from '../../platform/queries/list-query.js';

/**
 * The letter with which a patient was sent: users who work on the order may read this one document of the patient, and
 * no other.
 */
@Controller('v2/laboratory/:id(\\d{1,15})/cover-letter')
export class CoverLetterController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(AccessLog) private readonly looks: AccessLog,
  ) {}

  @Get()
  @Access('laboratorium.queue:view', 'laboratorium.ongoing:view', 'laboratorium.history:view')
  async read(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const { merchantId } = caller;
    const order = (await readRow(this.database, merchantId, laboratoryOrderView, String(id))) as
      | LaboratoryOrderRow
      | undefined;
    const letterId = order?.coverLetterId ?? null;
    if (letterId === null) throw notFound();
    const row = await readRow(this.database, merchantId, documentView, String(letterId));
    const letter = row ? (row as unknown as DocumentRow) : undefined;
    if (letter?.status !== 'uploaded') throw notFound();
    const file = await this.platform.largeFiles.read(documentPlace(merchantId, letter.patientId), letter.fileId);
    if (!file) throw notFound();
    await this.looks.record(caller, { what: 'patient.document', id: letter.patientId, of: String(letterId) });
    sendPrivately(reply.header('Content-Length', String(file.bytes)), file.mediaType, file.stream);
  }
}
