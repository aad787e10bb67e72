import * as z from 'zod/mini';

/** SPEC 5: the outpatient record page is found only with all four. */
export const recordSearch = z.object({
  form_category: z.literal('outpatient'),
  form_id: z.coerce.number().check(z.int(), z.positive()),
  form_name: z.literal('soap'),
  consultation_id: z.coerce.number().check(z.int(), z.positive()),
});

/** The one form there is so far; others get numbers of their own. */
export const SOAP_FORM_ID = 1;

export interface VisitKeys {
  patientId: number;
  bookingId: number;
}

/** Where a visit's record is worked on: `navigate(recordPage(row))`. */
export const recordPage = ({ patientId, bookingId }: VisitKeys) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
    params: { patientid: patientId, bookingid: bookingId, recordid: bookingId },
    search: { form_category: 'outpatient', form_id: SOAP_FORM_ID, form_name: 'soap', consultation_id: bookingId },
  }) as const;

/** Where a visit is prepared: the nurse's measurements, and the doctor's start. */
export const visitPage = ({ patientId, bookingId }: VisitKeys) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid',
    params: { patientid: patientId, bookingid: bookingId },
  }) as const;
