import { IcarePage, IcareQuery } from '@alur/contracts/bpjs/icare';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Looked } from '../../platform/access-log/looked.decorator.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { IcareBridge } from './icare-bridge.js';

/** A doctor's way to what BPJS has of a patient's treatments. */
@Controller('v2/bpjs/icare')
export class IcareController {
  constructor(@Inject(IcareBridge) private readonly bridge: IcareBridge) {}

  @Get()
  @Access('outpatient.icare:view')
  @Looked('bpjs.icare', 'encounterId')
  @Described({
    ...{ summary: 'The page of i-Care of the patient of a visit.', query: IcareQuery, data: IcarePage },
  })
  async page(@Query() given: unknown, @CallerOf() caller: Caller) {
    const { encounterId } = shaped(IcareQuery, given);
    return { data: await this.bridge.pageOf(caller, encounterId), meta: {} };
  }
}
