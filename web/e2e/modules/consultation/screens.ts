import type { Visit } from '../../harness/half-day.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const under = (one: Visit, page: string) => `/manage/outpatient/patient/${one.patientId}/${page}/${one.encounterId}`;

const record = (one: Visit) =>
  `${under(one, 'booking')}/record/${one.encounterId}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${one.encounterId}`;

export const screens: ModuleScreens = ({ day }) => {
  const { serving, present } = day.visits;
  return [
    { name: 'outpatient-queue', role: 'nurse', path: '/manage/outpatient', kind: 'list' },
    { name: 'outpatient-ongoing', role: 'doctor', path: '/manage/outpatient?tab=ongoing', kind: 'list' },
    { name: 'outpatient-history', role: 'doctor', path: '/manage/outpatient?tab=medical-history', kind: 'list' },
    { name: 'outpatient-verification', role: 'doctor', path: '/manage/outpatient?tab=form', kind: 'list' },
    { name: 'outpatient-vitals', role: 'nurse', path: under(present, 'booking'), kind: 'form' },
    { name: 'outpatient-consultation', role: 'doctor', path: record(serving), kind: 'form', vital: true },
  ];
};
