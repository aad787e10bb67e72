import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Displays } from './displays.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

/** What pairing a display needs beside its commands. */
@Controller('v2/device')
export class DisplaysController {
  constructor(@Inject(Displays) private readonly displays: Displays) {}

  /** A code to enter on the screen, valid once and for ten minutes. */
  @Post(':id/code')
  @Access('settings.display:edit')
  @HttpCode(200)
  async code(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    return { data: await this.displays.makeCode(caller.merchantId, id), meta: {} };
  }
}
