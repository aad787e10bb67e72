import type { BodyOf } from '@alur/contracts/kernel/command';
import type { holdCommand, settleCommand } from '@alur/contracts/kernel/process/commands';
import { writes, type Aggregate } from '../aggregate.js';
import { ensure, Rejection } from '../rejection.js';
import type { ProcessEvent } from './events.js';

export type HeldPlace = BodyOf<typeof settleCommand>;
export type HeldCommand = Extract<ProcessEvent, { type: 'CommandHeld' }>['data'];

/** What is held, in the order in which it is to be done; and what was held once and is dealt with. */
export interface ProcessTarget {
  held: readonly HeldCommand[];
  dealtWith: readonly string[];
}

/** Waits behind another that was refused; not tried yet. */
export const WAITING = 'process.waiting';

/** Tells one cause from another. */
export const causeKey = (cause: HeldPlace['cause']): string =>
  'eventId' in cause ? cause.eventId : `${cause.dueKey}@${cause.dueAt}`;

/** Tells one held command of a process from another. */
export const heldKey = ({ command, targetId, cause }: Pick<HeldPlace, 'command' | 'targetId' | 'cause'>): string =>
  `${command}/${targetId}@${causeKey(cause)}`;

/** Where something that has more to it is held. */
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
 * Holds a command that was refused, or that waits behind one that was; where nothing is held any more, there is nothing
 * to wait behind. What is held and was tried again is refused once more.
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

/** The command that is to be dealt with: the first held, because those to one target go in order. */
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
