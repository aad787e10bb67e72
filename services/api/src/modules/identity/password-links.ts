import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { verifyUser } from '@alur/contracts/identity/commands';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { notFound } from '../../platform/errors/failure.js';
import { systemCaller } from '../../platform/processes/system-caller.js';
import type { Credentials } from './credentials.js';
import type { Sessions } from './sessions.js';
import type { UserAccessReader } from './user-access.js';

/** One-time links: how a new member of staff, or one who forgot, gets a password that nobody else ever knew. */
export class PasswordLinks {
  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly userAccesses: UserAccessReader,
    private readonly runner: CommandRunner,
  ) {}

  async make(userId: number): Promise<{ token: string; expiresAt: string }> {
    if (!(await this.userAccesses.byId(userId))) throw notFound();
    return this.credentials.makeLink(userId);
  }

  /** Sets the password, ends what was open under the old one, and verifies the person. */
  async redeem(token: string, password: string): Promise<void> {
    const userId = await this.credentials.spendLink(token);
    await this.credentials.setPassword(userId, password);
    await this.sessions.endAll(userId, 'password-changed');
    const userAccess = await this.userAccesses.byId(userId);
    if (!userAccess || userAccess.verified) return;
    const caller = systemCaller(CHANNEL, verifyUser.access);
    await this.runner.execute(caller, verifyUser.name, userId, {}, { commandId: randomUUID() });
  }
}
