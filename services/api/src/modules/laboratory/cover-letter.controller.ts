import { documentView } from '@alur/domain/document/document-view';
import { laboratoryOrderView } from '@alur/domain/laboratory/order-view';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/db/database.js';
import { sendCoverLetter } from '../../platform/files/cover-letter.js';
import { Platform } from '../../platform/platform.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

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
    const { platform, database, looks } = this;
    const views = { orders: laboratoryOrderView, documents: documentView };
    await sendCoverLetter({ platform, database, looks }, views, id, { caller, reply });
  }
}
