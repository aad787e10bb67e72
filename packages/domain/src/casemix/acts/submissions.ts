import * as commands from '@alur/contracts/casemix/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { billChecked } from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { integration } from '../../settings/integration.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { claim } from '../claim.js';
import { progress, submit } from '../submission.js';

/**
 * The facility has credentials of E-Klaim, the patient what it asks of her, and the bill is still closed: what has been
 * sent cannot be opened again for what the cashier changes.
 */
const submitAct = act({
  command: commands.submitClaim,
  sees: { claim, patient, integration, encounter, transaction },
  primary: 'claim',
  streams: ({ id }, loaded, { merchantId }) => {
    const it = known(loaded.claim);
    return {
      claim: writes(claim, id),
      patient: it && checks(patient, it.patientId),
      integration: checks(integration, merchantId),
      encounter: it && checks(encounter, it.encounterId),
      transaction: billChecked(loaded),
    };
  },
  decide: ({ goal }, states, context) => {
    ensure(states.patient, 'casemix.claim-not-found');
    const isOn = states.integration.saved.includes('e-klaim');
    const { identity } = hereAfterAll(states.patient);
    const submitted = submit(states.claim, { goal, isOn, patient: identity, requestedBy: actingStaff(context) });
    const bill = states.transaction && billOf(states.transaction);
    ensure(bill?.status === 'closed' || bill?.status === 'paid', 'casemix.bill-open');
    return { claim: submitted };
  },
});

export const submissionActs = [submitAct, on(commands.recordSubmission, claim, (body, state) => progress(state, body))];
