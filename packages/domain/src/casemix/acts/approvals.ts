import * as commands from '@alur/contracts/casemix/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { connection, connectionIn, connectionOf } from '../../care/vclaim-connection.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { eligibility } from '../eligibility.js';
import { askApproval, recordApprovalOutcome } from '../letter-approval.js';

const requestApprovalAct = act({
  command: commands.requestApproval,
  sees: { eligibility, encounter, patient, ...connection },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const visit = known(loaded.encounter);
    return {
      eligibility: writes(eligibility, id),
      encounter: checks(encounter, id),
      patient: visit && checks(patient, visit.patientId),
      ...connectionOf(context),
    };
  },
  decide: ({ id: _id, ...said }, states, context) => {
    const visit = notCancelled(states.encounter);
    ensure(states.patient, 'queue.not-found');
    return {
      eligibility: askApproval(states.eligibility, said, {
        ...{ visit, connection: connectionIn(states), cardNumber: hereAfterAll(states.patient).identity.bpjsNo },
        ...{ requestedBy: actingStaff(context), today: context.today },
      }),
    };
  },
});

const recordApprovalAct = act({
  command: commands.recordApproval,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: ({ id: _id, ...answer }, states) => ({ eligibility: recordApprovalOutcome(states.eligibility, answer) }),
});

export const approvalActs = [requestApprovalAct, recordApprovalAct];
