import { settleCommand, waiveCommand } from '@alur/contracts/kernel/process/commands';
import type { Process, Reactive } from '@alur/domain/kernel/process';
import { heldKey, placeIn, type HeldCommand, type HeldPlace } from '@alur/domain/kernel/process/target';
import { Rejection } from '@alur/domain/kernel/rejection';
import { v4 as newUuid } from 'uuid';
import type { Caller } from '../access/caller.js';
import type { CommandRunner } from '../commands/command-runner.js';
import type { Log } from '../log/log.js';
import type { DueRows } from './due-rows.js';
import { dueStepOf, stepOf, type Step } from './step.js';
import { heldStream, type Steps } from './steps.js';
import { PROCESS_RIGHT } from './system-caller.js';

/** A held command, derived again from its event or row. */
interface Found {
  step: Step;
  /** The process's alternative if the command is waived; undefined where it declares none. */
  instead?: Reactive | undefined;
}

/** Lets a user retry a refused command of a process, or waive it. */
export class HeldCommands {
  constructor(
    private readonly processes: readonly Process[],
    private readonly dues: readonly DueRows[],
    private readonly log: Log,
    private readonly steps: Steps,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Retries it, then the commands that wait behind it. Throws the rejection if it is refused again; 409 if it is not
   * the first one held.
   */
  async retry(caller: Caller, place: HeldPlace): Promise<void> {
    const refused = await this.tryAgain(caller, await this.first(place));
    if (refused) throw refused;
    await this.goOn(caller, place);
  }

  /** Waives it, then tries the commands that wait behind it. */
  async waive(caller: Caller, place: HeldPlace, reason: string): Promise<void> {
    await this.first(place);
    const found = await this.find(caller, place);
    if (found?.instead) await this.steps.instead(found.step, found.instead);
    await this.run(caller, waiveCommand.name, { ...place, reason });
    await this.goOn(caller, place);
  }

  /** The held command of that place, which must be the first there, since commands to one target run in order. */
  private async first(place: HeldPlace): Promise<HeldCommand> {
    const first = await this.firstHeld(place);
    if (!first) throw new Rejection('process.not-held');
    if (heldKey(first) !== heldKey(place)) throw new Rejection('process.waits-for-earlier');
    return first;
  }

  private async firstHeld(place: HeldPlace): Promise<HeldCommand | undefined> {
    return (await this.steps.targets([place])).get(heldStream(place))?.held[0];
  }

  private async goOn(caller: Caller, place: HeldPlace): Promise<void> {
    for (;;) {
      const next = await this.firstHeld(place);
      if (!next || (await this.tryAgain(caller, next))) return;
    }
  }

  private async tryAgain(caller: Caller, held: HeldCommand): Promise<Rejection | undefined> {
    const found = await this.find(caller, held);
    // Its process or row has changed, so that the command no longer follows; it can only be waived.
    if (!found) return new Rejection('process.not-held');
    const refused = await this.steps.execute(found.step);
    if (refused) await this.steps.hold(found.step, refused.code, true);
    else await this.run(caller, settleCommand.name, placeIn(held));
    return refused;
  }

  /** Derives the step again from its event or moment, because the command's body is not stored. */
  private async find({ merchantId }: Caller, place: HeldPlace): Promise<Found | undefined> {
    const found = (await ('eventId' in place.cause ? this.ofEvent(place) : this.ofDue(merchantId, place))).find(
      ({ step }) => heldKey(step.place) === heldKey(place),
    );
    return found?.step.merchantId === merchantId ? found : undefined;
  }

  private async ofEvent({ process: name, cause }: HeldPlace): Promise<Found[]> {
    const process = this.processes.find(each => each.name === name);
    if (!process || !('eventId' in cause)) return [];
    const { eventStream: stream, eventRevision: from, eventId } = cause;
    const [event] = (await this.log.readMany([{ stream, from }])).get(stream) ?? [];
    if (event?.id !== eventId) return [];
    return process.react(event).map(reactive => ({
      step: stepOf(process, event, reactive),
      instead: process.waive?.({ event, reactive }),
    }));
  }

  private async ofDue(merchantId: number, { process: name, cause }: HeldPlace): Promise<Found[]> {
    const rows = this.dues.find(({ due }) => due.name === name);
    if (!rows || !('dueKey' in cause)) return [];
    const row = await rows.find(merchantId, cause);
    return row ? rows.due.react(row.row).map(reactive => ({ step: dueStepOf(rows.due, row, reactive) })) : [];
  }

  /** Runs a command in the caller's name, with the system's right, since the right to retry or waive covers it. */
  private async run(caller: Caller, name: string, body: object): Promise<void> {
    await this.runner.execute({ ...caller, rights: new Set([PROCESS_RIGHT]) }, name, 0, body, {
      commandId: newUuid(),
    });
  }
}
