import { CHANNEL } from '@alur/contracts/kernel/channel';
import { StaffMember, StaffQuery } from '@alur/contracts/identity/staff';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { forbidden } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Staff } from './staff.js';

/** A facility's staff, for users with a role there; displays and the operator's area have none. */
@Controller('v2/identity/staff')
export class StaffController {
  constructor(@Inject(Staff) private readonly staff: Staff) {}

  @Get()
  @SignedIn()
  @Described({ query: StaffQuery, data: z.array(StaffMember) })
  async list(@Query() given: unknown, @CallerOf() caller: Caller) {
    if (caller.kind !== 'user' || caller.role === '') throw forbidden();
    if (caller.merchantId === CHANNEL) throw forbidden('access.no-merchant');
    return { data: await this.staff.of(caller.merchantId, shaped(StaffQuery, given)), meta: {} };
  }
}
