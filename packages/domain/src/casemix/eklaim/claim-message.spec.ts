import { noTariff } from '@alur/contracts/casemix/tariff';
import { describe, expect, it } from 'vitest';
import { claimData, diagnosesOf, newClaim, proceduresOf, type SentClaim } from './claim-message.js';

const coder = { coderNik: '3374011503850002', tariffCode: 'CS' };
const stay: SentClaim = {
  ...{ letterNumber: '0999R0011126V000001', care: 'inpatient' },
  ...{ enteredAt: '2026-11-23T15:00', leftAt: '2026-11-26T10:00' },
  data: {
    ...{ admissionMode: 'gp', careClass: 2, upgrade: { class: 'vip', days: 3, payer: 'peserta' }, icuLos: 1 },
    ventilation: [
      { from: '2026-11-24T03:00:00Z', until: '2026-11-24T04:30:00Z' },
      { from: '2026-11-24T06:00:00Z', until: '2026-11-24T07:00:00Z' },
    ],
    ...{ birthWeight: null, systolic: 120, diastolic: 80, dischargeStatus: 1 },
    ...{ attendingDoctor: { staffId: 20, name: 'dr. Ratna' }, subAcuteAdl: 15, chronicAdl: null },
  },
  ventilated: { from: '2026-11-24T10:00', until: '2026-11-24T14:00' },
  tariff: { ...noTariff, kamar: 750_000, rawat_intensif: 900_000 },
  diagnoses: [
    { code: 'J18.9', name: 'Pneumonia' },
    { code: 'E11.9', name: 'Diabetes' },
  ],
  procedures: [
    { code: '93.94', name: 'Nebulisasi', quantity: 2 },
    { code: '87.44', name: 'Foto toraks', quantity: 1 },
  ],
  patient: {
    ...{ cardNumber: '0001234567890', recordNumber: '000048', name: 'Budi' },
    ...{ birthDate: '1990-03-15', gender: 'male' },
  },
};
const visit: SentClaim = {
  ...{ ...stay, care: 'outpatient', enteredAt: '2026-11-23', leftAt: '2026-11-23', ventilated: null },
  data: {
    ...{ ...stay.data, careClass: 3, upgrade: null, icuLos: null, ventilation: [] },
    ...{ systolic: null, diastolic: null, subAcuteAdl: null },
  },
};

describe('what E-Klaim gets', () => {
  it('of the patient: her card, the letter, her birth at midnight, and 1 for a man, 2 for a woman', () => {
    expect(newClaim(stay)).toEqual({
      ...{ nomor_kartu: '0001234567890', nomor_sep: '0999R0011126V000001', nomor_rm: '000048', nama_pasien: 'Budi' },
      ...{ tgl_lahir: '1990-03-15 00:00:00', gender: '1' },
    });
    expect(newClaim({ ...stay, patient: { ...stay.patient, gender: 'female' } }).gender).toBe('2');
  });

  it('of a stay: moments, class and upgrade, intensive care, ventilator, signs, and 18 components', () => {
    const { tarif_rs: components, ...sent } = claimData(stay, coder);
    expect(sent).toEqual({
      ...{ nomor_sep: '0999R0011126V000001', nomor_kartu: '0001234567890' },
      ...{ tgl_masuk: '2026-11-23 15:00:00', tgl_pulang: '2026-11-26 10:00:00', cara_masuk: 'gp' },
      ...{
        jenis_rawat: '1',
        kelas_rawat: '2',
        adl_sub_acute: '15',
        adl_chronic: '#',
        icu_indikator: '1',
        icu_los: '1',
      },
      // Two hours and a half: a begun hour counts whole.
      ventilator_hour: '3',
      ventilator: { use_ind: '1', start_dttm: '2026-11-24 10:00:00', stop_dttm: '2026-11-24 14:00:00' },
      ...{ upgrade_class_ind: '1', upgrade_class_class: 'vip', upgrade_class_los: '3', upgrade_class_payor: 'peserta' },
      ...{ birth_weight: '#', sistole: '120', diastole: '80', discharge_status: '1' },
      ...{ nama_dokter: 'dr. Ratna', kode_tarif: 'CS', payor_id: '3', payor_cd: 'JKN', coder_nik: '3374011503850002' },
    });
    expect(Object.keys(components)).toHaveLength(18);
    expect(components).toMatchObject({ kamar: '750000', rawat_intensif: '900000', obat: '0' });
  });

  it('of a visit: its day, no intensive care, no upgrade; what is not known is cleared there', () => {
    expect(claimData(visit, coder)).toMatchObject({
      ...{ tgl_masuk: '2026-11-23 00:00:00', tgl_pulang: '2026-11-23 00:00:00', jenis_rawat: '2', kelas_rawat: '3' },
      ...{ icu_indikator: '0', icu_los: '0', ventilator_hour: '0', ventilator: { use_ind: '0' } },
      ...{ upgrade_class_ind: '0', sistole: '#', diastole: '#', adl_sub_acute: '#' },
    });
    expect(claimData(visit, coder)).not.toHaveProperty('upgrade_class_class');
  });

  it('of the codes: joined, the primary diagnosis first, with how often a procedure was done', () => {
    expect(diagnosesOf(stay.diagnoses)).toBe('J18.9#E11.9');
    expect(proceduresOf(stay.procedures)).toBe('93.94+2#87.44');
    expect(proceduresOf([])).toBe('#');
  });
});
