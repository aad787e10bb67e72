import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { makePasswordLink, recordPassword, verifyUser } from '@alur/contracts/identity/commands';
import type { Caller } from '../../platform/access/caller.js';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { notFound } from '../../platform/errors/failure.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { linkExpiry, type Credentials } from './credentials.js';
import { ensureUnguessable } from './guessable.js';
import type { Place } from './place.js';
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

  /** By somebody who may: the log first decides and tells, then the link is there. */
  async make(maker: Caller, userId: number): Promise<{ token: string; expiresAt: string }> {
    const expiresAt = linkExpiry();
    const caller = { ...maker, rights: new Set([...maker.rights, PROCESS_RIGHT]) };
    await this.runner.execute(caller, makePasswordLink.name, userId, { expiresAt }, { commandId: randomUUID() });
    return this.credentials.makeLink(userId, expiresAt);
  }

  /** Sets the password, ends what was open under the old one, and verifies the person. */
  async redeem(token: string, password: string, place: Place): Promise<void> {
    // Looked at before the link is spent: whoever chose badly chooses again.
    const owner = await this.userAccesses.byId((await this.credentials.linkOf(token)) ?? 0);
    if (owner) ensureUnguessable(password, owner);
    const userId = await this.credentials.spendLink(token);
    await this.set(userId, password, 'link', place);
    await this.sessions.endAll(userId, 'password-changed');
    const userAccess = await this.userAccesses.byId(userId);
    if (!userAccess || userAccess.verified) return;
    const caller = systemCaller(CHANNEL, verifyUser.access);
    await this.runner.execute(caller, verifyUser.name, userId, {}, { commandId: randomUUID() });
  }

  /** The new password, and that there is one. */
  async set(userId: number, password: string, by: 'link' | 'self', { address, device }: Place): Promise<void> {
    const userAccess = await this.userAccesses.byId(userId);
    if (!userAccess) throw notFound();
    ensureUnguessable(password, userAccess);
    await this.credentials.setPassword(userId, password);
    const caller = {
      ...systemCaller(CHANNEL, [PROCESS_RIGHT]),
      userId,
      name: userAccess.name,
      origin: { address, ...(device !== null && { device }) },
    };
    await this.runner.execute(caller, recordPassword.name, userId, { by }, { commandId: randomUUID() });
  }
}
