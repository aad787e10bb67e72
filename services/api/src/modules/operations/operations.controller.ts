import { OperationsRow } from '@alur/contracts/kernel/operations-rows';
import { Controller, Get, Inject } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';

/** The installation's state, for its operator. */
@Controller('v2/channel')
export class OperationsController {
  constructor(@Inject(Platform) private readonly platform: Platform) {}

  @Get('operations')
  @Access('channel.operations:view')
  @Described({ data: z.array(OperationsRow) })
  async read(): Promise<{ data: OperationsRow[]; meta: object }> {
    return { data: await this.platform.installationState.read(), meta: {} };
  }
}
