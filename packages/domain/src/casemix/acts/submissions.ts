import * as commands from '@alur/contracts/casemix/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { integration } from '../../settings/integration.js';
import { claim } from '../claim.js';
import { progress, submit } from '../submission.js';

/** The facility has credentials of E-Klaim, and the patient what it asks of her. */
const submitAct = act({
  command: commands.submitClaim,
  sees: { claim, patient, integration },
  primary: 'claim',
  streams: ({ id }, loaded, { merchantId }) => {
    const it = known(loaded.claim);
    return {
      claim: writes(claim, id),
      patient: it && checks(patient, it.patientId),
      integration: checks(integration, merchantId),
    };
  },
  decide: ({ goal }, states, context) => {
    ensure(states.patient, 'casemix.claim-not-found');
    const isOn = states.integration.saved.includes('e-klaim');
    const { identity } = hereAfterAll(states.patient);
    return {
      claim: submit(states.claim, { goal, isOn, patient: identity, requestedBy: actingStaff(context) }),
    };
  },
});

export const submissionActs = [submitAct, on(commands.recordSubmission, claim, (body, state) => progress(state, body))];
