import { Participant } from '@alur/contracts/bpjs/member';
import { MemberLookup, MemberQuery } from '@alur/contracts/bpjs/references';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Looked } from '../../platform/access-log/looked.decorator.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { BpjsBridge } from './bpjs-bridge.js';

/** Participants of BPJS who are no patients yet. */
@Controller('v2/bpjs/participants')
export class ParticipantsController {
  constructor(@Inject(BpjsBridge) private readonly bridge: BpjsBridge) {}

  @Get()
  @Access('front-office.membership:check')
  @Looked('bpjs.participants')
  @Described({
    summary: 'Asks BPJS who has this NIK or card, before she is registered.',
    query: MemberQuery,
    data: Participant,
  })
  async lookUp(@Query() given: unknown, @CallerOf() { merchantId }: Caller) {
    return { data: await this.bridge.participant(merchantId, shaped(MemberLookup, given)), meta: {} };
  }
}
