import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUntakenFiles } from '../../platform/files/untaken-files.js';
import { pngOf, webpOf } from '../../platform/files/testing/images.js';
import { patientsApp } from './testing/patients-app.js';

describe('patients', () => {
  let it_: Awaited<ReturnType<typeof patientsApp>>;
  beforeAll(async () => {
    it_ = await patientsApp();
  });
  afterAll(() => it_.end());

  describe('registering', () => {
    it('gives the next record number of six digits, passing over those taken by hand', async () => {
      const first = await it_.register({ name: 'Nomor Satu' });
      const detail = async (id: number) => (await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' })).body.data;
      const number = Number((await detail(first)).recordNumber);
      const after = (step: number) => String(number + step).padStart(6, '0');
      expect((await detail(first)).recordNumber).toMatch(/^\d{6}$/);
      await it_.register({ name: 'Dengan Tangan', recordNumber: after(1) });
      expect((await detail(await it_.register({ name: 'Nomor Dua' }))).recordNumber).toBe(after(2));
    });

    it('has a row of numbers for each facility', async () => {
      await it_.register({ name: 'Nomor Satu' }, 'other');
      expect((await it_.search('000001', 'other')).map(({ name }) => name)).toEqual(['Nomor Satu']);
    });

    it('warns of the same NIK, passport, BPJS number, or name and birth date', async () => {
      const numbers = { idCardNumber: '3374014101900011', passportNumber: 'B7654321', bpjsNo: '0001234567890' };
      const id = await it_.register({ name: 'Ratna Ganda', birthDate: '1990-01-01', ...numbers });
      const again = (body: object) => it_.post('/v2/patient/register', { gender: 'female', ...body });
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
      const id = await it_.register({ name: 'Diri Sendiri', ...nik });
      const body = { name: 'Diri Sendiri Saja', gender: 'female', ...nik };
      expect((await it_.post(`/v2/patient/${id}/correct`, body)).status).toBe(200);
      expect((await it_.post('/v2/patient/register', body, 'other')).status).toBe(200);
      const other = await it_.register({ name: 'Lain' });
      const corrected = await it_.post(`/v2/patient/${other}/correct`, { ...body, name: 'Lain' });
      expect(corrected.body.error).toMatchObject({ params: { patientId: id, reason: 'nik' } });
    });
  });

  describe('one patient', () => {
    it('is shown whole, and the look is written down', async () => {
      const id = await it_.register({ name: 'Lihat Saya', phone: '081234567890', address: 'Jl. Melati 5' });
      const { body } = await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' });
      expect(body.data).toMatchObject({ id, name: 'Lihat Saya', address: 'Jl. Melati 5', isNew: true, allergies: [] });
      const { rows } = await it_.database.worker.query('select entries from alur.access_log order by id desc limit 1');
      expect(rows[0].entries).toMatchObject([{ what: 'patient', id, actorId: 7 }]);
    });

    it('says that she has moved to whoever may open her page, and no more than that', async () => {
      const id = await it_.register({ name: 'Bergerak Terus' });
      const path = `/v2/live/patient.revision?patientId=${id}`;
      const told = async () => (await it_.call('GET', path, { as: 'sari' })).body.data;
      const shown = async () => (await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' })).body.data.revision;
      expect(await told()).toEqual([{ key: String(id), position: expect.any(String), id, revision: await shown() }]);
      const before = await shown();
      const correction = { name: 'Bergerak Lagi', gender: 'female', acknowledgeDuplicates: true };
      expect((await it_.post(`/v2/patient/${id}/correct`, correction)).status).toBe(200);
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
      const id = await it_.register({ name: 'Dicari Orang' });
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
      const id = await it_.register({ name: 'Milik Lain' }, 'other');
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

    const change = (id: number, fileId: string | null) => it_.post(`/v2/patient/${id}/change-photo`, { fileId });

    it('is kept sealed, and shown as what it is once it is the patient’s', async () => {
      const id = await it_.register({ name: 'Ada Foto' });
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
      const id = await it_.register({ name: 'Foto Lama' });
      await send(id, png);
      const { fileId } = (await send(id, png)).body.data;
      await change(id, fileId);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      expect(await removeUntakenFiles(it_.database.worker, inDays(0.9))).toBe(0);
      expect(await removeUntakenFiles(it_.database.worker, inDays(1.1))).toBeGreaterThan(0);
      expect((await see(id)).status).toBe(200);
    });

    it('is shown no more once it is taken away, and never another person’s', async () => {
      const id = await it_.register({ name: 'Foto Dicabut' });
      const { fileId } = (await send(id, png)).body.data;
      await change(id, fileId);
      expect((await see(id)).status).toBe(200);
      await change(id, null);
      expect((await see(id)).status).toBe(404);
      const another = await it_.register({ name: 'Orang Lain' });
      const foreign = await change(another, fileId);
      expect(foreign.body.error).toMatchObject({ code: 'patient.photo-not-found', fields: [{ path: 'fileId' }] });
      expect((await change(another, randomUUID())).status).toBe(409);
      expect((await see(another)).status).toBe(404);
      expect((await change(id, 'bukan-berkas')).status).toBe(400);
    });

    it('is of a patient of the facility, and for those who may', async () => {
      const id = await it_.register({ name: 'Foto Rahasia' });
      await change(id, (await send(id, png)).body.data.fileId);
      expect((await see(id, 'other')).status).toBe(404);
      expect((await send(id, png, 'other')).status).toBe(404);
      expect((await see(id, 'nobody')).status).toBe(403);
      expect((await send(id, png, 'nobody')).status).toBe(403);
    });

    it('is an image, whatever the sender says, and not too large', async () => {
      const id = await it_.register({ name: 'Bukan Foto' });
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
