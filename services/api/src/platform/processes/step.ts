import type { Seen } from '@alur/domain/kernel/event';
import type { Due, Process, Reactive } from '@alur/domain/kernel/process';
import { causeKey, type HeldPlace } from '@alur/domain/kernel/process/target';
import { v5 as uuidFrom } from 'uuid';

/** Any uuid of our own: the name space of commands that follow from events and from moments that have come. */
const NAMESPACE = '5f0e6a52-6b52-4c1e-9d0b-0f6a1e7a4c10';

/** A command that follows by itself, and what calls for it. */
export interface Step {
  /** Where it is held if it is refused; its command's id derives from this too. */
  place: HeldPlace;
  merchantId: number;
  reactive: Reactive;
  /** Whose it is, where it is a visit's or a person's. */
  encounterId: number | null;
  patientId: number | null;
  /** The event that it follows from, and the first command of the chain. */
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

/** Those of one visit go in order, whatever stream tells of it; what is of no visit has a source of its own. */
const sourceOf = (data: Record<string, unknown>, own: string): string => {
  const encounterId = idIn(data, 'encounterId');
  return encounterId === null ? own : `encounter-${encounterId}`;
};

/** @throws Error when a facility's event names another facility: only what the operator did reaches into others */
const facilityOf = (process: Process, { meta }: Seen, { merchantId = meta.merchantId }: Reactive): number => {
  if (merchantId !== meta.merchantId && meta.merchantId !== 0)
    throw new Error(`${process.name} reaches from facility ${meta.merchantId} into ${merchantId}`);
  return merchantId;
};

/** What follows from an event. */
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

/** What a moment calls for. */
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

/** The same step, whoever takes it again, is the same command: it is done once. `as`: of what is done in its stead. */
export const commandIdOf = ({ place, merchantId }: Step, as = ''): string => {
  const { process, command, targetId, cause } = place;
  return uuidFrom(`${process}|${merchantId}|${causeKey(cause)}|${as}|${command}|${targetId}`, NAMESPACE);
};
