import * as commands from '@alur/contracts/bpjs/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { booking, type BookingState } from '../../booking/booking.js';
import { needsPcare } from '../../booking/decisions.js';
import type { BookingEvent } from '../../booking/events.js';
import { encounter, type Encounter, type EncounterState } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { numbered, referral } from '../../referral/referral.js';
import { integration, type IntegrationState } from '../../settings/integration.js';
import type { BpjsEvent } from '../events.js';
import {
  deletionEnded,
  itemEnded,
  pcareVisit,
  referralEnded,
  register,
  registered,
  registrationFailed,
  report,
  reportEnded,
  requestDeletion,
  type PcareVisitState,
} from '../pcare-visit.js';

interface Of {
  readonly visit: Encounter;
  readonly isOn: boolean;
}

/** PCare is told of outpatients whose visit BPJS pays. */
const ofBpjs = (state: EncounterState): Encounter => {
  const visit = there(state);
  ensure(visit.payer === 'bpjs', 'booking.pcare-not-needed');
  ensure(visit.kind === 'outpatient', 'bpjs.outpatient-only');
  return visit;
};

/** PCare is for facilities that are with BPJS and have the rule (SPEC 6), and needs credentials. */
const isOnAt = (states: { merchant: MerchantState; integration: IntegrationState }): boolean => {
  const { isBpjs, pcare } = insurance(states.merchant);
  ensure(isBpjs && pcare, 'bpjs.no-pcare');
  return states.integration.saved.includes('bpjs');
};

/** What users ask of PCare for a visit. */
const asked = <C extends CommandSpec>(
  command: C,
  decide: (state: PcareVisitState, of: Of, body: Targeted<C>) => BpjsEvent[],
) =>
  act({
    command,
    sees: { encounter, pcareVisit, merchant, integration },
    primary: 'encounter' as const,
    streams: ({ id }, _loaded, context) => ({
      encounter: checks(encounter, id),
      pcareVisit: writes(pcareVisit, id),
      merchant: ownMerchant(context),
      integration: checks(integration, context.merchantId),
    }),
    decide: (body, states) => ({
      pcareVisit: decide(states.pcareVisit, { visit: ofBpjs(states.encounter), isOn: isOnAt(states) }, body),
    }),
  });

/** What the worker that sends reports of it. */
const reported = <C extends CommandSpec>(
  command: C,
  decide: (state: PcareVisitState, visit: Encounter, body: Targeted<C>) => BpjsEvent[],
) =>
  act({
    command,
    sees: { encounter, pcareVisit },
    primary: 'encounter' as const,
    streams: ({ id }) => ({ encounter: checks(encounter, id), pcareVisit: writes(pcareVisit, id) }),
    decide: (body, states) => ({ pcareVisit: decide(states.pcareVisit, there(states.encounter), body) }),
  });

/** The booking's own number follows, which opens the way to the doctor; what was typed by hand is replaced by PCare's. */
const filled = (state: BookingState, visit: Encounter, number: string, facility: MerchantState): BookingEvent[] => {
  const waits = visit.status === 'arrived' || visit.status === 'in_progress';
  return waits &&
    needsPcare(visit.payer, insurance(facility)) &&
    state.status === 'booked' &&
    state.pcareNumber !== number
    ? [{ type: 'PcareFilled', data: { ...headerOf(visit), number } }]
    : [];
};

/** A registration opens the gate of SPEC 4 in the same append. */
const recordRegistration = act({
  command: commands.recordRegistration,
  sees: { encounter, pcareVisit, booking, merchant },
  primary: 'encounter',
  streams: ({ id }, _loaded, context) => ({
    encounter: checks(encounter, id),
    pcareVisit: writes(pcareVisit, id),
    booking: writes(booking, id),
    merchant: ownMerchant(context),
  }),
  decide: ({ request, outcome }, states) => {
    const visit = there(states.encounter);
    if ('failed' in outcome)
      return { pcareVisit: registrationFailed(states.pcareVisit, visit, request, outcome.failed) };
    return {
      pcareVisit: registered(states.pcareVisit, visit, outcome.registered),
      booking: filled(states.booking, visit, outcome.registered.number, states.merchant),
    };
  },
});

/** The facility's own referral that the report carries out gets the number of PCare's letter in the same append. */
const recordReferral = act({
  command: commands.recordReferral,
  sees: { encounter, pcareVisit, referral },
  primary: 'encounter',
  streams: ({ id }, { pcareVisit: there }) => {
    const own = there && there.letter.status !== 'none' ? there.letter.of : null;
    return {
      encounter: checks(encounter, id),
      pcareVisit: writes(pcareVisit, id),
      referral: own === null ? undefined : writes(referral, own),
    };
  },
  decide: ({ request, outcome }, states, { now }) => {
    const visit = there(states.encounter);
    const ended = referralEnded(states.pcareVisit, visit, request, outcome);
    const isIssued = ended.some(({ type }) => type === 'PcareReferralIssued');
    return {
      pcareVisit: ended,
      ...(isIssued &&
        'letter' in outcome && { referral: numbered(states.referral, visit, outcome.letter.number, now) }),
    };
  },
});

export const pcareVisitActs = [
  asked(commands.requestRegistration, (state, { visit, isOn }) => register(state, visit, isOn)),
  asked(commands.requestVisit, (state, { visit, isOn }, { id: _id, ...said }) => report(state, visit, said, isOn)),
  reported(commands.requestDeletion, (state, visit) => requestDeletion(state, visit)),
  recordRegistration,
  reported(commands.recordDeletion, (state, visit, { outcome }) =>
    deletionEnded(state, visit, 'failed' in outcome ? outcome.failed : null),
  ),
  recordReferral,
  reported(commands.recordItem, (state, visit, { kind, localId, outcome }) =>
    itemEnded(state, visit, { kind, localId }, outcome),
  ),
  reported(commands.recordVisit, (state, visit, { request, outcome }) => reportEnded(state, visit, request, outcome)),
];
