import type { BodyOf } from '@alur/contracts/kernel/command';
import { holdCommand } from '@alur/contracts/kernel/process/commands';
import { streamName } from '@alur/domain/kernel/aggregate';
import type { Reactive } from '@alur/domain/kernel/process';
import {
  heldKey,
  processTarget,
  targetOf,
  WAITING,
  type HeldPlace,
  type ProcessTarget,
} from '@alur/domain/kernel/process/target';
import { Rejection } from '@alur/domain/kernel/rejection';
import type { Logger } from 'pino';
import { v4 as newUuid } from 'uuid';
import type { CommandRunner } from '../commands/command-runner.js';
import type { FoldedStreams } from '../commands/folded-streams.js';
import { Failure } from '../errors/failure.js';
import { commandIdOf, type Step } from './step.js';
import { systemCaller } from './system-caller.js';

/** The stream of the held commands of one source to one target. */
export const heldStream = (place: HeldPlace): string => streamName(targetOf(place));

/** Runs steps one command at a time, and holds the refused ones. */
export class Steps {
  constructor(
    private readonly runner: CommandRunner,
    private readonly streams: FoldedStreams,
    private readonly logger: Logger,
  ) {}

  /**
   * Runs the steps in order; after a refusal, later ones of the same source and target are held behind it. `targets`:
   * the commands already held, by `heldStream`.
   */
  async inOrder(all: readonly Step[], targets: ReadonlyMap<string, ProcessTarget>): Promise<void> {
    const holding = new Map<string, boolean>();
    for (const step of all) {
      const stream = heldStream(step.place);
      const key = heldKey(step.place);
      const { held, dealtWith } = targets.get(stream) ?? processTarget.initial;
      // It was already retried or waived by a user, or is held, and a crash has repeated the batch.
      if (dealtWith.includes(key) || held.some(each => heldKey(each) === key)) continue;
      const waits = holding.get(stream) ?? held.length > 0;
      if (waits && (await this.hold(step, WAITING))) continue;
      const refused = await this.execute(step);
      holding.set(stream, refused !== undefined);
      if (!refused) continue;
      const { process, command } = step.place;
      this.logger.warn({ process, command, code: refused.code }, 'what should follow was refused');
      await this.hold(step, refused.code);
    }
  }

  /** Returns the rejection, or undefined when the command succeeded; any other error is thrown. */
  async execute(step: Step): Promise<Rejection | undefined> {
    try {
      await this.run(step, step.reactive, commandIdOf(step));
      return undefined;
    } catch (error) {
      if (error instanceof Rejection) return error;
      if (error instanceof Failure && error.status < 500) return new Rejection(error.code);
      throw error;
    }
  }

  /** Runs the process's alternative after a command was waived. Repeating it changes nothing. */
  async instead(step: Step, reactive: Reactive): Promise<void> {
    await this.run(step, reactive, commandIdOf(step, 'waive'));
  }

  /** Holds the command with the reason; false when it was to wait behind a command that is no longer held. */
  async hold(step: Step, code: string, awaitRows = false): Promise<boolean> {
    const { place, merchantId, encounterId, patientId, causationId } = step;
    const body: BodyOf<typeof holdCommand> = { ...place, code, encounterId, patientId };
    const call = { commandId: newUuid(), awaitRows, ...(causationId !== undefined && { causationId }) };
    try {
      await this.runner.execute(systemCaller(merchantId, holdCommand.access), holdCommand.name, 0, body, call);
      return true;
    } catch (error) {
      if (code === WAITING && error instanceof Rejection) return false;
      throw error;
    }
  }

  /** The commands now held at these places, by `heldStream`, even if another process wrote them. */
  async targets(places: readonly HeldPlace[]): Promise<Map<string, ProcessTarget>> {
    const wanted = new Map(places.map(place => [heldStream(place), processTarget]));
    await this.streams.refresh(wanted);
    const folded = await this.streams.load(wanted);
    return new Map([...folded].map(([stream, { state }]) => [stream, state as ProcessTarget]));
  }

  private async run(step: Step, { command, target, body }: Reactive, commandId: string): Promise<void> {
    const { merchantId, causationId, correlationId } = step;
    await this.runner.execute(systemCaller(merchantId, command.access), command.name, target, body, {
      commandId,
      ...(causationId !== undefined && { causationId }),
      ...(correlationId !== undefined && { correlationId }),
      awaitRows: false,
    });
  }
}
