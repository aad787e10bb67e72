import type { CareKind } from '@alur/contracts/casemix/enums';
import { careCodes } from '../asked-of-vclaim.js';

/** The body of a visit's record (DOMAIN-WIRES 7, *eRekamMedis*); `sealed` is the document, which BPJS alone opens. Months have no zero. */
export const medicalRecordBody = (
  letter: { readonly number: string; readonly care: CareKind; readonly issuedOn: string },
  sealed: string,
) => ({
  ...{ noSep: letter.number, jnsPelayanan: careCodes[letter.care] },
  ...{ bulan: String(Number(letter.issuedOn.slice(5, 7))), tahun: letter.issuedOn.slice(0, 4), dataMR: sealed },
});
export type MedicalRecordBody = ReturnType<typeof medicalRecordBody>;
