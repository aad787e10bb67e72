import { patientDetailAccess, patientSearchAccess, type PatientFound } from '@alur/contracts/patient/search';
import type { AccessKey } from '@alur/contracts/access';
import { bookingModule } from '@alur/domain/booking/module';
import { consultationModule } from '@alur/domain/consultation/module';
import { uniqueName, nameEvents } from '@alur/domain/kernel/name';
import { moduleOf } from '@alur/domain/kernel/module';
import { patientModule } from '@alur/domain/patient/module';
import { timelineOf } from '@alur/domain/patient/timeline-view';
import { expect } from 'vitest';
import { httpApp } from '../../../platform/testing/http-app.js';
import { callerWith, commandId } from '../../../platform/testing/platform.js';

const rights: AccessKey[] = [
  ...patientSearchAccess,
  ...patientDetailAccess,
  'front-office.patient-list:register',
  'front-office.patient-list:correct',
];
const modules = [
  moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }),
  patientModule,
  bookingModule,
  consultationModule,
  moduleOf('timeline', { views: [timelineOf([patientModule])] }),
];
const people = {
  sari: callerWith(1, rights),
  other: callerWith(2, rights),
  nobody: callerWith(1, []),
  doctor: callerWith(1, ['audit:timeline', 'outpatient.medical-history:view'], 8),
};

/** The application with its patients; *sari* registers them. */
export async function patientsApp() {
  const it_ = await httpApp(modules, people);
  const post = (path: string, body: object, as = 'sari') =>
    it_.call('POST', path, { as, body, headers: { 'idempotency-key': commandId() } });
  const register = async (body: object, as = 'sari'): Promise<number> => {
    const answer = await post('/v2/patient/register', { gender: 'female', acknowledgeDuplicates: true, ...body }, as);
    expect(answer.body).toMatchObject({ data: { projected: true } });
    return answer.body.data.id as number;
  };
  const search = async (q: string, as = 'sari'): Promise<PatientFound[]> => {
    const answer = await it_.call('GET', `/v2/patient/search?q=${encodeURIComponent(q)}`, { as });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  return { ...it_, post, register, search };
}
