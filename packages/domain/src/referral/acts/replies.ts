import * as commands from '@alur/contracts/referral/commands';
import { bed, giveUpHold, hold, keepHold } from '../../bed/bed.js';
import { sayer } from '../../care/on-encounter.js';
import { personOf, placeStreams, wardPlaceFrom } from '../../care/stay-streams.js';
import { roomClass, ward, wardRoom } from '../../catalogue/aggregates.js';
import { act, on, type AnyAct, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { patient } from '../../patient/patient.js';
import { freeRequest, openRequest } from '../open-request.js';
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
  sees: { referral, bed, name: uniqueName },
  primary: 'referral',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.referral);
    const bedId = it?.bedId ?? null;
    return {
      referral: writes(referral, id),
      bed: bedId === null ? undefined : writes(bed, bedId),
      name: it && openRequest(it, context),
    };
  },
  decide: ({ reason }, states, context) => {
    const it = decisions.there(states.referral);
    return {
      referral: decisions.cancel(it, reason, sayer(context)),
      bed: giveUpHold(states.bed, it.patientId),
      name: freeRequest(states.name, it, context),
    };
  },
});

/** A rejection is final, so another may be requested. */
const rejects = <C extends typeof commands.rejectTransfer | typeof commands.recordRejection>(
  command: C,
  type: commands.ReferralType,
): AnyAct =>
  act({
    command,
    sees: { referral, name: uniqueName },
    primary: 'referral',
    streams: ({ id }: Targeted<C>, loaded, context: DecisionContext) => {
      const it = known(loaded.referral);
      return { referral: writes(referral, id), name: it && openRequest(it, context) };
    },
    decide: ({ reason }, states, context) => {
      const it = decisions.there(states.referral);
      const rejected = decisions.reject(it, type, reason, sayer(context));
      return { referral: rejected, name: freeRequest(states.name, it, context) };
    },
  });

export const replyActs = [
  acceptAct,
  cancelAct,
  on(commands.recordAcceptance, referral, ({ acceptingOfficer, externalNumber }, state, context) =>
    decisions.recordAcceptance(state, { acceptingOfficer, externalNumber }, sayer(context)),
  ),
  rejects(commands.rejectTransfer, 'internal'),
  rejects(commands.recordRejection, 'external'),
  on(commands.answerReferral, referral, ({ diagnosis, action, advice, answeredBy }, state, context) =>
    decisions.answer(state, { diagnosis, action, advice, answeredBy }, sayer(context)),
  ),
];
