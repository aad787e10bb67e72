import type { PatientIdentity } from '@alur/contracts/patient/identity';
import type { EventData } from './events.js';

type Asked = Pick<
  EventData<'BackReferralRequested'>,
  'eligibilityLetter' | 'programme' | 'doctor' | 'notes' | 'advice' | 'medicines' | 'requestedBy'
>;
type Home = Pick<PatientIdentity, 'address' | 'rt' | 'rw' | 'village' | 'district' | 'city'>;

/** Where she lives, in one line. */
export const addressOf = ({ address, rt, rw, village, district, city }: Home): string =>
  [address, rt && `RT ${rt}`, rw && `RW ${rw}`, village?.name, district?.name, city?.name].filter(Boolean).join(', ');

/** The body of a new back-referral (DOMAIN-WIRES 2, `t_prb`); who asks is a number there. */
export const backReferralBody = (asked: Asked, who: Home & { cardNumber: string; email: string | null }) => ({
  ...{ noSep: asked.eligibilityLetter, noKartu: who.cardNumber, alamat: addressOf(who), email: who.email ?? '' },
  ...{ programPRB: asked.programme.code, kodeDPJP: asked.doctor.code, keterangan: asked.notes, saran: asked.advice },
  user: String(asked.requestedBy.staffId),
  obat: asked.medicines.map(({ medicine, timesADay, each, quantity }) => ({
    ...{ kdObat: medicine.code, signa1: String(timesADay), signa2: String(each), jmlObat: String(quantity) },
  })),
});
export type BackReferralBody = ReturnType<typeof backReferralBody>;

/** What names one that is to be deleted (*PRB/Delete*). */
export const backReferralDeletion = (number: string, eligibilityLetter: string, by: { staffId: number }) => ({
  ...{ noSrb: number, noSep: eligibilityLetter, user: String(by.staffId) },
});
export type BackReferralDeletion = ReturnType<typeof backReferralDeletion>;
