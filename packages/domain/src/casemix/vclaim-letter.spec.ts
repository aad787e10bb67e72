import { expect, test } from 'vitest';
import { correctionBody, dischargeBody, letterBody } from './vclaim-letter.js';

const asked = {
  ...{ encounterId: 1, patientId: 2, unitId: 3, request: 1, providerCode: '0999R001', issuedOn: '2026-11-23' },
  ...{ care: 'outpatient' as const, classEntitled: 3, notes: null, controlLetter: null },
  ...{ upgrade: null, accident: null },
  purpose: { kind: 'normal' as const, course: null, support: null, reason: null },
  referral: {
    ...{ number: '0999U0011126Y000001', date: '2026-11-20', origin: 'hospital' as const },
    facility: { code: '0999U001', name: 'Klinik Melati' },
  },
  initialDiagnosis: { system: 'http://hl7.org/fhir/sid/icd-10', version: null, code: 'J18.9', display: 'Pneumonia' },
  poli: { code: 'INT', name: 'PENYAKIT DALAM' },
  doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' },
  requestedBy: { staffId: 4, name: 'Wati', profession: null },
};
const person = { cardNumber: '0001234567801', recordNumber: '000001', phone: '081234567890' };

/** Every value in it, however deep. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

test('an outpatient’s letter names referral, poli and doctor, and is of the normal purpose', () => {
  expect(letterBody(asked, person)).toEqual({
    ...{ noKartu: '0001234567801', tglSep: '2026-11-23', ppkPelayanan: '0999R001', jnsPelayanan: '2' },
    klsRawat: { klsRawatHak: '3', klsRawatNaik: '', pembiayaan: '', penanggungJawab: '' },
    noMR: '000001',
    rujukan: { asalRujukan: '2', tglRujukan: '2026-11-20', noRujukan: '0999U0011126Y000001', ppkRujukan: '0999U001' },
    ...{ catatan: '', diagAwal: 'J18.9', poli: { tujuan: 'INT', eksekutif: '0' }, cob: { cob: '0' } },
    katarak: { katarak: '0' },
    jaminan: {
      ...{ lakaLantas: '0', noLP: '' },
      penjamin: {
        ...{ tglKejadian: '', keterangan: '' },
        suplesi: {
          ...{ suplesi: '0', noSepSuplesi: '' },
          lokasiLaka: { kdPropinsi: '', kdKabupaten: '', kdKecamatan: '' },
        },
      },
    },
    ...{ tujuanKunj: '0', flagProcedure: '', kdPenunjang: '', assesmentPel: '' },
    skdp: { noSurat: '', kodeDPJP: '' },
    ...{ dpjpLayan: '31661', noTelp: '081234567890', user: 'Wati' },
  });
});

test('a control names the doctor of its letter beside the one who serves', () => {
  const controlDoctor = { code: '31662', name: 'dr. Anton, Sp.JP' };
  expect(letterBody({ ...asked, controlLetter: '0999R0011126K000001', controlDoctor }, person)).toMatchObject({
    ...{ skdp: { noSurat: '0999R0011126K000001', kodeDPJP: '31662' }, dpjpLayan: '31661' },
  });
});

test('an inpatient’s names the SPRI and its doctor, and neither poli nor serving doctor', () => {
  expect(letterBody({ ...asked, care: 'inpatient', controlLetter: '0999R0011126K000001' }, person)).toMatchObject({
    ...{ jnsPelayanan: '1', poli: { tujuan: '' }, dpjpLayan: '' },
    skdp: { noSurat: '0999R0011126K000001', kodeDPJP: '31661' },
  });
});

const entry = (code: string) => ({ code, name: code });
const accident = {
  ...{ kind: 'traffic_work' as const, date: '2026-11-22', policeReport: 'LP/1', description: 'Ditabrak' },
  place: { province: entry('11'), regency: entry('1101'), district: entry('110101') },
};
const purpose = {
  kind: 'procedure' as const,
  course: 'course' as const,
  support: 'haemodialysis' as const,
  reason: null,
};

test('a class above hers, a purpose and an accident are told by BPJS’s codes', () => {
  const upgrade = { class: 'vip' as const, payer: 'asuransi_tambahan' as const, guarantor: 'Asuransi Sehat' };
  expect(letterBody({ ...asked, upgrade, purpose, accident }, person)).toMatchObject({
    klsRawat: { klsRawatHak: '3', klsRawatNaik: '2', pembiayaan: '3', penanggungJawab: 'Asuransi Sehat' },
    ...{ tujuanKunj: '1', flagProcedure: '1', kdPenunjang: '12', assesmentPel: '' },
    jaminan: {
      ...{ lakaLantas: '2', noLP: 'LP/1' },
      penjamin: {
        ...{ tglKejadian: '2026-11-22', keterangan: 'Ditabrak' },
        suplesi: { lokasiLaka: { kdPropinsi: '11', kdKabupaten: '1101', kdKecamatan: '110101' } },
      },
    },
  });
});

test('the clinic, the surgery, another insurer and an earlier letter are flags, and the earlier letter is named', () => {
  const follows = '0999R0011126V000009';
  const said = { executive: true, cataract: true, cob: 'ASURANSI SEHAT', accident: { ...accident, follows } };
  expect(letterBody({ ...asked, ...said, poli: entry('MAT') }, person)).toMatchObject({
    ...{ poli: { tujuan: 'MAT', eksekutif: '1' }, cob: { cob: '1' }, katarak: { katarak: '1' } },
    jaminan: { penjamin: { suplesi: { suplesi: '1', noSepSuplesi: follows, lokasiLaka: { kdPropinsi: '11' } } } },
  });
});

test.each([
  ['with all', { ...asked, purpose, accident, executive: true, cataract: true, cob: 'X' }, person],
  ['without referral, poli and phone', { ...asked, referral: null, poli: null }, { ...person, phone: null }],
])('every value is text: %s', (_what, of, who) => {
  for (const value of valuesIn(letterBody(of, who))) expect(typeof value).toBe('string');
});

test('a stay’s end says how and when she left, and of a death its day and certificate', () => {
  const ended = { leftOn: '2026-11-26', diedOn: null, manner: 'own_request' as const, deathLetter: null };
  const nothing = { noSuratMeninggal: '', tglMeninggal: '', noLPManual: '' };
  const number = '0999R0011126V000001';
  expect(dischargeBody(number, ended, 'Wati')).toEqual({
    ...{ ...nothing, noSep: number, statusPulang: '3', tglPulang: '2026-11-26', user: 'Wati' },
  });
  const death = { ...ended, manner: 'died_after_48h' as const, diedOn: '2026-11-25', deathLetter: 'SKM/1' };
  expect(dischargeBody(number, death, 'Wati')).toMatchObject({
    ...{ statusPulang: '4', noSuratMeninggal: 'SKM/1', tglMeninggal: '2026-11-25', tglPulang: '2026-11-26' },
  });
});

test('a correction says all anew but what the letter rests on, as text (SEP/2.0/update)', () => {
  const { initialDiagnosis, poli, doctor, requestedBy, encounterId, patientId, unitId } = asked;
  const correction = {
    ...{ encounterId, patientId, unitId, number: '0999R0011126V000001', correction: 1 },
    ...{ classEntitled: 2, upgrade: null, initialDiagnosis, poli, doctor, accident: null, notes: 'Poli diperbaiki' },
    requestedBy,
  };
  const letter = { number: '0999R0011126V000001', care: 'outpatient' as const };
  const body = correctionBody(letter, correction, person);
  expect(body).toEqual({
    noSep: '0999R0011126V000001',
    klsRawat: { klsRawatHak: '2', klsRawatNaik: '', pembiayaan: '', penanggungJawab: '' },
    ...{ noMR: '000001', catatan: 'Poli diperbaiki', diagAwal: 'J18.9', poli: { tujuan: 'INT', eksekutif: '0' } },
    ...{ cob: { cob: '0' }, katarak: { katarak: '0' } },
    jaminan: letterBody(asked, person).jaminan,
    ...{ dpjpLayan: '31661', noTelp: '081234567890', user: 'Wati' },
  });
  expect(valuesIn(body).every(value => typeof value === 'string')).toBe(true);
  expect(correctionBody({ ...letter, care: 'inpatient' }, correction, person)).toMatchObject({
    ...{ poli: { tujuan: '' }, dpjpLayan: '' },
  });
});
