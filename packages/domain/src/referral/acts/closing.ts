import { closeRequests } from '@alur/contracts/referral/commands';
import { bed, giveUpHold } from '../../bed/bed.js';
import { sayer } from '../../care/on-encounter.js';
import { emergency } from '../../emergency/emergency.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { uniqueName } from '../../kernel/name.js';
import { stay } from '../../stay/stay.js';
import { whyOver } from '../closing.js';
import { freeRequest, openOnes, openRequest } from '../open-request.js';
import * as decisions from '../referral.js';
import { referral } from '../referral.js';

/** A step of visit-to-referral: the requests of a visit that is over are cancelled, and the bed is given up. */
export const closeRequestsAct = act({
  command: closeRequests,
  sees: {
    ...{ encounter, stay, emergency, name: uniqueName },
    ...{ referrals: [referral] as const, beds: [bed] as const },
  },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const kind = known(loaded.encounter)?.kind;
    const bedIds = (loaded.referrals ?? []).flatMap(each => decisions.pending(each)?.bedId ?? []);
    return {
      encounter: checks(encounter, id),
      stay: kind === 'inpatient' ? checks(stay, id) : undefined,
      emergency: kind === 'emergency' ? checks(emergency, id) : undefined,
      name: openRequest({ encounterId: id }, context),
      referrals: openOnes(loaded.name, context).map(each => writes(referral, each)),
      beds: [...new Set(bedIds)].map(each => writes(bed, each)),
    };
  },
  decide: (_command, states, context) => {
    const over = states.referrals.map(each => {
      const it = decisions.pending(each);
      const reason = it ? whyOver(it, states) : null;
      return it && reason !== null ? { it, reason } : null;
    });
    const closed = over.flatMap(each => each ?? []);
    const held = new Map(closed.flatMap(({ it }) => (it.bedId === null ? [] : [[it.bedId, it.patientId] as const])));
    return {
      referrals: over.map(each => (each ? decisions.cancel(each.it, each.reason, sayer(context)) : [])),
      beds: states.beds.map(each => giveUpHold(each, held.get(known(each)?.bedId ?? 0) ?? 0)),
      name: closed.flatMap(({ it }) => freeRequest(states.name, it, context)),
    };
  },
});
