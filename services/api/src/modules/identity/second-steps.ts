import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { recordRecoveryCode, recordSecondFactor, recordSecondFactorRemoved } from '@alur/contracts/identity/commands';
import type { SecondFactorConfirmed } from '@alur/contracts/identity/session';
import { Rejection } from '@alur/domain/kernel/rejection';
import type { Caller } from '../../platform/access/caller.js';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { Failure } from '../../platform/errors/failure.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { countedSecondStep, type LoginLimits } from '../../platform/limits/login-limits.js';
import type { SecondFactors } from './second-factors.js';
import type { SignInAt, SignIns } from './sign-ins.js';
import type { UserAccess } from './user-access.js';

/** The step after the password, and its log entries. */
export class SecondSteps {
  constructor(
    private readonly factors: SecondFactors,
    private readonly limits: LoginLimits,
    private readonly signIns: SignIns,
    private readonly runner: CommandRunner,
  ) {}

  /** Requires a code if the user has a second factor. Attempts are limited per user, from whatever place. */
  async ask(person: UserAccess, code: string | undefined, at: SignInAt): Promise<void> {
    if (!(await this.factors.stateOf(person.userId)).enabled) return;
    if (code === undefined) throw new Failure(409, 'auth.second-factor-needed');
    const counted = countedSecondStep(person.userId);
    const attempt = await this.limits.attempt(counted);
    const used = await this.factors.use(person.userId, code);
    if (!used) {
      await this.signIns.tell('refused', { email: person.email, userAccess: person }, { ...at, why: 'code' });
      throw new Failure(409, 'auth.wrong-code', undefined, [{ path: 'code', code: 'auth.wrong-code' }]);
    }
    await this.limits.succeeded(attempt, counted);
    if (used.by === 'recovery') await this.tell(person, at, recordRecoveryCode.name, { left: used.left });
  }

  async confirm(person: UserAccess, code: string, at: SignInAt): Promise<SecondFactorConfirmed> {
    const recoveryCodes = await this.factors.confirm(person.userId, code);
    await this.tell(person, at, recordSecondFactor.name, {});
    return { recoveryCodes };
  }

  /** Removes the user's own second factor after she has entered a code once more. */
  async removeOwn(person: UserAccess, at: SignInAt): Promise<void> {
    await this.remove(person.userId, () => this.tell(person, at, recordSecondFactorRemoved.name, { reason: null }));
  }

  /** Removal by an operator, whose command is decided and logged first. */
  async removeOf(userId: number, operator: Caller, reason: string): Promise<void> {
    const caller = { ...operator, rights: new Set([...operator.rights, PROCESS_RIGHT]) };
    const { name } = recordSecondFactorRemoved;
    await this.remove(userId, () => this.runner.execute(caller, name, userId, { reason }, { commandId: randomUUID() }));
  }

  /**
   * Also removes a second factor that the log knows as removed but that remained because the process ended in between.
   */
  private async remove(userId: number, tell: () => Promise<unknown>): Promise<void> {
    const { enabled } = await this.factors.stateOf(userId);
    await tell().catch((error: unknown) => {
      if (!enabled || !(error instanceof Rejection) || error.code !== 'identity.second-factor-off') throw error;
    });
    await this.factors.remove(userId);
  }

  private tell({ userId, name }: UserAccess, { address, device }: SignInAt, command: string, body: object) {
    const caller: Caller = {
      ...systemCaller(CHANNEL, [PROCESS_RIGHT]),
      userId,
      name,
      origin: { ...(address !== undefined && { address }), ...(device && { device }) },
    };
    return this.runner.execute(caller, command, userId, body, { commandId: randomUUID() });
  }
}
