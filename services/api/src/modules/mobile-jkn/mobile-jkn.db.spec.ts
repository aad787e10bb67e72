import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do, Until } from '../../testing/play.js';
import { scheduleOf } from '../../testing/visit-bodies.js';
import { MobileJkn } from './testing/mobile-jkn.js';

const credentials = { queueUserKey: 'kunci-antrean', inboundUsername: 'bpjs', inboundPassword: 'rahasia-antrean-1' };
const today = facilityToday();
const dayAfter = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

let clinic: ClinicApp;
let does: Do;
let until: Until;
let app: MobileJkn;
let roomId: number;

beforeAll(async () => {
  clinic = await clinicApp();
  does = doesAs(clinic.owner);
  until = untilSeenBy(clinic.owner);
  roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  const at = { roomId, doctorId: clinic.owner.userId };
  await does('schedule/open', 0, { ...scheduleOf(at), startTime: '00:00', endTime: '23:59' });
  await does('schedule/open', 0, { ...scheduleOf(at), startTime: '00:00', endTime: '12:00', prefix: 'B' });
  await does('bpjs/assign-poli', 0, { unitId: roomId, visitStatus: 'sick', poli: { code: '001', name: 'POLI UMUM' } });
  await does('bpjs/assign-doctor', 0, { staffId: clinic.owner.userId, doctor: { code: '11111', name: 'dr. Bayu' } });
  await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: credentials });
  app = new MobileJkn(clinic.app, clinic.here, credentials);
  await app.enter();
});
afterAll(() => clinic.stop());
afterEach(() => vi.useRealTimers());

let count = 0;
const newNumbers = () => {
  count += 1;
  return { nomorkartu: String(3_000_000_000_000 + count), nik: `337401150390${String(count).padStart(4, '0')}` };
};
const registered = async (numbers = newNumbers()) => {
  const person = { name: `Peserta ${numbers.nomorkartu}`, gender: 'male', birthDate: '1990-03-15' };
  const patientId = await does('patient/register', 0, {
    ...{ ...person, bpjsNo: numbers.nomorkartu, idCardNumber: numbers.nik, acknowledgeDuplicates: true },
  });
  return { ...numbers, patientId };
};
const ask = (numbers: { nomorkartu: string; nik: string }, tanggalperiksa = today) => ({
  ...{ nomorkartu: numbers.nomorkartu, nik: numbers.nik, nohp: '081234567890', kodepoli: '001', kodedokter: 11111 },
  ...{ tanggalperiksa, jampraktek: '00:00-23:59', keluhan: 'Batuk', norm: '' },
});
const entriesOf = async (patientId: number) =>
  (await clinic.owner.get(`/v2/queue/entries?patientId=${patientId}&limit=50`)).body.data as Record<string, unknown>[];

