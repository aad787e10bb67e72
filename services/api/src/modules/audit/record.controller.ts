import type { OpenedEventAnswer, PatientFlow } from '@alur/contracts/audit/flow';
import { LocalDate } from '@alur/contracts/kernel/scalars';
import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Looks } from '../../platform/access-log/looks.js';
import { OpenedEvents } from './opened-events.js';
import { mayRead, withheld } from './restricted.js';
import { PatientFlows } from './patient-flows.js';
import { reasonOf } from './reason.js';

/** Days of the facility, both included. */
const FlowQuery = z.object({ from: z.optional(LocalDate), to: z.optional(LocalDate) });

/**
 * Shows an event in full, and a patient's whole way. Both show sealed data, including medical records, so the
 * timeline's right, which many hold, is not enough.
 */
@Controller('v2/audit')
export class RecordController {
  constructor(
    @Inject(OpenedEvents) private readonly opened: OpenedEvents,
    @Inject(PatientFlows) private readonly flows: PatientFlows,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  @Get('event/:position(\\d{1,18})')
  @Access('audit:events', 'audit:replay')
  async event(
    @Param('position') position: string,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ): Promise<OpenedEventAnswer> {
    const why = reasonOf(request);
    const data = await this.opened.read(caller.merchantId, BigInt(position));
    if (!data) throw notFound();
    await this.looks.record(caller, { what: 'audit.event', id: null, of: position, why });
    const shown = mayRead(caller, data.data) ? data : { ...data, data: withheld(data.data), changes: [] };
    return { data: await this.opened.named(caller.merchantId, shown) };
  }

  @Get('patient/:id(\\d{1,15})/flow')
  @Access('audit:events', 'audit:replay')
  @Described({ query: FlowQuery })
  async flow(
    @Param('id') id: string,
    @Query() given: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ): Promise<PatientFlow> {
    const why = reasonOf(request);
    const span = shaped(FlowQuery, given);
    const data = await this.flows.read(caller.merchantId, Number(id), span);
    if (!data) throw notFound();
    await this.looks.record(caller, { what: 'audit.flow', id: Number(id), why });
    return { data };
  }
}
