import * as commands from '@alur/contracts/back-referral/commands';
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
import { backReferral, heldBackReferral, restingOn, type BackReferralState } from '../back-referral.js';
import * as decisions from '../back-referral.js';

const [NUMBER, PLACE] = ['back-referral', 'visit-back-referral'];
const holderOf = (id: number) => `back_referral-${id}`;
const newId = (context: DecisionContext) => context.ids['back_referral'] ?? 0;
const numberOf = (value: string) => ({ kind: NUMBER, value, taken: 'back-referral.number-taken', path: 'number' });
/** BPJS has one of a letter of eligibility at a time, and so has the visit. */
const place = ({ encounterId }: { encounterId: number }) => ({
  ...{ kind: PLACE, value: String(encounterId), taken: 'back-referral.exists' },
});
const placeName = ({ encounterId }: { encounterId: number }, context: DecisionContext) =>
  uniqueNameOf(PLACE, String(encounterId), context);

/** What one is made upon: the visit with its letter of eligibility, and its patient. */
const enrolling = { backReferral, encounter, patient, eligibility, place: uniqueName };
const enrollingOf = (
  { encounterId }: { encounterId: number },
  loaded: { readonly encounter?: EncounterState | undefined },
  context: DecisionContext,
) => {
  const visit = known(loaded.encounter);
  return {
    backReferral: writes(backReferral, newId(context)),
    encounter: checks(encounter, encounterId),
    patient: visit && checks(patient, visit.patientId),
    eligibility: checks(eligibility, encounterId),
    place: placeName({ encounterId }, context),
  };
};

interface Loaded {
  readonly encounter: EncounterState;
  readonly patient?: StateOf<typeof patient> | undefined;
  readonly eligibility: EligibilityState;
}

const enrolled = (states: Loaded, context: DecisionContext) => {
  const visit = notCancelled(states.encounter);
  ensure(states.patient, 'queue.not-found');
  const person = hereAfterAll(states.patient);
  const letter = states.eligibility.status === 'recorded' ? states.eligibility : null;
  return {
    identity: person.identity,
    keys: { ...headerOf(visit), backReferralId: newId(context) },
    enrolment: { eligibilityLetter: restingOn(visit, letter), ...personLabels(person, context.today) },
  };
};

const requestAct = act({
  command: commands.requestBackReferral,
  ids: ['back_referral'],
  sees: { ...enrolling, ...connection },
  primary: 'backReferral',
  streams: (said, loaded, context) => ({ ...enrollingOf(said, loaded, context), ...connectionOf(context) }),
  decide: ({ encounterId, programme, doctor, notes, advice, medicines }, states, context) => {
    connected(connectionIn(states));
    const { keys, enrolment, identity } = enrolled(states, context);
    const said = { ...keys, ...enrolment, programme, doctor, notes, advice, medicines };
    return {
      backReferral: decisions.request({ ...said, requestedBy: actingStaff(context) }, identity),
      place: take(states.place, holderOf(newId(context)), place({ encounterId }), context),
    };
  },
});

/** Its number is one letter's alone. */
const recordAct = act({
  command: commands.recordBackReferral,
  ids: ['back_referral'],
  sees: { ...enrolling, number: uniqueName },
  primary: 'backReferral',
  streams: (said, loaded, context) => ({
    ...enrollingOf(said, loaded, context),
    number: uniqueNameOf(NUMBER, said.number, context),
  }),
  decide: ({ encounterId, programme, doctor, number, issuedOn }, states, context) => {
    const { keys, enrolment } = enrolled(states, context);
    const typed = { ...enrolment, programme, doctor, recordedBy: actingStaff(context) };
    const holder = holderOf(newId(context));
    return {
      backReferral: decisions.record({ ...keys, number, issuedOn, typed }, context.today),
      place: take(states.place, holder, place({ encounterId }), context),
      number: take(states.number, holder, numberOf(number), context),
    };
  },
});

/** One with its visit, and the place that it has there. */
const placed = { backReferral, encounter, place: uniqueName };
const placedOf = (
  id: number,
  loaded: { readonly backReferral?: BackReferralState | undefined },
  context: DecisionContext,
) => {
  const it = known(loaded.backReferral);
  return {
    backReferral: writes(backReferral, id),
    encounter: visitOf(loaded.backReferral),
    place: it && placeName(it, context),
  };
};

