import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { setMerchantLogo } from '@alur/contracts/merchant/commands';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { Access, SignedIn } from '../../platform/access/access.decorators.js';
import { mayDo, type Caller } from '../../platform/access/caller.js';
import { CallerOf, type Reply } from '../../platform/access/request.js';
import { CommandRunner } from '../../platform/commands/command-runner.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { Files } from '../../platform/files/files.js';
import { keepPicture, sendPicture } from '../../platform/files/pictures.js';
import { Platform } from '../../platform/platform.js';
import { PROCESS_RIGHT } from '../../platform/processes/system-caller.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { readRow } from '../../platform/queries/list-query.js';

/** The logo on a facility's receipts and letters, changed by the operator or by the facility's administrator. */
@Controller('v2/merchant/:id(\\d{1,9})/logo')
export class MerchantLogoController {
  private readonly files: Files;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Platform) { keys }: Platform,
  ) {
    this.files = new Files(database, keys);
  }

  /** The image itself as the body. */
  @Post()
  @Access('channel.merchants:edit', 'settings.general:edit')
  @HttpCode(200)
  async keep(@Param('id', IdPipe) id: number, @Body() sent: unknown, @CallerOf() caller: Caller) {
    await this.merchant(caller, id);
    const fileId = await keepPicture(this.files, placeOf(id), sent, caller.userId);
    return this.set(caller, id, fileId);
  }

  @Delete()
  @Access('channel.merchants:edit', 'settings.general:edit')
  async remove(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    await this.merchant(caller, id);
    return this.set(caller, id, null);
  }

  @Get()
  @SignedIn()
  async read(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    await sendPicture(this.files, placeOf(id), (await this.merchant(caller, id)).logoFileId, reply);
  }

  private async set(caller: Caller, id: number, fileId: string | null) {
    const there = { ...caller, merchantId: CHANNEL, rights: new Set([PROCESS_RIGHT]) };
    await this.runner.execute(there, setMerchantLogo.name, id, { fileId }, { commandId: randomUUID() });
    return { data: { fileId }, meta: {} };
  }

  /** The caller's own facility, or any for the operator. */
  private async merchant(caller: Caller, id: number): Promise<MerchantRow> {
    const sees = caller.merchantId === id || mayDo(caller, ['channel.merchants:view']);
    const row = sees && (await readRow(this.database, CHANNEL, merchantView, String(id)));
    if (!row) throw notFound();
    return row as unknown as MerchantRow;
  }
}

const placeOf = (id: number) => ({ merchantId: CHANNEL, subject: `merchant-${id}`, kind: 'logo' });
