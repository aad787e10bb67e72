import type { PatientDetail } from '@alur/contracts/patient/rows';
import type { PatientIdentity, Region } from '@alur/contracts/patient/identity';

/** The identity form's values: texts are empty rather than null, as inputs need them. */
export interface PatientForm {
  name: string;
  gender: PatientIdentity['gender'] | null;
  birthPlace: string;
  birthDate: string;
  bloodType: PatientIdentity['bloodType'];
  rhesus: PatientIdentity['rhesus'];
  citizenship: PatientIdentity['citizenship'];
  maritalStatus: PatientIdentity['maritalStatus'];
  religion: PatientIdentity['religion'];
  education: PatientIdentity['education'];
  occupation: string;
  phone: string;
  email: string;
  idCardNumber: string;
  passportNumber: string;
  kkNumber: string;
  motherIdCardNumber: string;
  mothersMaidenName: string;
  bpjsNo: string;
  address: string;
  province: Region | null;
  city: Region | null;
  district: Region | null;
  village: Region | null;
  rt: string;
  rw: string;
  postalCode: string;
  oldPatientId: string;
  emergencyContact: { name: string; phone: string; email: string };
  recordNumber: string;
  weight: number | null;
  height: number | null;
  /** Asked for a correction only. */
  reason: string;
}

const texts = [
  'birthPlace',
  'birthDate',
  'occupation',
  'phone',
  'email',
  'idCardNumber',
  'passportNumber',
  'kkNumber',
  'motherIdCardNumber',
  'mothersMaidenName',
  'bpjsNo',
  'address',
  'rt',
  'rw',
  'postalCode',
  'oldPatientId',
] as const satisfies readonly (keyof PatientForm)[];

export const emptyForm = (name = ''): PatientForm => ({
  name,
  gender: null,
  birthPlace: '',
  birthDate: '',
  bloodType: null,
  rhesus: null,
  citizenship: 'wni',
  maritalStatus: null,
  religion: null,
  education: null,
  occupation: '',
  phone: '',
  email: '',
  idCardNumber: '',
  passportNumber: '',
  kkNumber: '',
  motherIdCardNumber: '',
  mothersMaidenName: '',
  bpjsNo: '',
  address: '',
  province: null,
  city: null,
  district: null,
  village: null,
  rt: '',
  rw: '',
  postalCode: '',
  oldPatientId: '',
  emergencyContact: { name: '', phone: '', email: '' },
  recordNumber: '',
  weight: null,
  height: null,
  reason: '',
});

/** The form's values for a registered person. */
export function formOf(patient: PatientDetail): PatientForm {
  const contact = patient.emergencyContact;
  const form: PatientForm = {
    ...emptyForm(patient.name),
    gender: patient.gender,
    bloodType: patient.bloodType,
    rhesus: patient.rhesus,
    citizenship: patient.citizenship,
    maritalStatus: patient.maritalStatus,
    religion: patient.religion,
    education: patient.education,
    province: patient.province,
    city: patient.city,
    district: patient.district,
    village: patient.village,
    emergencyContact: { name: contact?.name ?? '', phone: contact?.phone ?? '', email: contact?.email ?? '' },
    recordNumber: patient.recordNumber,
    weight: patient.weight,
    height: patient.height,
  };
  for (const name of texts) form[name] = patient[name] ?? '';
  return form;
}

/** The body that is sent: the whole identity, empty texts as null, without spaces and dots inside numbers. */
export function identityOf(form: PatientForm): Record<keyof PatientIdentity, unknown> {
  const text = (value: string) => value.trim() || null;
  const number = (value: string) => value.replace(/[\s.-]/g, '') || null;
  const { emergencyContact: contact, reason: _reason, recordNumber: _recordNumber, ...rest } = form;
  const body: Record<string, unknown> = { ...rest, name: form.name.trim() };
  for (const name of texts) body[name] = text(form[name]);
  for (const name of ['idCardNumber', 'kkNumber', 'motherIdCardNumber', 'bpjsNo', 'phone'] as const)
    body[name] = number(form[name]);
  const someone = contact.name.trim() || contact.phone.trim() || contact.email.trim();
  body.emergencyContact = someone
    ? { name: contact.name.trim(), phone: number(contact.phone), email: text(contact.email) }
    : null;
  return body as Record<keyof PatientIdentity, unknown>;
}
