import * as commands from '@alur/contracts/mobile-jkn/commands';
import { booking } from '../../booking/booking.js';
import { encounter } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { insurance, merchant, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { integration, type IntegrationState } from '../../settings/integration.js';
import { antrean, ended, request, resend } from '../antrean.js';

/** Whether the facility is with BPJS's queue and can tell it anything. */
export const isWithQueue = (states: { merchant: MerchantState; integration: IntegrationState }): boolean => {
  const { saved } = states.integration;
  return insurance(states.merchant).isBpjs && saved.includes('bpjs') && saved.includes('mobile-jkn');
};

/** Nothing is queued where the facility is not with BPJS's queue, or for a visit that has no number. */
const requestStep = act({
  command: commands.requestStep,
  sees: { encounter, booking, antrean, merchant, integration },
  primary: 'encounter',
  streams: ({ id }, _loaded, context) => ({
    encounter: checks(encounter, id),
    booking: checks(booking, id),
    antrean: writes(antrean, id),
    merchant: ownMerchant(context),
    integration: checks(integration, context.merchantId),
  }),
  decide: ({ step }, states) => {
    if (!isWithQueue(states) || states.booking.status === 'none') return {};
    const { source, firstPlace } = states.booking;
    const { unitId, date, status, ...visit } = there(states.encounter);
    const care = insurance(states.merchant).pcare ? ('primary' as const) : ('hospital' as const);
    const of = {
      ...{ ...visit, unitId, source, firstPlace, place: { unitId, date }, care },
      ...{ isPresent: status === 'arrived', isCancelled: status === 'cancelled' },
    };
    return { antrean: request(states.antrean, of, step) };
  },
});

const recordStep = act({
  command: commands.recordStep,
  sees: { encounter, antrean },
  primary: 'encounter',
  streams: ({ id }) => ({ encounter: checks(encounter, id), antrean: writes(antrean, id) }),
  decide: ({ step, outcome }, states) => ({
    antrean: ended(states.antrean, there(states.encounter), step, 'failed' in outcome ? outcome.failed : null),
  }),
});

const resendStep = act({
  command: commands.resendStep,
  sees: { encounter, antrean },
  primary: 'encounter',
  streams: ({ id }) => ({ encounter: checks(encounter, id), antrean: writes(antrean, id) }),
  decide: (_command, states) => ({ antrean: resend(states.antrean, there(states.encounter)) }),
});

export const antreanActs = [requestStep, recordStep, resendStep];
