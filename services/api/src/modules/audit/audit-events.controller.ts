import { LoggedDay, PositionText } from '@alur/contracts/kernel/replay';
import { Id } from '@alur/contracts/kernel/scalars';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.js';
import { Access } from '../../platform/access/access.decorators.js';
import { CallerOf } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { LogSearch } from './log-search.js';
import { mayRead, withheld } from './restricted.js';
import { Looks } from '../../platform/access-log/looks.js';

const EventsQuery = z.object({
  after: z._default(PositionText, '0'),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000)), 1_000),
  day: z.optional(LoggedDay),
  /** Separated by commas. */
  types: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,60}(,[A-Za-z]{1,60}){0,99}$/))),
  stream: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  actorId: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  patientId: z.optional(z.pipe(z.coerce.number(), Id)),
});

/** The log of the caller's own facility, in order. */
@Controller('v2/audit')
export class AuditEventsController {
  constructor(
    @Inject(LogSearch) private readonly log: LogSearch,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  /**
   * Events after a position, and the position to continue from; `next` is null at the end. A search by type or person
   * alone scans a limited number of events and returns in `reached` how far it came, so it may be empty and still
   * continue. Other programs call it as well, so no reason is required.
   */
  @Get('events')
  @Access('audit:events')
  @Described({ query: EventsQuery })
  async events(@Query() query: Record<string, unknown>, @CallerOf() caller: Caller) {
    const { after, limit, types, ...search } = shaped(EventsQuery, query);
    await this.looks.record(caller, { what: 'audit.events', id: null });
    const { data, next, reached } = await this.log.page(
      caller.merchantId,
      { ...search, types: types?.split(',') },
      BigInt(after),
      limit,
    );
    const shown = data.map(event => (mayRead(caller, event.data) ? event : { ...event, data: withheld(event.data) }));
    return { data: shown, meta: { next, reached } };
  }
}
