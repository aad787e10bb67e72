import type { Caller } from '@alur/api/platform/access/caller';
import { Failure } from '@alur/api/platform/errors/failure';
import type { Platform } from '@alur/api/platform/platform';
import { systemCaller } from '@alur/api/platform/processes/system-caller';
import { accessKeys } from '@alur/contracts/access';
import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import type { AnyAggregate, StateOf } from '@alur/domain/kernel/aggregate';
import { Rejection } from '@alur/domain/kernel/rejection';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time after which a following step is assumed never to happen. */
export const PATIENCE_MS = 20_000;

/** A caller with all rights in a facility. */
export const allRights = (merchantId: number): Caller => ({
  kind: 'user',
  userId: 7,
  name: 'Sari',
  merchantId,
  role: 'bench',
  rights: new Set(accessKeys),
  origin: { device: 'bench' },
  expiresAt: Number.MAX_SAFE_INTEGER,
});

/** Runs the clinic's commands without HTTP. */
export class Staff {
  private readonly caller: Caller;

  constructor(
    private readonly platform: Platform,
    readonly merchantId: number,
  ) {
    this.caller = allRights(merchantId);
  }

  /** Runs a command; returns the id of what it created or changed. */
  async does(command: string, id: number, body: object = {}): Promise<number> {
    return (await this.platform.runner.execute(this.caller, command, id, body, { commandId: randomUUID() })).id;
  }

  /** The current state of one thing. */
  async stateOf<A extends AnyAggregate>(aggregate: A, id: number): Promise<StateOf<A>> {
    const stream = `${aggregate.kind}-${id}`;
    const folds = await this.platform.streams.load(new Map([[stream, aggregate]]));
    return (folds.get(stream)?.state ?? aggregate.initial) as StateOf<A>;
  }

  /** Gives a person a role in the facility, as the operator does. */
  async employs(name: string): Promise<number> {
    const operator = systemCaller(CHANNEL, [...accessKeys].filter(isChannelKey));
    const asks = async (command: string, id: number, body: object) =>
      (await this.platform.runner.execute(operator, command, id, body, { commandId: randomUUID() })).id;
    const role = { facilityId: this.merchantId, name: 'Dokter', tag: 'doctor', rights: ['outpatient.queue:view'] };
    const roleId = await asks('role/define', 0, role);
    const userId = await asks('identity/register-user', 0, { name, email: `${randomUUID()}@contoh.id` });
    return asks('user/assign-roles', userId, { roleIds: [roleId] });
  }

  /** Retries while the command is refused, because an earlier step is still in progress. */
  async doesOnce(command: string, id: number, body: object): Promise<number> {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(5))
      try {
        return await this.does(command, id, body);
      } catch (error) {
        const refused = error instanceof Rejection || error instanceof Failure;
        if (!refused || Date.now() > until) throw error;
      }
  }
}
