import type { BodyOf } from '@alur/contracts/kernel/command';
import type { holdCommand, settleCommand } from '@alur/contracts/kernel/process/commands';
import { writes, type Aggregate } from '../aggregate.js';
import { ensure, Rejection } from '../rejection.js';
import type { ProcessEvent } from './events.js';

export type HeldPlace = BodyOf<typeof settleCommand>;
export type HeldCommand = Extract<ProcessEvent, { type: 'CommandHeld' }>['data'];

/** The held commands in the order in which they must run, and those that were held and are settled. */
export interface ProcessTarget {
  held: readonly HeldCommand[];
  dealtWith: readonly string[];
}

/** Code of a held command that was not tried yet, because an earlier one was refused. */
export const WAITING = 'process.waiting';

/** A string that identifies a cause. */
export const causeKey = (cause: HeldPlace['cause']): string =>
  'eventId' in cause ? cause.eventId : `${cause.dueKey}@${cause.dueAt}`;

/** A string that identifies a held command within its process. */
export const heldKey = ({ command, targetId, cause }: Pick<HeldPlace, 'command' | 'targetId' | 'cause'>): string =>
  `${command}/${targetId}@${causeKey(cause)}`;

/** Only the place's fields of a value that has more. */
export const placeIn = (held: HeldPlace): HeldPlace => {
  const { process, command, targetId, source, cause } = held;
  return { process, command, targetId, source, cause };
};

const of = (held: HeldCommand) => ({ ...placeIn(held), encounterId: held.encounterId });

export const processTarget: Aggregate<ProcessTarget, ProcessEvent> = {
  kind: 'process',
  initial: { held: [], dealtWith: [] },
  evolve: (state, { type, data }) => {
    const key = heldKey(data);
    if (type === 'CommandHeld') return { ...state, held: [...state.held, data] };
    if (type === 'HeldCommandRefused')
      return { ...state, held: state.held.map(each => (heldKey(each) === key ? { ...each, code: data.code } : each)) };
    return {
      held: state.held.filter(each => heldKey(each) !== key),
      dealtWith: [...state.dealtWith, key],
    };
  },
};

/** One stream for each target and source of a process: `process-consultation-to-billing_transaction_55_encounter-3`. */
export const targetOf = ({
  process,
  command,
  targetId,
  source,
}: Pick<HeldPlace, 'process' | 'command' | 'targetId' | 'source'>) =>
  writes(processTarget, `${process}_${command.split('/')[0]}_${targetId}_${source}`);

/**
 * Holds a command that was refused, or that must wait behind a refused one; if nothing is held any more, it need not
 * wait. A held command that was retried is recorded as refused once more.
 */
export const hold = (state: ProcessTarget, command: BodyOf<typeof holdCommand>): ProcessEvent[] => {
  const key = heldKey(command);
  if (state.dealtWith.includes(key)) return [];
  const { code, encounterId, patientId } = command;
  const place = placeIn(command);
  if (state.held.some(each => heldKey(each) === key))
    return code === WAITING ? [] : [{ type: 'HeldCommandRefused', data: { ...place, code, encounterId } }];
  ensure(code !== WAITING || state.held.length > 0, 'process.not-held');
  return [{ type: 'CommandHeld', data: { ...place, code, encounterId, patientId } }];
};

/** The command to be settled, which must be the first held one, because commands to one target run in order. */
const first = (state: ProcessTarget, place: HeldPlace): HeldCommand => {
  const [held] = state.held;
  const key = heldKey(place);
  if (!state.held.some(each => heldKey(each) === key)) throw new Rejection('process.not-held');
  if (!held || heldKey(held) !== key) throw new Rejection('process.waits-for-earlier');
  return held;
};

export const settle = (state: ProcessTarget, place: HeldPlace): ProcessEvent[] =>
  state.dealtWith.includes(heldKey(place)) ? [] : [{ type: 'HeldCommandDone', data: of(first(state, place)) }];

export const waive = (state: ProcessTarget, place: HeldPlace, reason: string): ProcessEvent[] => {
  const held = first(state, place);
  return [{ type: 'HeldCommandWaived', data: { ...of(held), patientId: held.patientId, reason } }];
};
