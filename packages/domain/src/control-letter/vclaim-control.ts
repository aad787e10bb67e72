import type { EventData } from './events.js';

type Asked = Pick<EventData<'ControlLetterRequested'>, 'plannedOn' | 'poli' | 'doctor' | 'requestedBy'>;

const planOf = ({ plannedOn, poli, doctor, requestedBy }: Asked) => ({
  ...{ kodeDokter: doctor.code, poliKontrol: poli.code, tglRencanaKontrol: plannedOn, user: requestedBy.name },
});

/** The body of a new control letter (DOMAIN-WIRES 2, *RencanaKontrol/insert*). */
export const controlBody = (asked: Asked, eligibilityLetter: string) => ({
  noSEP: eligibilityLetter,
  ...planOf(asked),
});
export type ControlBody = ReturnType<typeof controlBody>;

/** The body of a letter's other appointment (*RencanaKontrol/Update*). */
export const controlChangeBody = (number: string, eligibilityLetter: string, asked: Asked) => ({
  noSuratKontrol: number,
  ...controlBody(asked, eligibilityLetter),
});
export type ControlChangeBody = ReturnType<typeof controlChangeBody>;

/** The same of an order to admit (*UpdateSPRI*). */
export const admissionChangeBody = (number: string, asked: Asked) => ({ noSPRI: number, ...planOf(asked) });
export type AdmissionChangeBody = ReturnType<typeof admissionChangeBody>;

/** The body of a new order to admit (*InsertSPRI*). */
export const admissionBody = (asked: Asked, cardNumber: string) => ({ noKartu: cardNumber, ...planOf(asked) });
export type AdmissionBody = ReturnType<typeof admissionBody>;
