import { patientDetailAccess, patientSearchAccess, type PatientFound } from '@alur/contracts/patient/search';
import type { AccessKey } from '@alur/contracts/access';
import { bookingModule } from '@alur/domain/booking/module';
import { consultationModule } from '@alur/domain/consultation/module';
import { uniqueName, nameEvents } from '@alur/domain/kernel/name';
import { moduleOf } from '@alur/domain/kernel/module';
import { patientModule } from '@alur/domain/patient/module';
import { timelineOf } from '@alur/domain/patient/timeline-view';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpApp } from '../../platform/testing/http-app.js';
import { removeUntakenFiles } from '../../platform/files/untaken-files.js';
import { pngOf, webpOf } from '../../platform/files/testing/images.js';
import { callerWith, commandId } from '../../platform/testing/platform.js';

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

describe('patients', () => {
  let it_: Awaited<ReturnType<typeof httpApp>>;
  beforeAll(async () => {
    it_ = await httpApp(modules, people);
  });
  afterAll(() => it_.end());

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
  const names = async (q: string) => (await search(q)).map(({ name }) => name);

  describe('registering', () => {
    it('gives the next record number of six digits, passing over those taken by hand', async () => {
      const first = await register({ name: 'Nomor Satu' });
      const detail = async (id: number) => (await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' })).body.data;
      const number = Number((await detail(first)).recordNumber);
      const after = (step: number) => String(number + step).padStart(6, '0');
      expect((await detail(first)).recordNumber).toMatch(/^\d{6}$/);
      await register({ name: 'Dengan Tangan', recordNumber: after(1) });
      expect((await detail(await register({ name: 'Nomor Dua' }))).recordNumber).toBe(after(2));
    });

    it('has a row of numbers for each facility', async () => {
      await register({ name: 'Nomor Satu' }, 'other');
      expect((await search('000001', 'other')).map(({ name }) => name)).toEqual(['Nomor Satu']);
    });

    it('warns of the same NIK, passport, BPJS number, or name and birth date', async () => {
      const numbers = { idCardNumber: '3374014101900011', passportNumber: 'B7654321', bpjsNo: '0001234567890' };
      const id = await register({ name: 'Ratna Ganda', birthDate: '1990-01-01', ...numbers });
      const again = (body: object) => post('/v2/patient/register', { gender: 'female', ...body });
      const reasons: [string, object][] = [
        ['nik', { name: 'X', idCardNumber: numbers.idCardNumber }],
        ['passport', { name: 'X', passportNumber: numbers.passportNumber }],
        ['bpjs', { name: 'X', bpjsNo: numbers.bpjsNo }],
        ['name-and-birth-date', { name: 'ratna  GANDA', birthDate: '1990-01-01' }],
      ];
      for (const [reason, body] of reasons) {
        const { status, body: answer } = await again(body);
        expect(status).toBe(409);
        expect(answer.error).toMatchObject({ code: 'patient.possible-duplicate', params: { patientId: id, reason } });
      }
      expect((await again({ name: 'Ratna Ganda', birthDate: '1991-01-01' })).status).toBe(200);
      expect((await again({ name: 'Ratna Ganda', birthDate: '1990-01-01', acknowledgeDuplicates: true })).status).toBe(
        200,
      );
    });

    it('does not warn of the patient herself, nor of another facility’s', async () => {
      const nik = { idCardNumber: '3374014101900022' };
      const id = await register({ name: 'Diri Sendiri', ...nik });
      const body = { name: 'Diri Sendiri Saja', gender: 'female', ...nik };
      expect((await post(`/v2/patient/${id}/correct`, body)).status).toBe(200);
      expect((await post('/v2/patient/register', body, 'other')).status).toBe(200);
      const other = await register({ name: 'Lain' });
      const corrected = await post(`/v2/patient/${other}/correct`, { ...body, name: 'Lain' });
      expect(corrected.body.error).toMatchObject({ params: { patientId: id, reason: 'nik' } });
    });
  });

  describe('searching', () => {
    beforeAll(async () => {
      await register({
        name: 'Kartika Wulandari',
        recordNumber: '778812',
        idCardNumber: '3374015505910001',
        bpjsNo: '0009998887776',
        passportNumber: 'C1239876',
        phone: '081299887766',
      });
      for (const name of ['Kartika', 'Kartikasari Dewi', 'Dewi Kartika', 'Mutiara Sekartika', 'Kertika Wulan'])
        await register({ name });
    });

    it('ranks this very name, its beginning, a part of it, and what is one letter away', async () => {
      const found = await search('kartika');
      expect(found.map(({ name, match }) => [name, match])).toEqual([
        ['Kartika', 'exact'],
        ['Kartikasari Dewi', 'begins'],
        ['Kartika Wulandari', 'begins'],
        ['Dewi Kartika', 'begins'],
        ['Mutiara Sekartika', 'within'],
        ['Kertika Wulan', 'similar'],
      ]);
      expect(found[0]).toMatchObject({ gender: 'female', status: 'active', allergyCount: 0, mergedInto: null });
    });

    it.each(['k', 'kar', 'kartika w', 'wulan', 'wulandari kar', 'KARTIKA   wulandar'])(
      'finds a name by its beginning: %j',
      async text => expect(await names(text)).toContain('Kartika Wulandari'),
    );

    it.each([
      'kartika wulandary',
      'kartika wlandari',
      'kartika wualndari',
      'kartikka wulandari',
      'artika wulandari',
      'kartikawulandari',
      'karti kawulandari',
      'kratika wulnadari',
      'wulandary kartika',
    ])('finds a name with a letter wrong, missing, too many or swapped: %j', async text =>
      expect(await names(text)).toContain('Kartika Wulandari'),
    );

    it.each([
      ['its record number', '778812'],
      ['the beginning of it', '7788'],
      ['its record number with dashes', '77-88-12'],
      ['its record number with a digit wrong', '778912'],
      ['its NIK', '3374015505910001'],
      ['its NIK in groups', '3374 0155 0591 0001'],
      ['its NIK with a digit wrong', '3374015505910002'],
      ['its NIK with a digit missing', '337401550591001'],
      ['its NIK with two digits swapped', '3374015550910001'],
      ['its BPJS number', '0009998887776'],
      ['its BPJS number with two digits swapped', '0009998887767'],
      ['its passport', 'c1239876'],
      ['its passport with a letter wrong', 'd1239876'],
      ['its phone', '0812-9988-7766'],
      ['its phone as abroad', '+6281299887766'],
      ['its phone with a digit missing', '08129988776'],
    ])('finds a patient by %s', async (_what, text) => expect(await names(text)).toEqual(['Kartika Wulandari']));

    it('keeps a place for the name that is one letter away, however many begin so', async () => {
      for (let at = 0; at < 12; at++) await register({ name: `Bunda${'abcdefghijkl'[at]}ri Satu` });
      await register({ name: 'Bundi' });
      const found = await search('bunda');
      expect(found).toHaveLength(10);
      expect(found.at(-1)).toMatchObject({ name: 'Bundi', match: 'similar' });
    });

    it.each(['%', "'", ':*', '& |', '\\', '( ) !', '␡'])('takes any sign as it is: %j', async text =>
      expect(await search(text)).toEqual([]),
    );

    it('shows the patients of the facility alone', async () =>
      expect(await search('kartika wulandari', 'other')).toEqual([]));

    it('finds the new name after a correction, and the old no more', async () => {
      const id = await register({ name: 'Zubaidah Lama' });
      await post(`/v2/patient/${id}/correct`, { name: 'Zulaikha Baru', gender: 'female' });
      expect(await names('zubaidah')).toEqual([]);
      expect(await names('zulaikha')).toEqual(['Zulaikha Baru']);
    });

    it('finds nobody who was erased', async () => {
      const id = await register({ name: 'Lenyap Selamanya', recordNumber: '991199', phone: '081355500011' });
      const event = { type: 'PatientErased', data: { patientId: id } };
      const meta = { merchantId: 1, actorId: 7, commandId: randomUUID(), appendId: randomUUID() };
      const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
      const { appended } = await it_.platform.log.append(
        [{ stream: `patient-${id}`, expected: 0, events: [event] }],
        [],
        { ...meta, ...time },
      );
      await it_.platform.progress.waitFor(appended.position, 1, 2_000);
      for (const text of ['lenyap selamanya', 'lenyap', '991199', '081355500011', '␡'])
        expect(await search(text)).toEqual([]);
      const { body } = await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' });
      expect(body.data).toMatchObject({ status: 'erased', name: '␡', phone: null });
    });

    it('wants something to look for, and a right', async () => {
      expect((await it_.call('GET', '/v2/patient/search', { as: 'sari' })).body.error.fields).toMatchObject([
        { path: 'q' },
      ]);
      expect((await it_.call('GET', '/v2/patient/search?q=a&limit=51', { as: 'sari' })).status).toBe(400);
      expect((await it_.call('GET', '/v2/patient/search?q=a', { as: 'nobody' })).status).toBe(403);
      expect((await it_.call('GET', '/v2/patient/search?q=a')).status).toBe(401);
    });

    it('does not return search keys', async () => {
      const { body } = await it_.call('GET', '/v2/patient/patients?search=Kartika', { as: 'sari' });
      expect(body.meta.total).toBeGreaterThan(3);
      expect(JSON.stringify(body)).not.toContain('searchKeys');
      const one = await it_.call('GET', `/v2/patient/patients/${body.data[0].id}`, { as: 'sari' });
      expect(one.body.data).toMatchObject({ id: body.data[0].id });
      expect(JSON.stringify(one.body)).not.toContain('searchKeys');
    });
  });

  describe('one patient', () => {
    it('is shown whole, and the look is written down', async () => {
      const id = await register({ name: 'Lihat Saya', phone: '081234567890', address: 'Jl. Melati 5' });
      const { body } = await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' });
      expect(body.data).toMatchObject({ id, name: 'Lihat Saya', address: 'Jl. Melati 5', isNew: true, allergies: [] });
      const { rows } = await it_.database.worker.query('select entries from alur.access_log order by id desc limit 1');
      expect(rows[0].entries).toMatchObject([{ what: 'patient', id, actorId: 7 }]);
    });

    it('says that she has moved to whoever may open her page, and no more than that', async () => {
      const id = await register({ name: 'Bergerak Terus' });
      const path = `/v2/live/patient.revision?patientId=${id}`;
      const told = async () => (await it_.call('GET', path, { as: 'sari' })).body.data;
      const shown = async () => (await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' })).body.data.revision;
      expect(await told()).toEqual([{ key: String(id), position: expect.any(String), id, revision: await shown() }]);
      const before = await shown();
      const correction = { name: 'Bergerak Lagi', gender: 'female', acknowledgeDuplicates: true };
      expect((await post(`/v2/patient/${id}/correct`, correction)).status).toBe(200);
      expect(await shown()).toBe(before + 1);
      expect(await told()).toMatchObject([{ id, revision: before + 1 }]);
      expect((await it_.call('GET', path, { as: 'other' })).body.data).toEqual([]);
      expect((await it_.call('GET', path, { as: 'nobody' })).status).toBe(403);
    });

    it('has a timeline and visits, whose looks are logged', async () => {
      const looked = async (path: string) => {
        expect((await it_.call('GET', path, { as: 'doctor' })).status).toBe(200);
        const { rows } = await it_.database.worker.query(
          'select entries from alur.access_log order by id desc limit 1',
        );
        return rows[0].entries;
      };
      expect(await looked('/v2/live/patient.timeline?patientId=12')).toMatchObject([
        { what: 'patient.timeline', id: 12 },
      ]);
      expect(await looked('/v2/live/consultation.record?encounterId=5')).toMatchObject([
        { what: 'consultation.record', id: 5 },
      ]);
      expect(await looked('/v2/consultation/visits?personId=12')).toMatchObject([
        { what: 'consultation/visits', id: 12 },
      ]);
      expect(await looked('/v2/consultation/visits')).toMatchObject([
        { what: 'consultation/visits', id: null, actorId: 8 },
      ]);
    });

    it('and a search as what was asked, which the log does not tell, and how many came', async () => {
      const id = await register({ name: 'Dicari Orang' });
      const last = async () => {
        const { rows } = await it_.database.worker.query(
          'select entries from alur.access_log order by id desc limit 1',
        );
        return rows[0].entries;
      };
      const { body } = await it_.call('GET', '/v2/patient/search?q=Dicari%20Orang', { as: 'sari' });
      expect(body.data).toMatchObject([{ id }]);
      const found = await last();
      expect(found).toMatchObject([{ what: 'patient.search', id: null, rows: 1, query: expect.any(String) }]);
      expect(JSON.stringify(found)).not.toContain('Dicari');
      await it_.call('GET', '/v2/patient/patients?search=Dicari', { as: 'sari' });
      expect(await last()).toMatchObject([{ what: 'patient/patients', id: null, rows: 1, actorId: 7 }]);
    });

    it('is another facility’s, or nobody: not found', async () => {
      const id = await register({ name: 'Milik Lain' }, 'other');
      for (const path of [`/v2/patient/${id}`, '/v2/patient/999999', '/v2/patient/0'])
        expect((await it_.call('GET', path, { as: 'sari' })).status).toBe(404);
    });

    it('is asked for by a number: other words are lists', async () => {
      expect((await it_.call('GET', '/v2/patient/patients', { as: 'sari' })).status).toBe(200);
      expect((await it_.call('GET', '/v2/patient/1x', { as: 'sari' })).status).toBe(404);
      expect((await it_.call('GET', '/v2/patient/12', { as: 'nobody' })).status).toBe(403);
    });
  });

  describe('a photo', () => {
    const png = pngOf(640, 480);
    const webp = webpOf(640, 480, '');
    const send = (id: number, body: Buffer, as = 'sari', type = 'image/png') =>
      it_.call('POST', `/v2/patient/${id}/photo`, { as, body, headers: { 'content-type': type } });
    const see = (id: number, as = 'sari') => it_.call('GET', `/v2/patient/${id}/photo`, { as });

    const change = (id: number, fileId: string | null) => post(`/v2/patient/${id}/change-photo`, { fileId });

    it('is kept sealed, and shown as what it is once it is the patient’s', async () => {
      const id = await register({ name: 'Ada Foto' });
      expect((await see(id)).status).toBe(404);
      expect((await send(id, png)).status).toBe(200);
      expect((await see(id)).status).toBe(404);
      const { fileId } = (await send(id, webp)).body.data;
      expect((await change(id, fileId)).status).toBe(200);
      const seen = await see(id);
      expect(seen.headers['content-type']).toBe('image/webp');
      expect(webp.equals(seen.body)).toBe(true);
      const owner = new pg.Client({ connectionString: it_.ownerUrl });
      await owner.connect();
      const { rows } = await owner.query<{ sealed: Buffer }>('select sealed from alur.file');
      await owner.end();
      expect(rows.some(({ sealed }) => sealed.includes('WEBP'))).toBe(false);
    });

    it('is removed when it became nobody’s within a day, and stays when it did', async () => {
      const id = await register({ name: 'Foto Lama' });
      await send(id, png);
      const { fileId } = (await send(id, png)).body.data;
      await change(id, fileId);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      expect(await removeUntakenFiles(it_.database.worker, inDays(0.9))).toBe(0);
      expect(await removeUntakenFiles(it_.database.worker, inDays(1.1))).toBeGreaterThan(0);
      expect((await see(id)).status).toBe(200);
    });

    it('is shown no more once it is taken away, and never another person’s', async () => {
      const id = await register({ name: 'Foto Dicabut' });
      const { fileId } = (await send(id, png)).body.data;
      await change(id, fileId);
      expect((await see(id)).status).toBe(200);
      await change(id, null);
      expect((await see(id)).status).toBe(404);
      const another = await register({ name: 'Orang Lain' });
      const foreign = await change(another, fileId);
      expect(foreign.body.error).toMatchObject({ code: 'patient.photo-not-found', fields: [{ path: 'fileId' }] });
      expect((await change(another, randomUUID())).status).toBe(409);
      expect((await see(another)).status).toBe(404);
      expect((await change(id, 'bukan-berkas')).status).toBe(400);
    });

    it('is of a patient of the facility, and for those who may', async () => {
      const id = await register({ name: 'Foto Rahasia' });
      await change(id, (await send(id, png)).body.data.fileId);
      expect((await see(id, 'other')).status).toBe(404);
      expect((await send(id, png, 'other')).status).toBe(404);
      expect((await see(id, 'nobody')).status).toBe(403);
      expect((await send(id, png, 'nobody')).status).toBe(403);
    });

    it('is an image, whatever the sender says, and not too large', async () => {
      const id = await register({ name: 'Bukan Foto' });
      expect((await send(id, Buffer.from('<svg onload=alert(1)>'))).body.error.code).toBe('patient.photo-kind');
      expect((await send(id, png, 'sari', 'text/html')).status).toBe(415);
      expect((await send(id, pngOf(50_000, 20_000))).body.error).toMatchObject({
        code: 'patient.photo-too-wide',
        params: { most: 4096 },
      });
      const large = Buffer.concat([png, Buffer.alloc(1_100_000)]);
      expect((await send(id, large)).body.error.code).toBe('shape.too-large');
    });
  });
});
