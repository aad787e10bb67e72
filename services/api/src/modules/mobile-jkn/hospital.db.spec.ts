import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { examined } from '../../testing/examined.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { scheduleOf } from '../../testing/visit-bodies.js';
import { MobileJkn, type Envelope } from './testing/mobile-jkn.js';

const credentials = { queueUserKey: 'kunci-antrean', inboundUsername: 'bpjs', inboundPassword: 'rahasia-antrean-1' };
const today = facilityToday();
const HOUR = 3_600_000;
const doctorCode = '31661';

let clinic: ClinicApp;
let does: Do;
let until: Until;
let app: MobileJkn;
let scheduleId: number;
let staffId: number;

beforeAll(async () => {
  clinic = await clinicApp();
  // The rule `pcare` is off there: a hospital.
  staffId = clinic.foreigner.userId;
  does = doesAs(clinic.foreigner);
  until = untilSeenBy(clinic.foreigner);
  const unitId = await does('room/add', 0, { name: 'Poli Penyakit Dalam', code: 'PD' });
  scheduleId = await does('schedule/open', 0, { ...scheduleOf({ roomId: unitId, doctorId: staffId }), quota: 5 });
  await does('bpjs/assign-vclaim-poli', 0, { unitId, poli: { code: 'INT', name: 'PENYAKIT DALAM' } });
  await does('bpjs/assign-vclaim-doctor', 0, { staffId, doctor: { code: doctorCode, name: 'dr. Ratna, Sp.PD' } });
  await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: credentials });
  app = new MobileJkn(clinic.app, clinic.there, credentials);
  await app.enter('rs/token');
});
afterAll(() => clinic.stop());

