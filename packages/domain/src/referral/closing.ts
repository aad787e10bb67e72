import type { Disposition } from '@alur/contracts/emergency/commands';
import type { DischargeManner } from '@alur/contracts/stay/commands';
import type { EmergencyState } from '../emergency/emergency.js';
import type { EncounterState } from '../encounter/encounter.js';
import { known } from '../kernel/aggregate.js';
import type { StayState } from '../stay/stay.js';
import type { AnyReferral } from './referral.js';

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
export interface Ending {
  readonly encounter: EncounterState;
  readonly stay: StayState | undefined;
  readonly emergency: EmergencyState | undefined;
}

/**
 * Why the visit's request is over (CASES, Transfer); null while it goes on. Who is referred to another facility has yet
 * to depart there, and a letter of a clinic's visit is answered after the visit (annex 2).
 */
export const whyOver = ({ type }: AnyReferral, { encounter, stay, emergency }: Ending): string | null => {
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
