import * as commands from '@alur/contracts/casemix/commands';
import { askedBy, asking, askingOf } from '../../care/asked-of-bpjs.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { eligibility } from '../eligibility.js';
import { askApproval, recordApprovalOutcome } from '../letter-approval.js';

const requestApprovalAct = act({
  command: commands.requestApproval,
  sees: asking,
  primary: 'encounter',
  streams: askingOf,
  decide: ({ id: _id, ...said }, states, context) => ({
    eligibility: askApproval(states.eligibility, said, askedBy(states, context)),
  }),
});

const recordApprovalAct = act({
  command: commands.recordApproval,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: ({ id: _id, ...answer }, states) => ({ eligibility: recordApprovalOutcome(states.eligibility, answer) }),
});

export const approvalActs = [requestApprovalAct, recordApprovalAct];
