import { randomUUID } from 'node:crypto';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { recordRecoveryCode, recordSecondFactor, recordSecondFactorRemoved } from '@alur/contracts/identity/commands';
import type { SecondFactorConfirmed } from '@alur/contracts/identity/session';
import { Rejection } from '@alur/domain/kernel/rejection';
import type { Caller } from '../../platform/access/caller.js';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import { Failure } from '../../platform/errors/failure.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { countedSecondStep, type LoginLimits } from './login-limits.js';
import type { SecondFactors } from './second-factors.js';
import type { SignInAt, SignIns } from './sign-ins.js';
import type { UserAccess } from './user-access.js';

/** The step after the password, and what the log is told of it. */
export class SecondSteps {
  constructor(
    private readonly factors: SecondFactors,
    private readonly limits: LoginLimits,
    private readonly signIns: SignIns,
    private readonly runner: CommandRunner,
  ) {}

  /** Asks for the code where she has a second factor. Guesses are slowed down per person, whatever place they come from. */
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

  /** By her own hand, having shown the code once more. */
  async removeOwn(person: UserAccess, at: SignInAt): Promise<void> {
    await this.remove(person.userId, () => this.tell(person, at, recordSecondFactorRemoved.name, { reason: null }));
  }

  /** By an operator: the log first decides whether she may. */
  async removeOf(userId: number, operator: Caller, reason: string): Promise<void> {
    const caller = { ...operator, rights: new Set([...operator.rights, PROCESS_RIGHT]) };
    const { name } = recordSecondFactorRemoved;
    await this.remove(userId, () => this.runner.execute(caller, name, userId, { reason }, { commandId: randomUUID() }));
  }

  /** What the log knows as removed and is there still, since the process ended in between, goes now. */
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
