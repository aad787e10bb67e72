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

/** Minutes before a further mail is sent to the same user. */
const MAIL_MINUTES = 5;

/** One-time links by which new staff, and users who forgot theirs, set a password that nobody else knows. */
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

  /** Makes a link on behalf of an authorised user: the command is decided and logged before the link is valid. */
  async make(maker: Caller, userId: number): Promise<{ token: string; expiresAt: string }> {
    const expiresAt = linkExpiry();
    const caller = { ...maker, rights: new Set([...maker.rights, PROCESS_RIGHT]) };
    await this.runner.execute(caller, makePasswordLink.name, userId, { expiresAt }, { commandId: randomUUID() });
    return this.credentials.makeLink(userId, expiresAt);
  }

  /** Sends the link by mail, if there is a mail server; a user with a queued mail gets no second one. */
  async mail(maker: Caller, userId: number): Promise<void> {
    this.ensureMail();
    const caller = { ...maker, rights: new Set([...maker.rights, PROCESS_RIGHT]) };
    await this.runner.execute(caller, inviteUser.name, userId, {}, { commandId: randomUUID() });
  }

  /**
   * Self-service for a forgotten password. The answer does not reveal whether the account exists, and mails are
   * limited.
   */
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

  /** Sets the password, ends the sessions under the old one, and verifies the user. */
  async redeem(token: string, password: string, place: Place): Promise<void> {
    // Checked before the link is consumed, so that a rejected password can be replaced by another.
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

  /** Stores the new password, and logs the change. */
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
