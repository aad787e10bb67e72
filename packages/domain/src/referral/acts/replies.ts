import * as commands from '@alur/contracts/referral/commands';
import { bed, giveUpHold, hold, keepHold } from '../../bed/bed.js';
import { sayer } from '../../care/on-encounter.js';
import { personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import { roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { act, on } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import * as decisions from '../referral.js';
import { referral } from '../referral.js';

/** A bed is held for her from now on; one that was held before is released. */
const acceptAct = act({
  command: commands.acceptTransfer,
  sees: { referral, bed, former: bed, room: wardRoom, ward, roomClass, patient },
  primary: 'referral',
  streams: ({ id, bedId }, loaded) => {
    const it = known(loaded.referral);
    const former = it?.bedId ?? null;
    return {
      referral: writes(referral, id),
      bed: writes(bed, bedId),
      former: former === null || former === bedId ? undefined : writes(bed, former),
      ...placeStreams(loaded),
      patient: it && checks(patient, it.patientId),
    };
  },
  decide: ({ bedId, until }, states, context) => {
    const { staff, now } = sayer(context);
    const { bedName, roomName, unitId, unitName } = wardPlaceFrom(states);
    const held = { bedId, bedName, roomName, unitId, unitName, until };
    const accepted = decisions.acceptTransfer(states.referral, held, { staff, now });
    const person = personOf(states.patient);
    const isHeld = known(states.referral)?.bedId === bedId;
    ensure(Date.parse(until) > Date.parse(now), 'bed.hold-past', {}, 'until');
    return {
      referral: accepted,
      bed: isHeld ? keepHold(states.bed, person, until, staff) : hold(states.bed, person, until, staff, now),
      former: giveUpHold(states.former, person.patientId),
    };
  },
});

/** The bed that was held for her is released. */
const cancelAct = act({
  command: commands.cancelReferral,
  sees: { referral, bed },
  primary: 'referral',
  streams: ({ id }, loaded) => {
    const bedId = known(loaded.referral)?.bedId ?? null;
    return { referral: writes(referral, id), bed: bedId === null ? undefined : writes(bed, bedId) };
  },
  decide: ({ reason }, states, context) => ({
    referral: decisions.cancel(states.referral, reason, sayer(context)),
    bed: giveUpHold(states.bed, known(states.referral)?.patientId ?? 0),
  }),
});

export const replyActs = [
  acceptAct,
  cancelAct,
  on(commands.recordAcceptance, referral, ({ acceptingOfficer, externalNumber }, state, context) =>
    decisions.recordAcceptance(state, { acceptingOfficer, externalNumber }, sayer(context)),
  ),
  on(commands.rejectTransfer, referral, ({ reason }, state, context) =>
    decisions.reject(state, 'internal', reason, sayer(context)),
  ),
  on(commands.recordRejection, referral, ({ reason }, state, context) =>
    decisions.reject(state, 'external', reason, sayer(context)),
  ),
  on(commands.answerReferral, referral, ({ diagnosis, action, advice, answeredBy }, state, context) =>
    decisions.answer(state, { diagnosis, action, advice, answeredBy }, sayer(context)),
  ),
];
