import type { BodyOf } from '@alur/contracts/kernel/command';
import { holdCommand } from '@alur/contracts/process/commands';
import { streamName } from '@alur/domain/kernel/aggregate';
import type { Seen } from '@alur/domain/kernel/event';
import type { Process, Reactive } from '@alur/domain/kernel/process';
import { Rejection } from '@alur/domain/kernel/rejection';
import { processTarget, targetOf, WAITING, type HeldPlace, type ProcessTarget } from '@alur/domain/process/target';
import { v4 as newUuid, v5 as uuidFrom } from 'uuid';
import type { CommandRunner } from '../commands/command-runner.js';
import type { FoldedStreams } from '../commands/folded-streams.js';
import { Failure } from '../errors/failure.js';
import { systemCaller } from './system-caller.js';

/** Any uuid of our own: the name space of commands that follow from events. */
const NAMESPACE = '5f0e6a52-6b52-4c1e-9d0b-0f6a1e7a4c10';

/** A command that follows from an event in a process. */
export interface Step {
  process: Process;
  event: Seen;
  reactive: Reactive;
}

export const placeOf = ({ process, event, reactive }: Step): HeldPlace => ({
  process: process.name,
  command: reactive.command.name,
  targetId: reactive.target,
  eventId: event.id,
  eventStream: event.stream,
  eventRevision: event.revision,
});

/** @throws Error when what happened in one facility is to be followed by something in another */
const facilityOf = ({ meta, type }: Seen, { merchantId = meta.merchantId }: Reactive): number => {
  if (meta.merchantId !== 0 && merchantId !== meta.merchantId)
    throw new Error(`${type} of facility ${meta.merchantId} means to change facility ${merchantId}`);
  return merchantId;
};

const idIn = (data: Record<string, unknown>, name: string): number | null => {
  const id = data[name];
  return typeof id === 'number' ? id : null;
};

/**
 * Does what follows from events, one command at a time, and holds what was refused. A command's id derives from process,
 * event, command and target, so that the same step, whoever takes it again, is done once.
 */
export class Steps {
  constructor(
    private readonly runner: CommandRunner,
    private readonly streams: FoldedStreams,
  ) {}

  /** The refusal; nothing when it was done. Anything but a refusal is thrown. */
  async execute({ process, event, reactive }: Step): Promise<Rejection | undefined> {
    const { command, target, body } = reactive;
    try {
      await this.runner.execute(systemCaller(facilityOf(event, reactive), command.access), command.name, target, body, {
        commandId: uuidFrom(`${process.name}|${event.id}|${command.name}|${target}`, NAMESPACE),
        causationId: event.id,
        correlationId: (event.meta as { correlationId?: string }).correlationId ?? event.meta.commandId,
        awaitRows: false,
      });
      return undefined;
    } catch (error) {
      if (error instanceof Rejection) return error;
      if (error instanceof Failure && error.status < 500) return new Rejection(error.code);
      throw error;
    }
  }

  /** Holds it, with why; false when it was to wait behind something that is not held any more. */
  async hold(step: Step, code: string, awaitRows = false): Promise<boolean> {
    const { event } = step;
    const body: BodyOf<typeof holdCommand> = {
      ...placeOf(step),
      code,
      encounterId: idIn(event.data, 'encounterId'),
      patientId: idIn(event.data, 'patientId'),
    };
    const call = { commandId: newUuid(), causationId: event.id, awaitRows };
    const caller = systemCaller(event.meta.merchantId, holdCommand.access);
    try {
      await this.runner.execute(caller, holdCommand.name, 0, body, call);
      return true;
    } catch (error) {
      if (code === WAITING && error instanceof Rejection) return false;
      throw error;
    }
  }

  /** What is held of these targets now, whichever process wrote it; in the order given. */
  async targets(places: readonly HeldPlace[]): Promise<ProcessTarget[]> {
    const streams = places.map(place => streamName(targetOf(place)));
    const wanted = new Map(streams.map(stream => [stream, processTarget]));
    await this.streams.refresh(wanted);
    const folded = await this.streams.load(wanted);
    return streams.map(stream => (folded.get(stream)?.state ?? processTarget.initial) as ProcessTarget);
  }
}
