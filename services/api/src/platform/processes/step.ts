import type { Seen } from '@alur/domain/kernel/event';
import type { Due, Process, Reactive } from '@alur/domain/kernel/process';
import { causeKey, type HeldPlace } from '@alur/domain/kernel/process/target';
import { v5 as uuidFrom } from 'uuid';

/** UUID namespace, freely chosen, of commands that follow from events and due moments. */
const NAMESPACE = '5f0e6a52-6b52-4c1e-9d0b-0f6a1e7a4c10';

/** A command that a process or a due row triggers, and its cause. */
export interface Step {
  /** The place where it is held if refused; its command id derives from this too. */
  place: HeldPlace;
  merchantId: number;
  reactive: Reactive;
  /** The encounter or patient that it concerns, if any. */
  encounterId: number | null;
  patientId: number | null;
  /** The causing event, and the first command of the chain. */
  causationId?: string;
  correlationId?: string;
}

/** A row of a due view whose moment has come. */
export interface WaitingRow {
  merchantId: number;
  key: string;
  at: string;
  row: Record<string, unknown>;
}

const idIn = (data: Record<string, unknown>, name: string): number | null => {
  const id = data[name];
  return typeof id === 'number' ? id : null;
};

const subjectsIn = (data: Record<string, unknown>) => ({
  encounterId: idIn(data, 'encounterId'),
  patientId: idIn(data, 'patientId'),
});

/**
 * Commands of one encounter run in order, whatever stream their events come from; without an encounter each stream is a
 * source of its own.
 */
const sourceOf = (data: Record<string, unknown>, own: string): string => {
  const encounterId = idIn(data, 'encounterId');
  return encounterId === null ? own : `encounter-${encounterId}`;
};

/**
 * @throws Error when a facility's event names another facility, because only the operator's events may act in others
 */
const facilityOf = (process: Process, { meta }: Seen, { merchantId = meta.merchantId }: Reactive): number => {
  if (merchantId !== meta.merchantId && meta.merchantId !== 0)
    throw new Error(`${process.name} reaches from facility ${meta.merchantId} into ${merchantId}`);
  return merchantId;
};

/** The step that an event triggers. */
export const stepOf = (process: Process, event: Seen, reactive: Reactive): Step => {
  const merchantId = facilityOf(process, event, reactive);
  return {
    place: {
      process: process.name,
      command: reactive.command.name,
      targetId: reactive.target,
      source: sourceOf(
        event.data,
        merchantId === event.meta.merchantId ? event.stream : `${event.stream}_${merchantId}`,
      ),
      cause: { eventId: event.id, eventStream: event.stream, eventRevision: event.revision },
    },
    merchantId,
    reactive,
    ...subjectsIn(event.data),
    causationId: event.id,
    correlationId: (event.meta as { correlationId?: string }).correlationId ?? event.meta.commandId,
  };
};

/** The step that a due row triggers. */
export const dueStepOf = (due: Due, { merchantId, key, at, row }: WaitingRow, reactive: Reactive): Step => ({
  place: {
    process: due.name,
    command: reactive.command.name,
    targetId: reactive.target,
    source: sourceOf(row, `${due.view}-${key}_${merchantId}`),
    cause: { dueKey: key, dueAt: at },
  },
  merchantId,
  reactive,
  ...subjectsIn(row),
});

/**
 * Derives the command's id from its step, so that a repeated step is the same command and runs once. `as` distinguishes
 * the alternative that runs in its stead.
 */
export const commandIdOf = ({ place, merchantId }: Step, as = ''): string => {
  const { process, command, targetId, cause } = place;
  return uuidFrom(`${process}|${merchantId}|${causeKey(cause)}|${as}|${command}|${targetId}`, NAMESPACE);
};
