import { randomUUID } from 'node:crypto';
import { setSignature } from '@alur/contracts/identity/commands';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { userAccountView } from '@alur/domain/identity/views';
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
import { UserAccessReader } from './user-access.js';

/** The image of a user's signature, printed on the letters that she signs; sealed with her own key. */
@Controller('v2/user/users/:id(\\d{1,9})/signature')
export class SignatureController {
  private readonly files: Files;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UserAccessReader) private readonly userAccesses: UserAccessReader,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Platform) { keys }: Platform,
  ) {
    this.files = new Files(database, keys);
  }

  /** The image itself as the body. */
  @Post()
  @Access('channel.employee:edit')
  @HttpCode(200)
  async keep(@Param('id', IdPipe) id: number, @Body() sent: unknown, @CallerOf() caller: Caller) {
    if ((await this.fileOf(id)) === undefined) throw notFound();
    return this.set(caller, id, await keepPicture(this.files, placeOf(id), sent, caller.userId));
  }

  @Delete()
  @Access('channel.employee:edit')
  async remove(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    return this.set(caller, id, null);
  }

  /**
   * Readable by its owner, by administrators of employees, and by colleagues in her facilities, who print her letters.
   */
  @Get()
  @SignedIn()
  async read(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller, @Res() reply: Reply): Promise<void> {
    const works = async () =>
      (await this.userAccesses.byId(id))?.roles.some(
        ({ facilityId }) => facilityId !== CHANNEL && facilityId === caller.merchantId,
      ) ?? false;
    if (caller.userId !== id && !mayDo(caller, ['channel.employee:view']) && !(await works())) throw notFound();
    await sendPicture(this.files, placeOf(id), (await this.fileOf(id)) ?? null, reply);
  }

  private async set(caller: Caller, id: number, file: string | null) {
    const signer = { ...caller, rights: new Set([PROCESS_RIGHT]) };
    await this.runner.execute(signer, setSignature.name, id, { file }, { commandId: randomUUID() });
    return { data: { fileId: file }, meta: {} };
  }

  private async fileOf(id: number): Promise<string | null | undefined> {
    const row = await readRow(this.database, CHANNEL, userAccountView, String(id));
    return row && (row as { signatureFile: string | null }).signatureFile;
  }
}

const placeOf = (id: number) => ({ merchantId: CHANNEL, subject: `user-${id}`, kind: 'signature' });
