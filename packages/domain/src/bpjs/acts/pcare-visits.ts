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
import { integration, type IntegrationState } from '../../settings/integration.js';
import type { BpjsEvent } from '../events.js';
import {
  deletionEnded,
  pcareVisit,
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

/** What whoever sends tells of it. */
const told = <C extends CommandSpec>(
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

export const pcareVisitActs = [
  asked(commands.requestRegistration, (state, { visit, isOn }) => register(state, visit, isOn)),
  asked(commands.requestVisit, (state, { visit, isOn }, { id: _id, ...said }) => report(state, visit, said, isOn)),
  told(commands.requestDeletion, (state, visit) => requestDeletion(state, visit)),
  recordRegistration,
  told(commands.recordDeletion, (state, visit, { outcome }) =>
    deletionEnded(state, visit, 'failed' in outcome ? outcome.failed : null),
  ),
  told(commands.recordVisit, (state, visit, { request, outcome }) => reportEnded(state, visit, request, outcome)),
];
