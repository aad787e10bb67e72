import * as commands from '@alur/contracts/control-letter/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { personLabels } from '../../care/person-labels.js';
import { connection, connectionIn, connectionOf } from '../../care/vclaim-connection.js';
import { visitOf } from '../../care/visit-streams.js';
import { eligibility, type EligibilityState } from '../../casemix/eligibility.js';
import { connected } from '../../casemix/letter-request.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { release, take, uniqueName, uniqueNameOf, type NameState } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { recordChange, requestChange } from '../control-letter-change.js';
import * as decisions from '../control-letter.js';
import { controlLetter, heldLetter, placeOf, type ControlLetterState } from '../control-letter.js';

const [NUMBER, PLACE] = ['control-letter', 'visit-control-letter'];
const holderOf = (id: number) => `control_letter-${id}`;
const numberOf = (value: string) => ({ kind: NUMBER, value, taken: 'control-letter.number-taken', path: 'number' });
const place = (of: Parameters<typeof placeOf>[0]) => ({
  ...{ kind: PLACE, value: placeOf(of), taken: 'control-letter.exists', path: 'kind' },
});
const placeName = (of: Parameters<typeof placeOf>[0], context: DecisionContext) =>
  uniqueNameOf(PLACE, placeOf(of), context);
const newId = (context: DecisionContext) => context.ids['control_letter'] ?? 0;

type Planned = { encounterId: number; kind: commands.ControlLetterKind };

/** What a letter is planned by: the visit, whose letter of eligibility it follows, and its patient. */
const planning = { letter: controlLetter, encounter, patient, eligibility, place: uniqueName };
const planningOf = (
  planned: Planned,
  loaded: { readonly encounter?: EncounterState | undefined },
  context: DecisionContext,
) => {
  const visit = known(loaded.encounter);
  return {
    letter: writes(controlLetter, newId(context)),
    encounter: checks(encounter, planned.encounterId),
    patient: visit && checks(patient, visit.patientId),
    eligibility: checks(eligibility, planned.encounterId),
    place: placeName(planned, context),
  };
};

interface Loaded {
  readonly encounter: EncounterState;
  readonly patient?: StateOf<typeof patient> | undefined;
  readonly eligibility: EligibilityState;
}

const plannedBy = (
  {
    kind,
    plannedOn,
    poli,
    doctor,
  }: Planned & { plannedOn: string; poli: { code: string; name: string }; doctor: { code: string; name: string } },
  states: Loaded,
  context: DecisionContext,
) => {
  const visit = notCancelled(states.encounter);
  ensure(states.patient, 'queue.not-found');
  const person = hereAfterAll(states.patient);
  const { status } = states.eligibility;
  return {
    identity: person.identity,
    plan: {
      ...{ ...headerOf(visit), controlLetterId: newId(context), kind, plannedOn, poli, doctor },
      ...personLabels(person, context.today),
    },
    by: {
      ...{ visit, letterNumber: status === 'recorded' ? states.eligibility.number : null },
      ...{ staff: actingStaff(context), today: context.today },
    },
  };
};

const requestAct = act({
  command: commands.requestControlLetter,
  ids: ['control_letter'],
  sees: { ...planning, ...connection },
  primary: 'letter',
  streams: (planned, loaded, context) => ({ ...planningOf(planned, loaded, context), ...connectionOf(context) }),
  decide: (said, states, context) => {
    const { plan, by, identity } = plannedBy(said, states, context);
    const how = { providerCode: connected(connectionIn(states)), cardNumber: identity.bpjsNo };
    return {
      letter: decisions.request(plan, by, how),
      place: take(states.place, holderOf(newId(context)), place(said), context),
    };
  },
});

/** Its number is one letter's alone. */
const recordAct = act({
  command: commands.recordControlLetter,
  ids: ['control_letter'],
  sees: { ...planning, number: uniqueName },
  primary: 'letter',
  streams: (planned, loaded, context) => ({
    ...planningOf(planned, loaded, context),
    number: uniqueNameOf(NUMBER, planned.number, context),
  }),
  decide: (said, states, context) => {
    const { plan, by } = plannedBy(said, states, context);
    const holder = holderOf(newId(context));
    return {
      letter: decisions.record(plan, said.number, by),
      place: take(states.place, holder, place(said), context),
      number: take(states.number, holder, numberOf(said.number), context),
    };
  },
});

/** A letter with its visit, and the place that it has among those of the visit. */
const placed = { letter: controlLetter, encounter, place: uniqueName };
const placedOf = (
  id: number,
  loaded: { readonly letter?: ControlLetterState | undefined },
  context: DecisionContext,
) => {
  const it = known(loaded.letter);
  return {
    letter: writes(controlLetter, id),
    encounter: visitOf(loaded.letter),
    place: it && placeName(it, context),
  };
};

const leaves = (id: number, letter: ControlLetterState, state: NameState | undefined, context: DecisionContext) =>
  state && letter.status !== 'none' ? release(state, holderOf(id), place(letter), context) : undefined;

