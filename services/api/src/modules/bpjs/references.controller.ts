import { DestinationQuery, DestinationRow, ReferenceQuery, ReferenceRow } from '@alur/contracts/bpjs/references';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { BpjsBridge } from './bpjs-bridge.js';

/** PCare's lists, looked up there and kept for a while. */
@Controller('v2/bpjs/references')
export class ReferencesController {
  constructor(@Inject(BpjsBridge) private readonly bridge: BpjsBridge) {}

  @Get()
  @Access('settings.bpjs:view', 'front-office.pcare:send')
  @Described({ summary: 'Rows of one of PCare’s lists of codes.', query: ReferenceQuery, data: z.array(ReferenceRow) })
  async rows(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    const { list, q } = shaped(ReferenceQuery, given);
    return { data: await this.bridge.reference(merchantId, list, q), meta: {} };
  }
}

/** Where PCare says that a visit's patient can be referred to. */
@Controller('v2/bpjs/destinations')
export class DestinationsController {
  constructor(@Inject(BpjsBridge) private readonly bridge: BpjsBridge) {}

  @Get()
  @Access('front-office.pcare:send')
  @Described({
    summary: 'Facilities that take a visit’s referral on a day, as PCare lists them.',
    query: DestinationQuery,
    data: z.array(DestinationRow),
  })
  async rows(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.destinations(merchantId, shaped(DestinationQuery, given)), meta: {} };
  }
}
