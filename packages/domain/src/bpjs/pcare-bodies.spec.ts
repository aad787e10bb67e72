import { Vitals } from '@alur/contracts/record/vitals';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { complaintOf, pcareDate, registrationBody, visitBody, type ReportedVisit } from './pcare-bodies.js';

const measured = (signs: object, complaint = '') => ({
  ...z.parse(Vitals, signs),
  ...{ complaint, at: '2026-11-23T02:00:00Z', actorId: 7, observationId: 1 },
});
const note = (subjective: string) => ({
  ...{ subjective, objective: '', assessment: '', plan: '', noteId: 1, version: 1 },
  ...{ at: '2026-11-23T02:00:00Z', actorId: 7, signedBy: 'dr. Bayu' },
});
const report = {
  ...{ consciousness: '01', discharge: '3', prognosis: '02', therapy: 'Parasetamol 3x1' },
  ...{ foodAllergy: '00', airAllergy: '00', medicineAllergy: '01' },
};
const visit: ReportedVisit = {
  registered: { cardNumber: '0001234567801', date: '2026-11-23', poliCode: '001' },
  finishedOn: '2026-11-24',
  doctorCode: '11111',
  vitals: [
    measured({ systolic: 150, diastolic: 90, weight: 62 }, 'Batuk'),
    measured({ systolic: 120, temperature: 36.5 }),
  ],
  notes: [note('Demam'), note('Batuk sejak tiga hari')],
  diagnoses: [
    { code: 'I10', name: 'Hipertensi', kind: 'secondary' },
    { code: 'J06.9', name: 'ISPA', kind: 'primary' },
  ],
  report,
};

describe('the body of a registration', () => {
  const of = { providerCode: '0999U001', date: '2026-11-23', cardNumber: '0001234567801', poliCode: '001', vitals: [] };

  it('says day, poli and what was measured, with zero for what was not', () =>
    expect(registrationBody({ ...of, visitStatus: 'sick', vitals: visit.vitals })).toEqual({
      ...{ kdProviderPeserta: '0999U001', tglDaftar: '23-11-2026', noKartu: '0001234567801', kdPoli: '001' },
      ...{ keluhan: 'Batuk', kunjSakit: true, rujukBalik: 0, kdTkp: '10', sistole: 120, diastole: 90, beratBadan: 62 },
      ...{ tinggiBadan: 0, respRate: 0, lingkarPerut: 0, heartRate: 0 },
    }));

  it('is one of prevention for the healthy', () =>
    expect(registrationBody({ ...of, visitStatus: 'healthy' })).toMatchObject({ kunjSakit: false, kdTkp: '50' }));
});

describe('the body of a report', () => {
  it('is made of record and codes: the primary diagnosis first, the last note, a decimal comma', () =>
    expect(visitBody(visit, null)).toMatchObject({
      ...{ noKunjungan: null, tglDaftar: '23-11-2026', tglPulang: '24-11-2026', kdDokter: '11111', kdSadar: '01' },
      ...{ keluhan: 'Batuk', anamnesa: 'Batuk sejak tiga hari', kdDiag1: 'J06.9', kdDiag2: 'I10', kdDiag3: null },
      ...{ suhu: '36,5', alergiObat: '01', kdPrognosa: '02', kdStatusPulang: '3', kdTacc: -1, rujukLanjut: null },
    }));

  it('replaces the visit whose number it bears', () =>
    expect(visitBody(visit, '0999U0011126Y000001').noKunjungan).toBe('0999U0011126Y000001'));

  it('has the doctor’s words where nobody measured with a complaint, and no temperature that was not measured', () => {
    const bare = { ...visit, vitals: [] };
    expect([complaintOf(bare), complaintOf({ ...bare, notes: [] })]).toEqual(['Batuk sejak tiga hari', '']);
    expect(visitBody(bare, null).suhu).toBe('');
  });
});

it('dates are written with the day first', () => expect(pcareDate('2026-11-03')).toBe('03-11-2026'));
