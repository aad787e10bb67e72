import * as commands from '@alur/contracts/referral/commands';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { connection, connectionIn, connectionOf } from '../../care/vclaim-connection.js';
import { eligibility } from '../../casemix/eligibility.js';
import { connected } from '../../casemix/letter-request.js';
import { encounter } from '../../encounter/encounter.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import * as decisions from '../referral-number.js';
import { referral } from '../referral.js';

/** It rests on the letter of eligibility of the visit that she is referred from. */
const requestAct = act({
  command: commands.requestNumber,
  sees: { referral, encounter, eligibility, ...connection },
  primary: 'referral',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.referral);
    return {
      referral: writes(referral, id),
      encounter: it && checks(encounter, it.encounterId),
      eligibility: it && checks(eligibility, it.encounterId),
      ...connectionOf(context),
    };
  },
  decide: ({ id: _id, ...said }, states, context) => {
    ensure(states.encounter && states.eligibility, 'referral.not-found');
    const letter = states.eligibility;
    return {
      referral: decisions.requestNumber(states.referral, said, {
        ...{ ...sayer(context), today: context.today, visit: mayWrite(states.encounter, 'attestation') },
        letterNumber: letter.status === 'recorded' ? letter.number : null,
        providerCode: connected(connectionIn(states)),
      }),
    };
  },
});

const changeAct = act({
  command: commands.changeNumber,
  sees: { referral, ...connection },
  primary: 'referral',
  streams: ({ id }, _loaded, context) => ({ referral: writes(referral, id), ...connectionOf(context) }),
  decide: ({ id: _id, ...said }, states, context) => ({
    referral: decisions.requestChange(states.referral, said, {
      ...{ ...sayer(context), today: context.today, providerCode: connected(connectionIn(states)) },
    }),
  }),
});

const deleteAct = act({
  command: commands.deleteNumber,
  sees: { referral, ...connection },
  primary: 'referral',
  streams: ({ id }, _loaded, context) => ({ referral: writes(referral, id), ...connectionOf(context) }),
  decide: ({ reason }, states, context) => ({
    referral: decisions.requestDeletion(states.referral, reason, {
      ...{ ...sayer(context), providerCode: connected(connectionIn(states)) },
    }),
  }),
});

export const numberActs = [
  ...[requestAct, changeAct, deleteAct],
  on(commands.withdrawNumber, referral, (_command, state, context) => decisions.withdrawNumber(state, sayer(context))),
  on(commands.recordNumber, referral, ({ externalNumber }, state, context) =>
    decisions.typeNumber(state, externalNumber, sayer(context)),
  ),
  on(commands.recordNumberRequest, referral, ({ request, outcome }, state, { now }) =>
    decisions.recordRequest(state, { request, outcome }, now),
  ),
  on(commands.recordNumberChange, referral, ({ change, outcome }, state, { now }) =>
    decisions.recordChange(state, { change, outcome }, now),
  ),
  on(commands.recordNumberDeletion, referral, ({ outcome }, state, { now }) =>
    decisions.recordDeletion(state, { outcome }, now),
  ),
];
