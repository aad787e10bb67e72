import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import {
  askPasswordReset,
  inviteUser,
  makePasswordLink,
  recordPassword,
  verifyUser,
} from '@alur/contracts/identity/commands';
import type { PasswordMailRow } from '@alur/contracts/identity/rows';
import { passwordMailView } from '@alur/domain/identity/password-mail-view';
import type { Caller } from '../../platform/access/caller.js';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { readRow } from '../../platform/queries/list-query.js';
import { linkExpiry, type Credentials } from './credentials.js';
import { ensureUnguessable } from './guessable.js';
import type { Place } from './place.js';
import type { Sessions } from './sessions.js';
import type { UserAccessReader } from './user-access.js';

/** Who asked for a mail is sent no other for so long. */
const MAIL_MINUTES = 5;

/** One-time links: how a new member of staff, or one who forgot, gets a password that nobody else ever knew. */
export class PasswordLinks {
  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly userAccesses: UserAccessReader,
    private readonly runner: CommandRunner,
    private readonly database: Database,
    /** Whether there is a mail server. */
    private readonly mails: boolean,
  ) {}

  /** By somebody who may: the log first decides and tells, then the link is there. */
  async make(maker: Caller, userId: number): Promise<{ token: string; expiresAt: string }> {
    const expiresAt = linkExpiry();
    const caller = { ...maker, rights: new Set([...maker.rights, PROCESS_RIGHT]) };
    await this.runner.execute(caller, makePasswordLink.name, userId, { expiresAt }, { commandId: randomUUID() });
    return this.credentials.makeLink(userId, expiresAt);
  }

  /** The same by mail, where there is a mail server; who waits for one already gets that. */
  async mail(maker: Caller, userId: number): Promise<void> {
    this.ensureMail();
    const caller = { ...maker, rights: new Set([...maker.rights, PROCESS_RIGHT]) };
    await this.runner.execute(caller, inviteUser.name, userId, {}, { commandId: randomUUID() });
  }

  /** Whoever forgot it asks herself. Nobody is told whether there is such an account, and nobody is flooded with mail. */
  async askReset(email: string, { address, device }: Place): Promise<void> {
    this.ensureMail();
    const person = await this.userAccesses.byEmail(email);
    if (!person?.active || (await this.wasMailed(person.userId))) return;
    const origin = { address, ...(device !== null && { device }) };
    const caller = { ...systemCaller(CHANNEL, [PROCESS_RIGHT]), origin };
    await this.runner.execute(caller, askPasswordReset.name, person.userId, {}, { commandId: randomUUID() });
  }

  private ensureMail(): void {
    if (!this.mails) throw new Failure(409, 'auth.no-mail');
  }

  private async wasMailed(userId: number): Promise<boolean> {
    const mail = (await readRow(this.database, CHANNEL, passwordMailView, String(userId))) as
      | PasswordMailRow
      | undefined;
    return (
      mail !== undefined && (mail.state === 'waiting' || Date.now() - Date.parse(mail.since) < MAIL_MINUTES * 60_000)
    );
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