let count = 0;
const registered = async () => {
  count += 1;
  const numbers = {
    nomorkartu: String(5_000_000_000_000 + count),
    nik: `337401150390${String(count).padStart(4, '0')}`,
  };
  const person = { name: `Peserta ${count}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
  await does('patient/register', 0, { ...person, bpjsNo: numbers.nomorkartu, idCardNumber: numbers.nik });
  return numbers;
};
const ok = { code: 200, message: 'Ok' };
const refused = (message: string): Envelope => ({ metadata: { code: 201, message } });
const place = { kodepoli: 'INT', kodedokter: 31661, tanggalperiksa: today, jampraktek: '00:00-23:59' };
const takes = (numbers: { nomorkartu: string; nik: string }) =>
  app.asksHospital('ambilantrean', {
    ...{
      ...numbers,
      ...place,
      nohp: '081234567890',
      norm: '',
      jeniskunjungan: 1,
      nomorreferensi: '0001R0040126B000001',
    },
  });
const codeIn = ({ response }: Envelope): string => (response as { kodebooking: string }).kodebooking;
const asks = (what: string, kodebooking: string, more: object = {}) => app.asksHospital(what, { kodebooking, ...more });

describe('Mobile JKN at a hospital', () => {
  it('takes a number, sees the quota shrink and how long she waits, checks in and cancels', async () => {
    const [one, other] = [await registered(), await registered()];
    const first = await takes(one);
    expect(first).toMatchObject({
      metadata: ok,
      response: {
        ...{ nomorantrean: 'A-001', angkaantrean: 1, namapoli: 'PENYAKIT DALAM', namadokter: 'dr. Bayu' },
        ...{ sisakuotajkn: 4, kuotajkn: 5, sisakuotanonjkn: 4, kuotanonjkn: 5, norm: expect.stringMatching(/^\d+$/) },
      },
    });
    const second = await takes(other);
    // Ten minutes after the first, who is not served yet.
    const served = (told: Envelope) => (told.response as { estimasidilayani: number }).estimasidilayani;
    expect(served(second) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(served(first)).toBeLessThan(served(second));
    expect(await app.asksHospital('statusantrean', place)).toMatchObject({
      response: { totalantrean: 2, sisaantrean: 2, antreanpanggil: '-', sisakuotajkn: 3, kuotajkn: 5 },
    });
    expect(await asks('sisaantrean', codeIn(second))).toMatchObject({
      response: { nomorantrean: 'A-002', namapoli: 'PENYAKIT DALAM', sisaantrean: 2, waktutunggu: 600 },
    });
    const arrived = { waktu: Date.now() };
    expect(await asks('checkinantrean', codeIn(first), arrived)).toEqual({ metadata: ok });
    expect(await asks('checkinantrean', codeIn(first), arrived)).toEqual({ metadata: ok });
    await until(`/v2/queue/entries?status=waiting`, row => row['attendance'] === 'come');
    expect(await asks('batalantrean', codeIn(second), { keterangan: 'Tidak jadi' })).toEqual({ metadata: ok });
    expect(await asks('sisaantrean', codeIn(second))).toEqual(refused('Antrean tidak ditemukan'));
    expect(await asks('batalantrean', codeIn(second), { keterangan: '' })).toEqual(refused('Antrean tidak ditemukan'));
    expect(await asks('checkinantrean', codeIn(second), arrived)).toEqual(refused('Antrean tidak ditemukan'));
    await does('consultation/start', Number(codeIn(first)));
    await until(`/v2/queue/entries?status=serving`, ({ id }) => String(id) === codeIn(first));
    expect(await asks('batalantrean', codeIn(first), { keterangan: 'Batal' })).toEqual(
      refused('Pasien sudah dilayani, antrean tidak dapat dibatalkan'),
    );
  });

  it('refuses a second number, whoever is unknown, other codes, and a number that is nobody’s', async () => {
    const person = await registered();
    expect((await takes(person)).metadata).toEqual(ok);
    expect(await takes(person)).toEqual(
      refused('Nomor Antrean Hanya Dapat Diambil 1 Kali Pada Tanggal dan Poli Yang Sama'),
    );
    const nobody = { nomorkartu: '5999999999999', nik: '3374011503909999' };
    expect((await takes(nobody)).metadata.code).toBe(202);
    const closed = refused('Pendaftaran ke Poli Ini Sedang Tutup');
    expect(await app.asksHospital('statusantrean', { ...place, kodepoli: '001' })).toEqual(closed);
    expect(await app.asksHospital('statusantrean', { ...place, kodedokter: 1 })).toEqual(closed);
    for (const code of ['0', '999999', 'x', ''])
      expect(await asks('sisaantrean', code)).toEqual(refused('Antrean tidak ditemukan'));
  });

  it('tells the operations that are planned, of the days and of a participant', async () => {
    const theatreId = await does('theatre/add', 0, { name: 'OK 1', turnaroundMinutes: 30 });
    const treatmentId = await does('treatment/add', 0, { name: 'Apendektomi', price: 3_000_000 });
    const { visit: encounterId, patientId } = await examined(does, { scheduleId, date: today }, 'Siti Aminah');
    const id = await does('surgery/request', 0, { encounterId, treatmentId, diagnosis: 'Apendisitis' });
    await does('surgery/request', 0, { encounterId, treatmentId, diagnosis: 'Belum dijadwalkan' });
    const card = '5000000009999';
    const {
      name,
      gender,
      birthDate,
      revision: _revision,
      ...rest
    } = (await clinic.foreigner.get(`/v2/patient/${patientId}`)).body.data;
    await does('patient/correct', patientId, { ...rest, name, gender, birthDate, bpjsNo: card, reason: 'Kartu' });
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    await does('surgery/schedule', id, {
      ...{ theatreId, from: at(1), until: at(2), confirmed: true },
      team: [{ role: 'operator', staffId }],
    });
    const row = await until(
      '/v2/live/surgery.board?board=open',
      each => each['id'] === id && each['firstDay'] !== null,
    );
    const day = String((row as { firstDay: string }).firstDay);
    const own = { kodebooking: String(id), tanggaloperasi: day, jenistindakan: 'Apendektomi', kodepoli: 'INT' };
    expect(await app.asksHospital('jadwaloperasirs', { tanggalawal: day, tanggalakhir: day })).toEqual({
      response: {
        list: [{ ...own, namapoli: 'PENYAKIT DALAM', terlaksana: 0, nopeserta: card, lastupdate: expect.any(Number) }],
      },
      metadata: ok,
    });
    expect(await app.asksHospital('jadwaloperasipasien', { nopeserta: card })).toMatchObject({
      response: { list: [own] },
    });
    expect(
      (await app.asksHospital('jadwaloperasirs', { tanggalawal: day, tanggalakhir: '2020-01-01' })).metadata,
    ).toEqual({
      ...{ code: 201, message: 'Tanggal Akhir Tidak Boleh Lebih Kecil dari Tanggal Awal' },
    });
  });

  it('finds no routes of primary care there, and a clinic has none of a hospital', async () => {
    expect(await app.status('INT', today)).toMatchObject({ error: { code: 'system.not-found' } });
    await doesAs(clinic.owner)('settings/save-credentials', 0, { service: 'mobile-jkn', values: credentials });
    const elsewhere = new MobileJkn(clinic.app, clinic.here, credentials);
    expect(await elsewhere.enter('rs/token')).toMatchObject({ error: { code: 'system.not-found' } });
    elsewhere.token = app.token;
    expect(await elsewhere.asksHospital('statusantrean', place)).toMatchObject({
      error: { code: 'system.not-found' },
    });
  });
});
