import { questionnaireIdOf } from '@alur/contracts/questionnaire/own-forms';
import { clinicalForm } from '@alur/contracts/record/forms/clinical-forms';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';

interface VisitKeys {
  patientId: number;
  encounterId: number;
}

const searchOf = (form: string, encounterId: number) => ({
  form_category: 'outpatient' as const,
  form_id: readyForm(form)?.id ?? clinicalForm(form)?.id ?? questionnaireIdOf(form) ?? 1,
  form_name: form,
  consultation_id: encounterId,
});

/** The address of a visit's form; record 0 is a new one. */
export const formPage = ({ patientId, encounterId }: VisitKeys, form: string, recordId: number) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid',
    params: { patientid: patientId, bookingid: encounterId, recordid: recordId },
    search: searchOf(form, encounterId),
  }) as const;

/** The address where a visit's signed form is corrected. */
export const editFormPage = ({ patientId, encounterId }: VisitKeys, form: string, recordId: number) =>
  ({
    to: '/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid/edit',
    params: { patientid: patientId, bookingid: encounterId, recordid: recordId },
    search: searchOf(form, encounterId),
  }) as const;
