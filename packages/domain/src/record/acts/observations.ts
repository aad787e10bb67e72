import type { Variant } from '@alur/contracts/record/early-warning';
import * as commands from '@alur/contracts/record/commands';
import { variantOn } from '../../care/age-of.js';
import { recordsOf } from '../../care/known-allergies.js';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { visitOf, whose } from '../../care/visit-streams.js';
import { emergency, type EmergencyState } from '../../emergency/emergency.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { CareHeader } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay, type StayState } from '../../stay/stay.js';
import { observation, type ObservationState } from '../observation.js';
import {
  acknowledgeAlert,
  correctFluid,
  correctValues,
  observedAt,
  recordFluid,
  recordScale,
  recordValues,
  voidObservations,
  type Observing,
} from '../observing.js';

const inVisit = { observation, encounter, stay, arrival: emergency };
const written = (
  { encounterId }: { encounterId: number },
  loaded: { readonly encounter?: EncounterState },
  { ids }: DecisionContext,
) => ({
  observation: writes(observation, ids['observation'] ?? 0),
  encounter: checks(encounter, encounterId),
  stay: checks(stay, encounterId),
  arrival: known(loaded.encounter)?.kind === 'emergency' ? checks(emergency, encounterId) : undefined,
});

interface Since {
  readonly stay: StayState;
  readonly arrival?: EmergencyState | undefined;
}
/** Since when she is here: in the emergency department, in whichever bed, or in a ward; null where that is not kept. */
const sinceOf = ({ stay: lies, arrival }: Since): string | null =>
  known(arrival)?.arrivedAt ?? known(lies)?.placements[0].at ?? null;

/** The visit, with the unit where the patient lies now. */
const place = (visit: EncounterState, lies: StayState): CareHeader => {
  const it = mayWrite(visit, 'observations');
  // A patient who has left is not observed any more, even if her bill is still open.
  ensure(lies.status !== 'left', 'stay.left');
  return { ...it, unitId: known(lies)?.unitId ?? it.unitId };
};

const observingOf = (
  command: { effectiveAt: string | null; nextInMinutes?: number | null },
  since: Since,
  context: DecisionContext,
): Observing => {
  const { staff: by, now } = sayer(context);
  const at = observedAt(command.effectiveAt, now, sinceOf(since));
  return { observationId: context.ids['observation'] ?? 0, by, at, nextInMinutes: command.nextInMinutes ?? null };
};

/**
 * The variant by her age today; the user must state it for a pregnant patient, on SpO₂ scale 2, or if the age is
 * unknown.
 */
const variantFor = (said: Variant | null, records: Parameters<typeof variantOn>[0], today: string): Variant => {
  const byAge = variantOn(records, today);
  if (said === 'obstetric') return said;
  // Scale 2 is for adults only, so that a child keeps the table for children.
  if (said === 'hypercapnic' && byAge === 'adult') return said;
  return byAge ?? said ?? 'adult';
};

export const recordObservationsAct = act({
  command: commands.recordObservations,
  ids: ['observation'],
  sees: { ...inVisit, patient, survivor: patient, settings },
  primary: 'encounter',
  streams: (command, loaded, context) => ({
    ...written(command, loaded, context),
    ...recordsOf(whose(loaded), loaded),
    settings: settingsOf(context),
  }),
  decide: (command, states, context) => {
    const visit = place(states.encounter, states.stay);
    const variant = variantFor(command.variant, states, context.today);
    const observing = observingOf(command, states, context);
    return { observation: recordValues(visit, observing, { ...command, variant }, states.settings.observation) };
  },
});

export const recordFluidAct = act({
  command: commands.recordFluid,
  ids: ['observation'],
  sees: inVisit,
  primary: 'encounter',
  streams: written,
  decide: (command, states, context) => ({
    observation: recordFluid(place(states.encounter, states.stay), observingOf(command, states, context), command),
  }),
});

export const recordScaleAct = act({
  command: commands.recordScale,
  ids: ['observation'],
  sees: inVisit,
  primary: 'encounter',
  streams: written,
  decide: (command, states, context) => ({
    observation: recordScale(place(states.encounter, states.stay), observingOf(command, states, context), command),
  }),
});

const observationOfEncounter = { observation, encounter };
const its = ({ id }: { id: number }, loaded: { observation?: ObservationState }) => ({
  observation: writes(observation, id),
  encounter: visitOf(loaded.observation),
});
const recordedOf = (state: ObservationState) => {
  const it = known(state);
  ensure(it, 'record.observations-unknown');
  return it;
};

/** Values may be corrected as long as a note may be amended (SHAPES, annex 2). */
const correctingOf = (
  { amends, reason }: { amends: number; reason: string },
  visit: EncounterState | undefined,
  context: DecisionContext,
) => {
  mayWrite(visit ?? encounter.initial, 'amendment');
  return { by: sayer(context).staff, amends, reason };
};

export const correctObservationsAct = act({
  command: commands.correctObservations,
  sees: { ...observationOfEncounter, patient, survivor: patient, settings },
  primary: 'observation',
  streams: (command, loaded, context) => ({
    ...its(command, loaded),
    ...recordsOf(whose(loaded), loaded),
    settings: settingsOf(context),
  }),
  decide: (command, states, context) => {
    const it = recordedOf(states.observation);
    const variant = variantFor(command.variant ?? it.variant, states, context.today);
    const correcting = correctingOf(command, states.encounter, context);
    return { observation: correctValues(it, correcting, { ...command, variant }, states.settings.observation) };
  },
});

export const correctFluidAct = act({
  command: commands.correctFluid,
  sees: observationOfEncounter,
  primary: 'observation',
  streams: its,
  decide: (command, states, context) => ({
    observation: correctFluid(
      recordedOf(states.observation),
      correctingOf(command, states.encounter, context),
      command,
    ),
  }),
});

export const voidObservationsAct = act({
  command: commands.voidObservations,
  sees: observationOfEncounter,
  primary: 'observation',
  streams: its,
  decide: ({ reason }, states, context) => {
    const it = recordedOf(states.observation);
    mayWrite(states.encounter ?? encounter.initial, 'amendment');
    return { observation: voidObservations(it, sayer(context).staff, reason) };
  },
});

export const acknowledgeAlertAct = act({
  command: commands.acknowledgeAlert,
  sees: observationOfEncounter,
  primary: 'observation',
  streams: its,
  decide: ({ note }, states, context) => ({
    observation: acknowledgeAlert(recordedOf(states.observation), sayer(context), note),
  }),
});

export const observationActs = [
  recordObservationsAct,
  recordFluidAct,
  recordScaleAct,
  correctObservationsAct,
  correctFluidAct,
  voidObservationsAct,
  acknowledgeAlertAct,
];