const withdrawAct = act({
  command: commands.withdrawControlLetter,
  sees: placed,
  primary: 'letter',
  streams: ({ id }, loaded, context) => placedOf(id, loaded, context),
  decide: ({ id }, states, context) => ({
    letter: decisions.withdraw(states.letter, actingStaff(context)),
    place: leaves(id, states.letter, states.place, context),
  }),
});

const recordRequestAct = act({
  command: commands.recordControlLetterRequest,
  sees: { ...placed, number: uniqueName },
  primary: 'letter',
  streams: ({ id, outcome }, loaded, context) => ({
    ...placedOf(id, loaded, context),
    number: 'issued' in outcome ? uniqueNameOf(NUMBER, outcome.issued.number, context) : undefined,
  }),
  decide: ({ id, outcome }, states, context) => {
    const { letter, place: where, number } = states;
    const holder = holderOf(id);
    const isOther = (name: NameState | undefined) => name != null && name.holder !== null && name.holder !== holder;
    const recorded = decisions.recordOutcome(
      letter,
      { outcome },
      { isTaken: isOther(number), hasOther: isOther(where) },
    );
    const [event] = recorded;
    if (event?.type === 'ControlLetterRequestFailed' && !event.data.willRetry)
      return { letter: recorded, place: leaves(id, letter, where, context) };
    if (event?.type !== 'ControlLetterIssued' || !where || !number || letter.status === 'none')
      return { letter: recorded };
    return {
      letter: recorded,
      place: take(where, holder, place(letter), context),
      number: take(number, holder, numberOf(event.data.number), context),
    };
  },
});

/** A letter that holds, with its number, which it gives back once it is void. */
const held = { ...placed, number: uniqueName };
const heldOf = (
  id: number,
  loaded: { readonly letter?: ControlLetterState | undefined },
  context: DecisionContext,
) => ({
  ...placedOf(id, loaded, context),
  number: loaded.letter?.status === 'issued' ? uniqueNameOf(NUMBER, loaded.letter.number, context) : undefined,
});
const givenBack = (
  id: number,
  states: { letter: ControlLetterState; place?: NameState | undefined; number?: NameState | undefined },
  context: DecisionContext,
) => ({
  place: leaves(id, states.letter, states.place, context),
  number: states.number && release(states.number, holderOf(id), numberOf(heldLetter(states.letter).number), context),
});

const voidAct = act({
  command: commands.voidControlLetter,
  sees: held,
  primary: 'letter',
  streams: ({ id }, loaded, context) => heldOf(id, loaded, context),
  decide: ({ id, reason }, states, context) => ({
    letter: decisions.voidLetter(states.letter, reason, actingStaff(context)),
    ...givenBack(id, states, context),
  }),
});

const deleteAct = act({
  command: commands.deleteControlLetter,
  sees: { letter: controlLetter, encounter, ...connection },
  primary: 'letter',
  streams: ({ id }, loaded, context) => ({
    ...{ letter: writes(controlLetter, id), encounter: visitOf(loaded.letter) },
    ...connectionOf(context),
  }),
  decide: ({ reason }, states, context) => ({
    letter: decisions.requestDeletion(states.letter, reason, {
      ...{ providerCode: connected(connectionIn(states)), requestedBy: actingStaff(context) },
    }),
  }),
});

const changeAct = act({
  command: commands.changeControlLetter,
  sees: { letter: controlLetter, encounter, ...connection },
  primary: 'letter',
  streams: ({ id }, loaded, context) => ({
    ...{ letter: writes(controlLetter, id), encounter: visitOf(loaded.letter) },
    ...connectionOf(context),
  }),
  decide: ({ plannedOn, poli, doctor }, states, context) => ({
    letter: requestChange(
      states.letter,
      { plannedOn, poli, doctor },
      {
        ...{ providerCode: connected(connectionIn(states)), requestedBy: actingStaff(context) },
        today: context.today,
      },
    ),
  }),
});

const recordChangeAct = act({
  command: commands.recordControlLetterChange,
  sees: { letter: controlLetter, encounter },
  primary: 'letter',
  streams: ({ id }, loaded) => ({ letter: writes(controlLetter, id), encounter: visitOf(loaded.letter) }),
  decide: ({ change, outcome }, states) => ({ letter: recordChange(states.letter, { change, outcome }) }),
});

const recordDeletionAct = act({
  command: commands.recordControlLetterDeletion,
  sees: held,
  primary: 'letter',
  streams: ({ id }, loaded, context) => heldOf(id, loaded, context),
  decide: ({ id, outcome }, states, context) => {
    const recorded = decisions.recordDeletion(states.letter, { outcome });
    if (recorded[0]?.type !== 'ControlLetterVoided') return { letter: recorded };
    return { letter: recorded, ...givenBack(id, states, context) };
  },
});

export const controlLetterActs = [
  ...[requestAct, withdrawAct, recordRequestAct, recordAct],
  ...[changeAct, recordChangeAct, voidAct, deleteAct, recordDeletionAct],
];
