import type { Receipt } from '@alur/contracts/kernel/command';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { bearer, header } from '../access/access-guard.js';
import { Callers, type Caller } from '../access/caller.js';
import { SignedIn } from '../access/access.decorators.js';
import { CallerOf, type CallerRequest } from '../access/request.js';
import { Failure, notFound } from '../errors/failure.js';
import { failureOf } from '../errors/failure-of.js';
import { Platform } from '../platform.js';
import { CommandRegistry } from './command-registry.js';
import { isPlainId } from '../logging/request-log.js';
import { correlationOf } from '../watch/trace-ids.js';
import { now } from '../watch/watch.js';
import { CommandRunner, type CommandCall } from './command-runner.js';

/** The write path's message: which command, on which target, by which caller. */
export class RunCommand extends Command<Receipt> {
  constructor(
    readonly caller: Caller,
    readonly name: string,
    readonly id: number,
    readonly body: unknown,
    readonly call: CommandCall,
  ) {
    super();
  }
}

@CommandHandler(RunCommand)
export class RunCommandHandler implements ICommandHandler<RunCommand> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Platform) private readonly platform: Platform,
  ) {}

  async execute({ caller, name, id, body, call }: RunCommand): Promise<Receipt> {
    const { watch } = this.platform;
    const from = now();
    const answered = (code: string) => watch.answered(call.correlationId ?? call.commandId, name, from, code);
    try {
      const receipt = await this.runner.execute(caller, name, id, body, call);
      answered('done');
      return receipt;
    } catch (error) {
      answered(failureOf(error)?.code ?? 'system.failure');
      throw error;
    }
  }
}

/** The correlation id of the request: that of its W3C trace if it has one. */
const chainOf = (request: CallerRequest): string | undefined => {
  const traced = correlationOf(header(request, 'traceparent') ?? '');
  if (traced !== undefined) return traced;
  const given = header(request, 'x-correlation-id');
  return given !== undefined && isPlainId(given) ? given : undefined;
};

/** Reads the command's call from the request's headers. */
export const callOf = (request: CallerRequest): CommandCall => {
  const xkey = header(request, 'xkey');
  const ifMatch = header(request, 'if-match');
  // A revision, with or without quotes; no revision that exists looks otherwise.
  const revision = ifMatch === undefined ? undefined : /^("?)(\d{1,15})\1$/.exec(ifMatch)?.[2];
  if (ifMatch !== undefined && revision === undefined) throw new Failure(400, 'command.bad-revision');
  const correlationId = chainOf(request);
  return {
    // Upper and lower case are the same uuid, but the log compares letter by letter.
    commandId: header(request, 'idempotency-key')?.toLowerCase() ?? '',
    ...(xkey !== undefined && { xkey }),
    ...(revision !== undefined && { ifMatch: Number(revision) }),
    ...(correlationId !== undefined && { correlationId }),
  };
};

/** Every declared command's route. The right to each is the command's own, and is checked on the command path. */
@Controller('v2')
export class CommandController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CommandRegistry) private readonly registry: CommandRegistry,
    @Inject(Callers) private readonly callers: Callers,
  ) {}

  @Post(':module/:verb')
  @SignedIn()
  @HttpCode(200)
  create(
    @Param('module') module: string,
    @Param('verb') verb: string,
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ) {
    return this.run({ name: `${module}/${verb}`, target: 'new', id: 0 }, body, caller, request);
  }

  @Post(':module/:id/:verb')
  @SignedIn()
  @HttpCode(200)
  change(
    @Param('module') module: string,
    @Param('id') id: string,
    @Param('verb') verb: string,
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ) {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
    return this.run({ name: `${module}/${verb}`, target: 'existing', id: Number(id) }, body, caller, request);
  }

  private async run(
    { name, target, id }: { name: string; target: 'new' | 'existing'; id: number },
    body: unknown,
    caller: Caller,
    request: CallerRequest,
  ): Promise<{ data: Receipt; meta: object }> {
    const declared = this.registry.act(name)?.command;
    if (declared?.target !== target) throw notFound();
    // A command whose rights are all the operator's runs in the operator's area, whichever facility is chosen in the
    // client.
    const channelOnly = declared.access.every(isChannelKey);
    const actor =
      channelOnly && caller.merchantId !== CHANNEL
        ? { ...(await this.callers.authenticate(bearer(request), CHANNEL)), origin: caller.origin }
        : caller;
    return { data: await this.bus.execute(new RunCommand(actor, name, id, body, callOf(request))), meta: {} };
  }
}
