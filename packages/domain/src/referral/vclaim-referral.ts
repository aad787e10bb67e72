import type { ReferralExtent } from '@alur/contracts/referral/commands';
import { careCodes } from '../asked-of-vclaim.js';
import type { Asked } from './numbering.js';

/** DOMAIN-WIRES 2, `tipeRujukan`. */
const extents: Readonly<Record<ReferralExtent, string>> = { full: '0', partial: '1', back: '2' };

const saidOf = (asked: Asked, user: string) => ({
  ...{ tglRujukan: asked.referredOn, tglRencanaKunjungan: asked.plannedOn, ppkDirujuk: asked.facility.code },
  ...{ jnsPelayanan: careCodes[asked.care], catatan: asked.notes ?? '', diagRujukan: asked.diagnosis.code },
  ...{ tipeRujukan: extents[asked.extent], poliRujukan: asked.poli?.code ?? '', user },
});

/** The body of a new referral (*Rujukan/2.0/insert*). */
export const referralBody = (asked: Asked, eligibilityLetter: string, user: string) => ({
  noSep: eligibilityLetter,
  ...saidOf(asked, user),
});
export type ReferralBody = ReturnType<typeof referralBody>;

/** What is said anew under its number (*Rujukan/2.0/Update*). */
export const referralChangeBody = (number: string, asked: Asked, user: string) => ({
  noRujukan: number,
  ...saidOf(asked, user),
});
export type ReferralChangeBody = ReturnType<typeof referralChangeBody>;
