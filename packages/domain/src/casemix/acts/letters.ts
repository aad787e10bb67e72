import * as commands from '@alur/contracts/casemix/commands';
import { askedBy, asking, askingOf } from '../../care/asked-of-bpjs.js';
import { actingStaff } from '../../care/on-encounter.js';
import { connection, connectionIn, connectionOf } from '../../care/vclaim-connection.js';
import { recordDocument, withdrawDocument } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled, there } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import type { DecisionContext } from '../../kernel/context.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { release, take, uniqueName, uniqueNameOf } from '../../kernel/name.js';
import { stay, type StayState } from '../../stay/stay.js';
import { claimedVisit } from '../claimed-visit.js';
import { eligibility, letterOf, recordLetter, voidLetter, withdrawRequest } from '../eligibility.js';
import { recordReport, requestReport } from '../discharge-report.js';
import { recordCorrection, requestCorrection } from '../letter-correction.js';
import { recordDeletion, requestDeletion } from '../letter-deletion.js';
import { recordOutcome, request } from '../letter-request.js';

const NUMBER = 'eligibility-letter';
const named = (value: string) => ({ kind: NUMBER, value, taken: 'casemix.number-taken', path: 'number' });
const holderOf = (encounterId: number) => `eligibility-${encounterId}`;

/** The letter's number is one visit's alone, and the visit's document. */
const numbered = { eligibility, encounter, number: uniqueName };
const numberedOf = ({ id, number }: { id: number; number: string }, _loaded: unknown, context: DecisionContext) => ({
  eligibility: writes(eligibility, id),
  encounter: writes(encounter, id),
  number: uniqueNameOf(NUMBER, number, context),
});
/** A letter that is void gives its number back, and is the visit's document no more. */
const givenBack = (
  id: number,
  letterNumber: string,
  states: { number: StateOf<typeof uniqueName> | undefined; encounter: StateOf<typeof encounter> },
  context: DecisionContext,
) => ({
  number: states.number && release(states.number, holderOf(id), named(letterNumber), context),
  encounter: withdrawDocument(states.encounter, 'sep'),
});

const recordLetterAct = act({
  command: commands.recordLetter,
  sees: numbered,
  primary: 'encounter',
  streams: numberedOf,
  decide: ({ id, ...letter }, states, context) => {
    const visit = notCancelled(states.encounter);
    const recorded = recordLetter(states.eligibility, letter, visit, actingStaff(context), context.today);
    return {
      eligibility: recorded,
      number: take(states.number, holderOf(id), named(letter.number), context),
      encounter: visit.documents.sep === letter.number ? [] : recordDocument(visit, 'sep', letter.number),
    };
  },
});

/** A letter that a claim rests on stays until the claim is cancelled. */
const voidLetterAct = act({
  command: commands.voidLetter,
  sees: { eligibility, encounter, number: uniqueName, claimed: uniqueName },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const letter = known(loaded.eligibility);
    return {
      eligibility: writes(eligibility, id),
      encounter: writes(encounter, id),
      number: letter && uniqueNameOf(NUMBER, letter.number, context),
      claimed: { ...claimedVisit(id, context), use: 'check' as const },
    };
  },
  decide: ({ id, reason }, states, context) => {
    const { number } = letterOf(states.eligibility);
    ensure(states.claimed.holder === null, 'casemix.letter-claimed');
    return {
      eligibility: voidLetter(states.eligibility, reason, actingStaff(context)),
      ...givenBack(id, number, states, context),
    };
  },
});

const correctLetterAct = act({
  command: commands.correctLetter,
  sees: { eligibility, encounter, ...connection },
  primary: 'encounter',
  streams: ({ id }, _loaded, context) => ({
    ...{ eligibility: writes(eligibility, id), encounter: checks(encounter, id) },
    ...connectionOf(context),
  }),
  decide: ({ id: _id, ...said }, states, context) => ({
    eligibility: requestCorrection(states.eligibility, said, {
      ...{ connection: connectionIn(states), requestedBy: actingStaff(context) },
    }),
  }),
});

const recordLetterCorrectionAct = act({
  command: commands.recordLetterCorrection,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: ({ id: _id, ...told }, states) => ({ eligibility: recordCorrection(states.eligibility, told) }),
});

