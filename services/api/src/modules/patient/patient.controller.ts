import { PatientFound, PatientSearch, patientDetailAccess, patientSearchAccess } from '@alur/contracts/patient/search';
import { PatientDetail } from '@alur/contracts/patient/rows';
import * as z from 'zod/mini';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Looked } from '../../platform/access-log/looked.decorator.js';
import { notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { PatientFinder } from './patient-finder.js';
import { patientDetail } from './patient-detail.js';

@Controller('v2/patient')
export class PatientController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(PatientFinder) private readonly finder: PatientFinder,
  ) {}

  @Get('search')
  @Access(...patientSearchAccess)
  @Looked('patient.search')
  @Described({ query: PatientSearch, data: z.array(PatientFound) })
  async search(@Query() given: unknown, @CallerOf() caller: Caller): Promise<{ data: PatientFound[]; meta: object }> {
    const { q, limit } = shaped(PatientSearch, given);
    return { data: await this.finder.search(caller.merchantId, q, limit), meta: {} };
  }

  /** Only numeric ids match, so that the other routes under `patient` still do. */
  @Get(':id(\\d{1,15})')
  @Access(...patientDetailAccess)
  @Looked('patient', 'id')
  @Described({ data: PatientDetail })
  async detail(@Param('id') id: string, @CallerOf() caller: Caller): Promise<{ data: PatientDetail; meta: object }> {
    const data = await patientDetail(this.platform.streams, caller.merchantId, Number(id));
    if (!data) throw notFound();
    return { data, meta: {} };
  }
}
