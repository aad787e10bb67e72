import { randomUUID } from 'node:crypto';
import type { CommandSpec, Receipt } from '@alur/contracts/kernel/command';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '../access/caller.js';
import type { CallerRequest } from '../access/request.js';
import { callOf, RunCommand } from './command.controller.js';

/**
 * Commands behind the paths that SPEC 7 names. Clients of those paths send no Idempotency-Key, so it is optional there.
 */
@Injectable()
export class ExplicitCommands {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  async run(
    request: CallerRequest,
    command: CommandSpec,
    id: number,
    body: unknown,
    caller: Caller = request.caller,
  ): Promise<{ data: Receipt; meta: Record<string, never> }> {
    // The route's guard has already checked the `Xkey` against the route's own rights.
    const { xkey: _checked, ...call } = callOf(request);
    const commandId = call.commandId === '' ? randomUUID() : call.commandId;
    return {
      data: await this.bus.execute(new RunCommand(caller, command.name, id, body, { ...call, commandId })),
      meta: {},
    };
  }
}
