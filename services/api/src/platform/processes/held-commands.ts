import { settleCommand, waiveCommand } from '@alur/contracts/process/commands';
import { chargeConsultation, waiveConsultation } from '@alur/contracts/consultation/commands';
import type { Process } from '@alur/domain/kernel/process';
import { Rejection } from '@alur/domain/kernel/rejection';
import { placeIn, type HeldCommand, type HeldPlace } from '@alur/domain/process/target';
import { v4 as newUuid } from 'uuid';
import type { Caller } from '../access/caller.js';
import type { CommandRunner } from '../commands/command-runner.js';
import type { Log } from '../log/log.js';
import type { Step, Steps } from './steps.js';
import { PROCESS_RIGHT } from './system-caller.js';

/** What somebody may do about a command that was refused: try it again, or do without it. */
export class HeldCommands {
  constructor(
    private readonly processes: readonly Process[],
    private readonly log: Log,
    private readonly steps: Steps,
    private readonly runner: CommandRunner,
  ) {}

  /** Tries it again, then what waits behind it. Throws why it was refused once more; 409 if it is not the first held. */
  async retry(caller: Caller, place: HeldPlace): Promise<void> {
    const [target] = await this.steps.targets([place]);
    const [first] = target?.held ?? [];
    if (first && first.eventId !== place.eventId) throw new Rejection('process.waits-for-earlier');
    if (!first) throw new Rejection('process.not-held');
    const refused = await this.tryAgain(caller, first);
    if (refused) throw refused;
    await this.goOn(caller, place);
  }

  /** It will not be done; then what waits behind it is tried. */
  async waive(caller: Caller, place: HeldPlace, reason: string): Promise<void> {
    const step = await this.stepOf(caller, place);
    if (step?.reactive.command.name === chargeConsultation.name)
      await this.run(caller, waiveConsultation.name, step.reactive.body, place.targetId);
    await this.run(caller, waiveCommand.name, { ...place, reason });
    await this.goOn(caller, place);
  }

  private async goOn(caller: Caller, place: HeldPlace): Promise<void> {
    for (;;) {
      const [target] = await this.steps.targets([place]);
      const [next] = target?.held ?? [];
      if (!next || (await this.tryAgain(caller, next))) return;
    }
  }

  private async tryAgain(caller: Caller, held: HeldCommand): Promise<Rejection | undefined> {
    const step = await this.stepOf(caller, held);
    // The process has changed, and would not do it any more: that is for somebody to waive.
    if (!step) return new Rejection('process.not-held');
    const refused = await this.steps.execute(step);
    if (refused) await this.steps.hold(step, refused.code, true);
    else await this.run(caller, settleCommand.name, placeIn(held));
    return refused;
  }

  /** What followed from that event, as the process has it; its body is not kept twice. */
  private async stepOf({ merchantId }: Caller, place: HeldPlace): Promise<Step | undefined> {
    const { process: name, command, targetId, eventStream: stream, eventRevision: from } = place;
    const process = this.processes.find(each => each.name === name);
    const [event] = (await this.log.readMany([{ stream, from }])).get(stream) ?? [];
    if (!process || event?.id !== place.eventId || event.meta.merchantId !== merchantId) return undefined;
    const reactive = process.react(event).find(each => each.command.name === command && each.target === targetId);
    return reactive && { process, event, reactive };
  }

  /** In the name of whoever asks: what the right to it allows is done with the system's. */
  private async run(caller: Caller, name: string, body: object, id = 0): Promise<void> {
    await this.runner.execute({ ...caller, rights: new Set([PROCESS_RIGHT]) }, name, id, body, {
      commandId: newUuid(),
    });
  }
}
