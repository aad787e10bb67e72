import * as commands from '@alur/contracts/casemix/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { connection, connectionIn, connectionOf } from '../../care/vclaim-connection.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { eligibility } from '../eligibility.js';
import { connected } from '../letter-request.js';
import { stay, type StayState } from '../../stay/stay.js';
import { recordSending, requestSending } from '../record-sending.js';

/** A stay ends as she leaves, though its bill may be settled later. */
const hasEnded = ({ status }: Encounter, { status: lay }: StayState): boolean =>
  status === 'finished' || (status === 'concluded' && (lay === 'none' || lay === 'left'));

/** What is sent is sealed with the facility's code, so that it must be known. */
const sendAct = act({
  command: commands.sendMedicalRecord,
  sees: { eligibility, encounter, stay, ...connection },
  primary: 'encounter',
  streams: ({ id }, _loaded, context) => ({
    ...{ eligibility: writes(eligibility, id), encounter: checks(encounter, id), stay: checks(stay, id) },
    ...connectionOf(context),
  }),
  decide: (_command, states, context) => {
    connected(connectionIn(states));
    const isOver = hasEnded(notCancelled(states.encounter), states.stay);
    return { eligibility: requestSending(states.eligibility, isOver, actingStaff(context)) };
  },
});

const recordSendingAct = act({
  command: commands.recordMedicalRecordSending,
  sees: { eligibility, encounter },
  primary: 'encounter',
  streams: ({ id }) => ({ eligibility: writes(eligibility, id), encounter: checks(encounter, id) }),
  decide: ({ id: _id, ...answer }, states) => ({ eligibility: recordSending(states.eligibility, answer) }),
});

export const recordActs = [sendAct, recordSendingAct];
