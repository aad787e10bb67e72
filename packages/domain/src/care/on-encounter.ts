import type { EncounterStatus } from '@alur/contracts/encounter/enums';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { encounter, type Encounter, type EncounterState } from '../encounter/encounter.js';
import { notCancelled } from '../encounter/guards.js';
import { act, type AnyAct, type Targeted } from '../kernel/act.js';
import { checks, writes, type AnyAggregate, type EventsOf, type StateOf } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import { record } from '../record/record.js';

/** Kinds of text that are written about a visit. */
export type Writing = 'observations' | 'assessment' | 'entry' | 'amendment' | 'attestation' | 'order' | 'result';

/** SHAPES, annex 2: while the visit is in which states it may be written. */
const during: Readonly<Record<Writing, readonly EncounterStatus[]>> = {
  observations: ['arrived', 'in_progress', 'concluded'],
  // Nurses' forms and notes are written before the doctor begins.
  assessment: ['arrived', 'in_progress', 'concluded'],
  entry: ['in_progress', 'concluded'],
  amendment: ['arrived', 'in_progress', 'concluded', 'finished'],
  // Others rely on what is attested: letters, a resume, a verification.
  attestation: ['in_progress', 'concluded', 'finished'],
  order: ['in_progress'],
  // A result may arrive at any time, whatever status the visit has by then.
  result: ['arrived', 'in_progress', 'concluded', 'finished'],
};

/** The visit, if this may be written about it now. */
export const mayWrite = (state: EncounterState, writing: Writing): Encounter => {
  const visit = notCancelled(state);
  // In the emergency department, orders are given before a doctor is there (annex 2).
  const isUrgent = visit.kind === 'emergency' && visit.status === 'arrived' && writing === 'order';
  if (isUrgent || during[writing].includes(visit.status)) return visit;
  ensure(
    visit.status !== 'planned' || (writing !== 'observations' && writing !== 'assessment'),
    'booking.attendance-unconfirmed',
  );
  throw new Rejection('consultation.not-ongoing');
};

/** The user who gives the command, as events record her. */
export const actingStaff = ({ actorId, actorName, role }: DecisionContext): Staff => ({
  staffId: actorId,
  name: actorName,
  profession: role === '' ? null : role,
});

/** The user who gives the command, and the time. */
export const sayer = (context: DecisionContext) => ({ staff: actingStaff(context), now: context.now });

/**
 * Declares a command that writes about the visit with the route's id, in the visit's record or in a new stream. Only
 * the visit is checked.
 */
export const onEncounter = <C extends CommandSpec, A extends AnyAggregate>(
  command: C,
  aggregate: A,
  writing: Writing,
  decide: (command: Targeted<C>, state: StateOf<A>, visit: Encounter, context: DecisionContext) => EventsOf<A>[],
): AnyAct => {
  const isRecord = aggregate.kind === record.kind;
  return act({
    command,
    ...(!isRecord && { ids: [aggregate.kind] }),
    sees: { encounter, written: aggregate as AnyAggregate },
    primary: 'encounter',
    streams: (body, _loaded, { ids }) => ({
      encounter: checks(encounter, body.id),
      written: writes(aggregate as AnyAggregate, isRecord ? body.id : (ids[aggregate.kind] ?? 0)),
    }),
    decide: (body, states, context) => ({
      written: decide(body, states.written as StateOf<A>, mayWrite(states.encounter, writing), context),
    }),
  });
};
