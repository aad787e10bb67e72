import { positive } from '@/app/search-params';

export interface RecordSearch {
  form_category: 'outpatient';
  form_id: number;
  /** The examination's note, or a form's name. */
  form_name: string;
  consultation_id: number;
}

const FORM_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** SPEC 5: without all four parameters the outpatient record page is not found. */
export function recordSearch(raw: Record<string, unknown>): RecordSearch | null {
  const { form_category, form_name } = raw;
  const form_id = positive(raw['form_id']);
  const consultation_id = positive(raw['consultation_id']);
  if (
    form_category !== 'outpatient' ||
    typeof form_name !== 'string' ||
    !FORM_NAME.test(form_name) ||
    !form_id ||
    !consultation_id
  )
    return null;
  return { form_category, form_id, form_name, consultation_id };
}

const none = { form_category: undefined, form_id: undefined, form_name: undefined, consultation_id: undefined };

/** `validateSearch` of the record's pages. Each parameter is named: the router keeps what the address has of others. */
export const validRecordSearch = (raw: Record<string, unknown>): Partial<RecordSearch> => recordSearch(raw) ?? none;

/** The note's number among the forms. */
export const SOAP_FORM_ID = 1;

export interface VisitKeys {
  patientId: number;
  encounterId: number;
}

/** The page on which a visit's record is written: `navigate(recordPage(row))`. */
export const recordPage = ({ patientId, encounterId }: VisitKeys) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
    params: { patientid: patientId, bookingid: encounterId, recordid: encounterId },
    search: { form_category: 'outpatient', form_id: SOAP_FORM_ID, form_name: 'soap', consultation_id: encounterId },
  }) as const;

/** The page on which a visit's signed note is corrected. */
export const editNotePage = ({ patientId, encounterId, noteId }: VisitKeys & { noteId: number }) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid/edit',
    params: { patientid: patientId, bookingid: encounterId, recordid: noteId },
    search: { form_category: 'outpatient', form_id: SOAP_FORM_ID, form_name: 'soap', consultation_id: encounterId },
  }) as const;

/** The page on which a visit is read only. */
export const medicalPage = ({ patientId, encounterId }: VisitKeys) =>
  ({
    to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
    params: { patientid: patientId, bookingid: encounterId },
  }) as const;

/** The page on which a visit is prepared: the nurse's measurements, and the doctor's start. */
export const visitPage = ({ patientId, encounterId }: VisitKeys) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid',
    params: { patientid: patientId, bookingid: encounterId },
  }) as const;
