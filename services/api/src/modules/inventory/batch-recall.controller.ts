import { BatchLot, BatchQuery, Recipient, RecipientsQuery } from '@alur/contracts/inventory/recall';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Looked } from '../../platform/access-log/looked.decorator.js';
import { Database } from '../../platform/db/database.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { lotsOfBatch, recipientsOf } from './batch-recall.js';

/** What a recall of a batch asks (DOMAIN 7): where it lies, and who got it. */
@Controller('v2/inventory')
export class BatchRecallController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('batch-lots')
  @Access('inventory.item:view')
  @Described({
    ...{ summary: 'Lots of a batch in all stores, used-up ones included.', query: BatchQuery, data: z.array(BatchLot) },
  })
  async lots(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await lotsOfBatch(this.database, merchantId, shaped(BatchQuery, given).batch), meta: {} };
  }

  @Get('batch-recipients')
  @Access('inventory.recall:view')
  @Looked('inventory.batch-recipients')
  @Described({
    ...{ summary: 'Who got something of a batch of an item.', query: RecipientsQuery, data: z.array(Recipient) },
  })
  async recipients(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await recipientsOf(this.database, merchantId, shaped(RecipientsQuery, given)), meta: {} };
  }
}
