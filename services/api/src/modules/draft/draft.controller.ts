import { Draft, DraftBody, DraftPlace } from '@alur/contracts/draft/drafts';
import * as z from 'zod/mini';
import { Body, Controller, Delete, Get, Header, Inject, Param, Put } from '@nestjs/common';
import { SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Drafts } from './drafts.js';

/** The caller's own drafts; there is no way to name another's. */
@Controller('v2/draft/:kind/:target')
@SignedIn()
export class DraftController {
  constructor(@Inject(Drafts) private readonly drafts: Drafts) {}

  @Get()
  @Described({ data: z.nullable(Draft) })
  @Header('Cache-Control', 'no-store')
  async read(@Param() place: unknown, @CallerOf() caller: Caller): Promise<{ data: Draft | null; meta: object }> {
    return { data: await this.drafts.read(caller, shaped(DraftPlace, place)), meta: {} };
  }

  @Put()
  @Described({ body: DraftBody })
  async write(@Param() place: unknown, @Body() body: unknown, @CallerOf() caller: Caller) {
    await this.drafts.write(caller, shaped(DraftPlace, place), shaped(DraftBody, body).content);
    return { data: null, meta: {} };
  }

  @Delete()
  async remove(@Param() place: unknown, @CallerOf() caller: Caller) {
    await this.drafts.remove(caller, shaped(DraftPlace, place));
    return { data: null, meta: {} };
  }
}
