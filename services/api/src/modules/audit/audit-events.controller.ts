import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.js';
import { Access } from '../../platform/access/access.decorators.js';
import { CallerOf } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Log } from '../../platform/log/log.js';
import { Looks } from './looks.js';
import { pageOfLog } from './page-of-log.js';

const Page = z.object({
  after: z._default(z.string().check(z.regex(/^\d{1,19}$/)), '0'),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000)), 1_000),
});

/** The log of the caller's own facility, in order. */
@Controller('v2/audit')
export class AuditEventsController {
  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  /** Events after a position, and where to go on from; `next` is null at the end. */
  @Get('events')
  @Access('audit:events')
  async events(@Query() query: Record<string, unknown>, @CallerOf() caller: Caller) {
    const { after, limit } = shaped(Page, query);
    await this.looks.record(caller, { what: 'audit.events', id: null });
    const data = await pageOfLog(this.log, BigInt(after), limit, caller.merchantId);
    return { data, meta: { next: data.length < limit ? null : data.at(-1)?.position } };
  }
}