describe('Mobile JKN', () => {
  it('takes a number by token, sees how many are before it, and cancels it, as the front office would', async () => {
    const person = await registered();
    const taken = await app.take(ask(person));
    expect(taken).toMatchObject({
      response: { nomorantrean: 'A-001', angkaantrean: 1, namapoli: 'POLI UMUM', sisaantrean: 1, antreanpanggil: '-' },
      metadata: { code: 200, message: 'Ok' },
    });
    expect(await entriesOf(person.patientId)).toMatchObject([
      { display: 'A-001', payer: 'bpjs', source: 'mobile-jkn', visitStatus: 'sick', status: 'waiting' },
    ]);
    const after = await registered();
    expect(await app.take(ask(after))).toMatchObject({
      response: { nomorantrean: 'A-002', sisaantrean: 2, keterangan: expect.stringContaining('10 menit') },
    });
    expect(await app.remaining(after.nomorkartu, '001', today)).toMatchObject({
      response: { nomorantrean: 'A-002', namapoli: 'POLI UMUM', sisaantrean: 2, antreanpanggil: '-' },
    });
    expect(await app.status('001', today)).toMatchObject({
      response: [
        { kodedokter: 11111, jampraktek: '00:00-23:59', totalantrean: 2, sisaantrean: 2, antreanpanggil: '-' },
        { kodedokter: 11111, jampraktek: '00:00-12:00', totalantrean: 0, sisaantrean: 0 },
      ],
    });
    const own = { nomorkartu: person.nomorkartu, kodepoli: '001', tanggalperiksa: today };
    expect(await app.cancel({ ...own, keterangan: 'Tidak jadi' }, 'PUT')).toEqual({
      metadata: { code: 200, message: 'Ok' },
    });
    expect(await entriesOf(person.patientId)).toMatchObject([{ status: 'cancelled' }]);
    expect(await app.remaining(after.nomorkartu, '001', today)).toMatchObject({ response: { sisaantrean: 1 } });
    expect(await app.cancel({ ...own, keterangan: '' })).toEqual({
      metadata: { code: 201, message: 'Antrean tidak ditemukan' },
    });
    expect(await app.take(ask(person))).toMatchObject({ response: { nomorantrean: 'A-003' } });
  });

  it('gets one number for a patient who asks twice at once, even at two hours of the same poli', async () => {
    const person = await registered();
    const answers = await Promise.all([
      app.take(ask(person, dayAfter(1))),
      app.take({ ...ask(person, dayAfter(1)), jampraktek: '00:00-12:00' }),
    ]);
    expect(answers.map(({ metadata }) => metadata).toSorted((a, b) => a.code - b.code)).toEqual([
      { code: 200, message: 'Ok' },
      { code: 201, message: 'Nomor Antrean Hanya Dapat Diambil 1 Kali Pada Tanggal dan Poli Yang Sama' },
    ]);
    expect(await entriesOf(person.patientId)).toHaveLength(1);
  });

  it('counts and estimates by the queue of the day that she asks for, and of no other', async () => {
    const [first, other] = [dayAfter(2), dayAfter(3)];
    for (const _number of [1, 2]) await app.take(ask(await registered(), first));
    const person = await registered();
    expect(await app.take(ask(person, other))).toMatchObject({
      response: { angkaantrean: 1, sisaantrean: 1, keterangan: expect.not.stringContaining('menit') },
    });
    const last = await registered();
    expect(await app.take(ask(last, first))).toMatchObject({
      response: { angkaantrean: 3, sisaantrean: 3, keterangan: expect.stringContaining('20 menit') },
    });
    expect(await app.remaining(person.nomorkartu, '001', other)).toMatchObject({ response: { sisaantrean: 1 } });
    expect(await app.status('001', first)).toMatchObject({ response: [{ totalantrean: 3, sisaantrean: 3 }, {}] });
    expect(await app.status('001', other)).toMatchObject({ response: [{ totalantrean: 1, sisaantrean: 1 }, {}] });
  });

  it('registers a new patient once, who then takes a number', async () => {
    const numbers = newNumbers();
    const unknown = 'Data pasien ini tidak ditemukan, silakan melakukan registrasi pasien baru';
    expect(await app.take(ask(numbers))).toEqual({ metadata: { code: 202, message: unknown } });
    const asked = {
      ...{ ...numbers, nomorkk: '3374011503900001', nama: 'Sri Wahyuni', jeniskelamin: 'P', nohp: '081234567890' },
      ...{
        tanggallahir: '1991-04-02',
        alamat: 'Jl. Mawar 1',
        rt: '003',
        rw: '10',
        kodeprop: '11',
        namaprop: 'Jawa Barat',
      },
      ...{ kodedati2: '0120', namadati2: 'Kab. Bandung', kodekec: '1319', namakec: 'Soreang', kodekel: 'D2105' },
      namakel: 'Cingcin',
    };
    const answers = await Promise.all([app.register(asked), app.register(asked)]);
    expect(answers.map(({ metadata }) => metadata).toSorted((a, b) => a.code - b.code)).toEqual([
      { code: 200, message: 'Ok' },
      { code: 201, message: 'Data pasien ini sudah terdaftar' },
    ]);
    const norm = answers.flatMap(({ response }) => (response ? [(response as { norm: string }).norm] : []))[0];
    const row = await until(`/v2/patient/patients?search=${norm}`, each => each['recordNumber'] === norm);
    const { body } = await clinic.owner.get(`/v2/patient/${(row as { id: number }).id}`);
    expect(body.data).toMatchObject({
      ...{ name: 'Sri Wahyuni', gender: 'female', birthDate: '1991-04-02', bpjsNo: numbers.nomorkartu },
      ...{ address: 'Jl. Mawar 1, Cingcin, Soreang, Kab. Bandung, Jawa Barat', rt: '003', rw: '10' },
    });
    expect(await app.take(ask(numbers))).toMatchObject({ metadata: { code: 200 } });
    expect(await app.register({ ...asked, nama: '' })).toEqual({
      metadata: { code: 201, message: 'Nama belum diisi' },
    });
  });

  it('gives its card to a patient who was known by her NIK alone, and to nobody who has another', async () => {
    const numbers = newNumbers();
    const person = { name: 'Tanpa Kartu', gender: 'female', birthDate: '1990-03-15', acknowledgeDuplicates: true };
    const patientId = await does('patient/register', 0, { ...person, idCardNumber: numbers.nik });
    expect(await app.take(ask(numbers, dayAfter(2)))).toMatchObject({ metadata: { code: 200 } });
    expect((await clinic.owner.get(`/v2/patient/${patientId}`)).body.data).toMatchObject({
      bpjsNo: numbers.nomorkartu,
    });
    expect(await app.take(ask({ ...newNumbers(), nik: numbers.nik }, dayAfter(3)))).toEqual({
      metadata: { code: 201, message: 'Nomor kartu tidak sesuai dengan data pasien' },
    });
  });

  it('says in its own sentences what is wrong', async () => {
    const person = await registered();
    const refused = async (change: object) => {
      const { metadata } = await app.take({ ...ask(person), ...change });
      expect(metadata.code).toBe(201);
      return metadata.message;
    };
    expect(await refused({ nomorkartu: '123' })).toBe('Nomor kartu harus 13 digit');
    expect(await refused({ nomorkartu: '000123456789X' })).toBe('Format Nomor Kartu Tidak Sesuai');
    expect(await refused({ nik: '123' })).toBe('NIK harus 16 digit');
    expect(await refused({ nik: '337401150390000X' })).toBe('Format NIK Tidak Sesuai');
    const form = 'Format Tanggal Tidak Sesuai, format yang benar adalah yyyy-mm-dd';
    expect(await refused({ tanggalperiksa: '23-11-2026' })).toBe(form);
    expect(await refused({ tanggalperiksa: '2026-02-30' })).toBe(form);
    expect(await refused({ tanggalperiksa: dayAfter(-1) })).toBe('Tanggal Periksa Tidak Berlaku Mundur');
    const closed = 'Pendaftaran ke Poli Ini Sedang Tutup';
    expect(await refused({ kodepoli: '999' })).toBe(closed);
    expect(await refused({ kodedokter: 22222 })).toBe(closed);
    expect(await refused({ jampraktek: '13:00-14:00' })).toBe(closed);
    await does('holiday/add', 0, { date: dayAfter(5), name: 'Libur' });
    expect(await refused({ tanggalperiksa: dayAfter(5) })).toBe(closed);
    expect(await entriesOf(person.patientId)).toEqual([]);
  });

  it('cannot cancel what the doctor has begun', async () => {
    const person = await registered();
    await app.take(ask(person));
    const [entry] = await entriesOf(person.patientId);
    const visit = Number(entry?.['id']);
    await does('queue/confirm-attendance', visit);
    await does('booking/fill-pcare', visit, { number: 'A1' });
    await does('consultation/start', visit);
    await until(`/v2/queue/entries?patientId=${person.patientId}`, row => row['status'] === 'serving');
    const own = { nomorkartu: person.nomorkartu, kodepoli: '001', tanggalperiksa: today };
    expect(await app.cancel({ ...own, keterangan: 'Batal' })).toEqual({
      metadata: { code: 201, message: 'Pasien sudah dilayani, antrean tidak dapat dibatalkan' },
    });
    expect(await app.remaining(newNumbers().nomorkartu, '001', today)).toEqual({
      metadata: { code: 201, message: 'Antrean tidak ditemukan' },
    });
  });
});

