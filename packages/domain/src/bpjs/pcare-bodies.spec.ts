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
  ...{ referral: null, tacc: null },
};
const referral = {
  ...{ estimatedOn: '2026-11-26', provider: { code: '0901R001', name: 'RS Kasih' }, referralId: null },
  ...{ subspecialty: { code: '3', name: 'Jantung' }, sarana: { code: '1', name: 'EKG' }, special: null, note: null },
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

  it('names destination and subspecialty of a referral, and why for a diagnosis of primary care', () => {
    const tacc = { cause: 'comorbidity' as const, reason: '< 3 Hari' };
    expect(visitBody({ ...visit, report: { ...report, discharge: '4', referral, tacc } }, null)).toMatchObject({
      ...{ kdStatusPulang: '4', kdPoli: '001', kdTacc: 4, alasanTacc: '< 3 Hari' },
      rujukLanjut: {
        ...{ tglEstRujuk: '26-11-2026', kdppk: '0901R001', khusus: null },
        subSpesialis: { kdSubSpesialis1: '3', kdSarana: '1' },
      },
    });
  });

  it('of a referral for a special cause belongs to no poli', () => {
    const special = { ...referral, special: 'HEM' as const, sarana: null, note: 'Rutin' };
    expect(visitBody({ ...visit, report: { ...report, discharge: '4', referral: special } }, null)).toMatchObject({
      kdPoli: null,
      rujukLanjut: { subSpesialis: null, khusus: { kdKhusus: 'HEM', kdSubSpesialis: '3', catatan: 'Rutin' } },
    });
  });

  it('replaces the visit whose number it bears', () =>
    expect(visitBody(visit, '0999U0011126Y000001').noKunjungan).toBe('0999U0011126Y000001'));

  it('has the doctor’s words where nobody measured with a complaint, and no temperature that was not measured', () => {
    const bare = { ...visit, vitals: [] };
    expect([complaintOf(bare), complaintOf({ ...bare, notes: [] })]).toEqual(['Batuk sejak tiga hari', '']);
    expect(visitBody(bare, null).suhu).toBe('');
  });
});

it('dates are written with the day first', () => expect(pcareDate('2026-11-03')).toBe('03-11-2026'));
