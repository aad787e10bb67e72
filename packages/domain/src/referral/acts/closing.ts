import type { Disposition } from '@alur/contracts/emergency/commands';
import { closeRequests } from '@alur/contracts/referral/commands';
import type { DischargeManner } from '@alur/contracts/stay/commands';
import { bed, giveUpHold } from '../../bed/bed.js';
import { sayer } from '../../care/on-encounter.js';
import { emergency, type EmergencyState } from '../../emergency/emergency.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { uniqueName } from '../../kernel/name.js';
import { stay, type StayState } from '../../stay/stay.js';
import { freeRequest, openOnes, openRequest } from '../open-request.js';
import * as decisions from '../referral.js';
import { referral, type AnyReferral } from '../referral.js';

const DIED = 'Pasien meninggal';
const WENT_HOME = 'Pasien sudah pulang';
const OWN_REQUEST = 'Pasien pulang atas permintaan sendiri';
const REFERRED = 'Pasien dirujuk ke fasyankes lain';
const ADMITTED = 'Pasien sudah dirawat di unit lain';

const manners: Readonly<Record<DischargeManner, string>> = {
  approved: WENT_HOME,
  referred: REFERRED,
  own_request: OWN_REQUEST,
  died_within_48h: DIED,
  died_after_48h: DIED,
  absconded: 'Pasien pergi tanpa izin',
  other: 'Perawatan pasien sudah berakhir',
};
const dispositions: Readonly<Record<Disposition, string>> = {
  home: WENT_HOME,
  admitted: ADMITTED,
  intensive_care: ADMITTED,
  operating_room: ADMITTED,
  referred: REFERRED,
  against_advice: OWN_REQUEST,
  died: DIED,
  dead_on_arrival: DIED,
};

/** What is known of a visit's end. */
interface Ending {
  readonly encounter: EncounterState;
  readonly stay: StayState | undefined;
  readonly emergency: EmergencyState | undefined;
}

/**
 * Why the visit's request is over (CASES, Transfer); null while it goes on. Who is referred to another facility has yet
 * to depart there, and a letter of a clinic's visit is answered after the visit (annex 2).
 */
const whyOver = ({ type }: AnyReferral, { encounter, stay, emergency }: Ending): string | null => {
  const visit = known(encounter);
  if (visit === undefined) return null;
  if (visit.status === 'cancelled') return 'Kunjungan dibatalkan';
  if (visit.kind === 'inpatient') {
    if (stay?.status !== 'left') return null;
    const manner = stay.discharge?.manner ?? 'other';
    return type === 'external' && manner === 'referred' ? null : manners[manner];
  }
  if (visit.status !== 'finished') return null;
  if (visit.kind !== 'emergency') return type === 'external' ? null : 'Kunjungan sudah selesai';
  const disposition = emergency?.status === 'disposed' ? emergency.disposition : 'home';
  return type === 'external' && disposition === 'referred' ? null : dispositions[disposition];
};

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