const leaves = (id: number, it: BackReferralState, state: NameState | undefined, context: DecisionContext) =>
  state && it.status !== 'none' ? release(state, holderOf(id), place(it), context) : undefined;

const withdrawAct = act({
  command: commands.withdrawBackReferral,
  sees: placed,
  primary: 'backReferral',
  streams: ({ id }, loaded, context) => placedOf(id, loaded, context),
  decide: ({ id }, states, context) => ({
    backReferral: decisions.withdraw(states.backReferral, actingStaff(context)),
    place: leaves(id, states.backReferral, states.place, context),
  }),
});

const recordRequestAct = act({
  command: commands.recordBackReferralRequest,
  sees: { ...placed, number: uniqueName },
  primary: 'backReferral',
  streams: ({ id, outcome }, loaded, context) => ({
    ...placedOf(id, loaded, context),
    number: 'issued' in outcome ? uniqueNameOf(NUMBER, outcome.issued.number, context) : undefined,
  }),
  decide: ({ id, outcome }, states, context) => {
    const { backReferral: it, place: where, number } = states;
    const holder = holderOf(id);
    const isOther = (name: NameState | undefined) => name != null && name.holder !== null && name.holder !== holder;
    const recorded = decisions.recordOutcome(it, { outcome }, { isTaken: isOther(number), hasOther: isOther(where) });
    const [event] = recorded;
    if (event?.type === 'BackReferralRequestFailed' && !event.data.willRetry)
      return { backReferral: recorded, place: leaves(id, it, where, context) };
    if (event?.type !== 'BackReferralIssued' || !where || !number || it.status === 'none')
      return { backReferral: recorded };
    return {
      backReferral: recorded,
      place: take(where, holder, place(it), context),
      number: take(number, holder, numberOf(event.data.number), context),
    };
  },
});

/** One that holds, with its number, which it gives back once it is void. */
const held = { ...placed, number: uniqueName };
const heldOf = (
  id: number,
  loaded: { readonly backReferral?: BackReferralState | undefined },
  context: DecisionContext,
) => ({
  ...placedOf(id, loaded, context),
  number:
    loaded.backReferral?.status === 'issued' ? uniqueNameOf(NUMBER, loaded.backReferral.number, context) : undefined,
});
const givenBack = (
  id: number,
  states: { backReferral: BackReferralState; place?: NameState | undefined; number?: NameState | undefined },
  context: DecisionContext,
) => ({
  place: leaves(id, states.backReferral, states.place, context),
  number:
    states.number &&
    release(states.number, holderOf(id), numberOf(heldBackReferral(states.backReferral).number), context),
});

const voidAct = act({
  command: commands.voidBackReferral,
  sees: held,
  primary: 'backReferral',
  streams: ({ id }, loaded, context) => heldOf(id, loaded, context),
  decide: ({ id, reason }, states, context) => ({
    backReferral: decisions.voidBackReferral(states.backReferral, reason, actingStaff(context)),
    ...givenBack(id, states, context),
  }),
});

const deleteAct = act({
  command: commands.deleteBackReferral,
  sees: { backReferral, encounter, ...connection },
  primary: 'backReferral',
  streams: ({ id }, loaded, context) => ({
    ...{ backReferral: writes(backReferral, id), encounter: visitOf(loaded.backReferral) },
    ...connectionOf(context),
  }),
  decide: ({ reason }, states, context) => {
    connected(connectionIn(states));
    return { backReferral: decisions.requestDeletion(states.backReferral, reason, actingStaff(context)) };
  },
});

const recordDeletionAct = act({
  command: commands.recordBackReferralDeletion,
  sees: held,
  primary: 'backReferral',
  streams: ({ id }, loaded, context) => heldOf(id, loaded, context),
  decide: ({ id, outcome }, states, context) => {
    const recorded = decisions.recordDeletion(states.backReferral, { outcome });
    if (recorded[0]?.type !== 'BackReferralVoided') return { backReferral: recorded };
    return { backReferral: recorded, ...givenBack(id, states, context) };
  },
});

export const backReferralActs = [
  ...[requestAct, withdrawAct, recordRequestAct, recordAct],
  ...[voidAct, deleteAct, recordDeletionAct],
];