/** VClaim deletes no letter that a claim here rests on. */
const deleteLetterAct = act({
  command: commands.deleteLetter,
  sees: { eligibility, encounter, claimed: uniqueName, ...connection },
  primary: 'encounter',
  streams: ({ id }, _loaded, context) => ({
    eligibility: writes(eligibility, id),
    encounter: checks(encounter, id),
    claimed: { ...claimedVisit(id, context), use: 'check' as const },
    ...connectionOf(context),
  }),
  decide: ({ reason }, states, context) => {
    const requested = requestDeletion(states.eligibility, reason, {
      ...{ connection: connectionIn(states), requestedBy: actingStaff(context) },
    });
    ensure(states.claimed.holder === null, 'casemix.letter-claimed');
    return { eligibility: requested };
  },
});

const recordLetterDeletionAct = act({
  command: commands.recordLetterDeletion,
  sees: numbered,
  primary: 'encounter',
  streams: numberedOf,
  decide: ({ id, ...answer }, states, context) => {
    const recorded = recordDeletion(states.eligibility, answer);
    if (!recorded.some(({ type }) => type === 'EligibilityLetterVoided')) return { eligibility: recorded };
    return {
      eligibility: recorded,
      ...givenBack(id, answer.number, states, context),
    };
  },
});

const requestLetterAct = act({
  command: commands.requestLetter,
  sees: asking,
  primary: 'encounter',
  streams: askingOf,
  decide: ({ id: _id, ...said }, states, context) => ({
    eligibility: request(states.eligibility, said, askedBy(states, context)),
  }),
});

const withdrawLetterRequestAct = act({
  command: commands.withdrawLetterRequest,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: (_body, states, context) => ({ eligibility: withdrawRequest(states.eligibility, actingStaff(context)) }),
});

/** A letter that VClaim has issued is recorded as one that is typed by hand. */
const recordLetterRequestAct = act({
  command: commands.recordLetterRequest,
  sees: { eligibility, encounter, number: uniqueName },
  primary: 'encounter',
  streams: ({ id, outcome }, _loaded, context) => ({
    eligibility: writes(eligibility, id),
    encounter: writes(encounter, id),
    number: 'issued' in outcome ? uniqueNameOf(NUMBER, outcome.issued.number, context) : undefined,
  }),
  decide: ({ id, ...answer }, states, context) => {
    const holder = states.number?.holder ?? null;
    const isTaken = holder !== null && holder !== holderOf(id);
    const recorded = recordOutcome(states.eligibility, answer, isTaken);
    const letter = recorded.find(({ type }) => type === 'EligibilityLetterRecorded');
    if (!letter || !states.number || !('issued' in answer.outcome)) return { eligibility: recorded };
    const { number } = answer.outcome.issued;
    return {
      eligibility: recorded,
      number: take(states.number, holderOf(id), named(number), context),
      encounter: recordDocument(there(states.encounter), 'sep', number),
    };
  },
});

/** When and how she left; null while she has not. */
const endOf = (state: StayState) =>
  state.status === 'left' && state.discharge ? { leftAt: state.leftAt, ...state.discharge } : null;

/** Time and manner of the end are the stay's own. */
const reportDischargeAct = act({
  command: commands.reportDischarge,
  sees: { eligibility, encounter, stay },
  primary: 'encounter',
  streams: ({ id }) => ({
    ...{ eligibility: writes(eligibility, id), encounter: checks(encounter, id), stay: checks(stay, id) },
  }),
  decide: ({ deathLetter }, states) => ({
    eligibility: requestReport(states.eligibility, endOf(states.stay), deathLetter),
  }),
});

const recordDischargeReportAct = act({
  command: commands.recordDischargeReport,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: ({ id: _id, ...answer }, states) => ({ eligibility: recordReport(states.eligibility, answer) }),
});

export const letterActs = [
  ...[recordLetterAct, voidLetterAct],
  ...[requestLetterAct, withdrawLetterRequestAct, recordLetterRequestAct],
  ...[correctLetterAct, recordLetterCorrectionAct],
  ...[deleteLetterAct, recordLetterDeletionAct, reportDischargeAct, recordDischargeReportAct],
];