describe('who may ask', () => {
  const denied = { metadata: { code: 201, message: 'Access denied' } };

  it('is told by the facility’s user name and password, and by a token that ends', async () => {
    expect(await new MobileJkn(clinic.app, clinic.here, { ...credentials, inboundPassword: 'salah' }).enter()).toEqual(
      denied,
    );
    const other = new MobileJkn(clinic.app, clinic.here, credentials);
    expect(await other.status('001', today)).toEqual(denied);
    await other.enter();
    expect(await other.status('001', today)).toMatchObject({ metadata: { code: 200 } });
    other.username = 'orang lain';
    expect(await other.status('001', today)).toEqual(denied);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect(await app.status('001', today)).toEqual({ metadata: { code: 201, message: 'Token expired' } });
  });

  it('is nobody once the credentials are others', async () => {
    await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: credentials });
    expect(await app.status('001', today)).toEqual(denied);
    await app.enter();
    expect(await app.status('001', today)).toMatchObject({ metadata: { code: 200 } });
  });

  it('is slowed down after guesses', async () => {
    const guesser = new MobileJkn(clinic.app, clinic.here, { ...credentials, inboundPassword: 'tebakan' }, '10.9.8.7');
    for (let guess = 0; guess < 6; guess += 1) await guesser.enter();
    expect(await guesser.enter()).toEqual({
      metadata: { code: 201, message: 'Terlalu banyak percobaan, silakan coba lagi' },
    });
    expect(await app.enter()).toMatchObject({ metadata: { code: 200 } });
  });

  it('finds nothing at a facility that is not with Mobile JKN, with whatever token', async () => {
    await doesAs(clinic.foreigner)('settings/save-credentials', 0, { service: 'mobile-jkn', values: credentials });
    const nowhere = new MobileJkn(clinic.app, 999_999, credentials);
    expect(await nowhere.enter()).toMatchObject({ error: { code: 'system.not-found' } });
    const elsewhere = new MobileJkn(clinic.app, clinic.there, credentials);
    elsewhere.token = app.token;
    expect(await elsewhere.enter()).toMatchObject({ error: { code: 'system.not-found' } });
    expect(await elsewhere.status('001', today)).toMatchObject({ error: { code: 'system.not-found' } });
  });
});
