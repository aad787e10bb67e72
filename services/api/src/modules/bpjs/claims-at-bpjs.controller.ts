import {
  ClaimsAtBpjsQuery,
  ComparedClaim,
  LetterAtBpjs,
  LetterAtBpjsQuery,
} from '@alur/contracts/casemix/claims-at-bpjs';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Looked } from '../../platform/access-log/looked.decorator.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { VclaimBridge } from './vclaim-bridge.js';

/** What BPJS says of claims, as it answers now; nothing of it is kept. */
@Controller('v2/bpjs')
export class ClaimsAtBpjsController {
  constructor(@Inject(VclaimBridge) private readonly bridge: VclaimBridge) {}

  @Get('claims')
  @Access('casemix.claim:view')
  @Looked('bpjs.claims')
  @Described({
    ...{
      summary: 'Claims of a day of discharge as BPJS has them, beside ours.',
      query: ClaimsAtBpjsQuery,
      data: z.array(ComparedClaim),
    },
  })
  async claims(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.claims(merchantId, shaped(ClaimsAtBpjsQuery, given)), meta: {} };
  }

  @Get('claimed-letter')
  @Access('casemix.claim:view')
  @Looked('bpjs.letter')
  @Described({
    ...{ summary: 'Whose eligibility letter it is at BPJS.', query: LetterAtBpjsQuery, data: LetterAtBpjs },
  })
  async letter(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.letter(merchantId, shaped(LetterAtBpjsQuery, given).number), meta: {} };
  }
}
