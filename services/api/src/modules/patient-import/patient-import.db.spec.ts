import type { ImportDuplicate, PatientImportRow } from '@alur/contracts/patient-import/rows';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../platform/files/testing/form-of.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { removeEndedImports } from './ended-imports.js';

const FILE = '/v2/patient-import/import-file';
const NIK = '3374016107560001';
const HEAD = 'Nama,Jenis kelamin,Tanggal lahir,No. RM,NIK';

describe('patients from a spreadsheet', () => {
  let clinic: ClinicApp;
  beforeAll(async () => {
    clinic = await clinicApp();
  });
  afterAll(() => clinic.stop());

  const rowOf = async (id: number): Promise<PatientImportRow> => {
    const { body } = await clinic.owner.get('/v2/live/patient-import.all');
    return (body.data as PatientImportRow[]).find(row => row.id === id)!;
  };
  const until = (id: number, status: PatientImportRow['status']) =>
    vi.waitFor(
      async () => {
        const row = await rowOf(id);
        expect(row.status).toBe(status);
        return row;
      },
      { timeout: 20_000, interval: 20 },
    );
  const send = async (bytes: Buffer, fileName = 'pasien.csv') => {
    const { fileId } = (await clinic.owner.send(FILE, formOf(bytes, fileName))).body.data;
    const made = await clinic.owner.post('/v2/patient-import/upload', { fileId, fileName });
    expect(made.status).toBe(200);
    return made.body.data.id as number;
  };
  const csv = (...lines: string[]) => send(Buffer.from([HEAD, ...lines].join('\n')));
  const confirm = (id: number, mode: string, duplicates: string) =>
    clinic.owner.post(`/v2/patient-import/${id}/confirm`, { mode, duplicates });
  const patients = async (q: string) => {
    const { body } = await clinic.owner.get(`/v2/patient/patients?search=${encodeURIComponent(q)}&limit=100`);
    return body.data as { name: string; recordNumber: string; birthDate: string }[];
  };
  const workbook = async (path: string) => {
    const { fetchedBytes } = await bytesOf(path);
    return (await readSheet(fetchedBytes)) as unknown as (string | null)[][];
  };
  const bytesOf = async (path: string) => {
    const server = clinic.app.getHttpAdapter().getInstance();
    const headers = { authorization: `Bearer ${clinic.owner.token}`, 'x-merchant-id': String(clinic.here) };
    const answer = await server.inject({ method: 'GET', url: path, headers });
    expect(answer.statusCode).toBe(200);
    return { fetchedBytes: answer.rawPayload as Buffer };
  };

  it('come by the template, whose example is passed over', async () => {
    const [heads, example] = await workbook('/v2/patient-import/template');
    expect(heads?.slice(0, 3)).toEqual(['Nama', 'Jenis kelamin', 'Tanggal lahir']);
    expect(example?.[0]).toBe('Contoh: Siti Aminah');
    const { fetchedBytes } = await bytesOf('/v2/patient-import/template');
    const empty = await until(await send(fetchedBytes, 'templat.xlsx'), 'unreadable');
    expect(empty.problem).toBe('patient-import.empty');
  });

  it('are checked by the rules of the desk, and the wrong ones come back to be mended', async () => {
    const id = await csv(
      'Wahyu Impor,Laki-laki,21/07/1956,,',
      'Tanpa Kelamin,,,,',
      'Salah Tanggal,Perempuan,31/02/1990,,',
      'Salah NIK,Perempuan,,,123',
      'Besok Lahir,Perempuan,01/01/2999,,',
      'Nomor Ganda,Perempuan,,A-7,',
      'Nomor Ganda Dua,Perempuan,,A-7,',
    );
    const row = await until(id, 'checked');
    expect(row).toMatchObject({ rows: 7, good: 2, bad: 5, duplicates: 0 });
    expect((await confirm(id, 'all', 'register')).body.error).toMatchObject({
      code: 'patient-import.bad-rows',
      params: { bad: 5 },
    });
    const [heads, ...wrong] = await workbook(`/v2/patient-import/${id}/report`);
    expect(heads?.slice(0, 2)).toEqual(['Kesalahan', 'Nama']);
    expect(wrong.map(cells => cells.slice(0, 2))).toEqual([
      [expect.stringMatching(/^Jenis kelamin: /), 'Tanpa Kelamin'],
      [expect.stringMatching(/^Tanggal lahir: Tulis tanggal/), 'Salah Tanggal'],
      [expect.stringMatching(/^NIK: /), 'Salah NIK'],
      [expect.stringMatching(/^Tanggal lahir: /), 'Besok Lahir'],
      ['No. RM: Nomor rekam medis ini sudah ada di baris 7.', 'Nomor Ganda Dua'],
    ]);
    expect((await confirm(id, 'good', 'skip')).status).toBe(200);
    await until(id, 'finished');
    expect((await patients('Wahyu Impor'))[0]).toMatchObject({ birthDate: '1956-07-21' });
    expect((await patients('Nomor Ganda')).map(({ recordNumber }) => recordNumber)).toEqual(['A-7']);
    // The corrected report is read like any file, and its column of errors is ignored.
    const { fetchedBytes } = await bytesOf(`/v2/patient-import/${id}/report`);
    expect(await until(await send(fetchedBytes, 'laporan.xlsx'), 'checked')).toMatchObject({ rows: 5, bad: 5 });
  });

  it('who may be there already are shown before anything is written', async () => {
    await clinic.owner.post('/v2/patient/register', {
      ...{ name: 'Lama Sekali', gender: 'female', birthDate: '1980-02-03', idCardNumber: NIK, recordNumber: '004711' },
    });
    const id = await csv(
      `Nama Lain,Perempuan,,,${NIK}`,
      'lama  sekali,Perempuan,03-02-1980,,',
      'Kembar Baris,Perempuan,01/05/1999,,',
      'KEMBAR BARIS,Perempuan,1999-05-01,,',
      'Nomor Terpakai,Perempuan,,4711,',
    );
    expect(await until(id, 'checked')).toMatchObject({ rows: 5, good: 1, bad: 1, duplicates: 3 });
    const { data } = (await clinic.owner.get(`/v2/patient-import/${id}/duplicates`)).body as {
      data: ImportDuplicate[];
    };
    expect(data.map(({ row, reason, recordNumber, sameAsRow }) => [row, reason, recordNumber, sameAsRow])).toEqual([
      [2, 'nik', '004711', null],
      [3, 'name-and-birth-date', '004711', null],
      [5, 'name-and-birth-date', null, 4],
    ]);
    expect(await patients('Nama Lain')).toEqual([]);
    expect((await clinic.foreigner.get(`/v2/patient-import/${id}/duplicates`)).status).toBe(404);
    expect((await clinic.onlooker.get(`/v2/patient-import/${id}/duplicates`)).status).toBe(403);
    expect((await confirm(id, 'good', 'skip')).status).toBe(200);
    expect(await until(id, 'finished')).toMatchObject({ registered: 1, skipped: 3, refusedCount: 0 });
    expect((await patients('Kembar Baris')).length).toBe(1);
  });

  it('"all" registers duplicates as well, in several appends, each number once', async () => {
    const lines = Array.from({ length: 150 }, (_none, at) => {
      const digits = String(at).padStart(4, '0');
      return `Massal ${digits},Perempuan,02/03/1985,,337401420385${digits.replace('0000', '9999')}`;
    });
    const id = await csv(...lines);
    expect(await until(id, 'checked')).toMatchObject({ rows: 150, good: 150, bad: 0 });
    expect((await confirm(id, 'all', 'skip')).status).toBe(200);
    expect(await until(id, 'finished')).toMatchObject({ registered: 150, done: 150 });
    const numbers = [...(await patients('Massal')), ...(await more('Massal'))].map(({ recordNumber }) => recordNumber);
    expect(new Set(numbers).size).toBe(150);
    const again = await csv(...lines.slice(0, 3));
    expect(await until(again, 'checked')).toMatchObject({ good: 0, duplicates: 3 });
    expect((await confirm(again, 'good', 'skip')).body.error.code).toBe('patient-import.nothing-to-register');
    expect((await confirm(again, 'all', 'register')).status).toBe(200);
    expect(await until(again, 'finished')).toMatchObject({ registered: 3 });
  });
  const more = async (q: string) =>
    (await clinic.owner.get(`/v2/patient/patients?search=${q}&limit=100&page=2`)).body.data as {
      name: string;
      recordNumber: string;
      birthDate: string;
    }[];

  it('of two files that are confirmed at the same moment one waits, and registers nobody of the other again', async () => {
    const lines = Array.from({ length: 45 }, (_none, at) => `Bareng ${at},Perempuan,02/03/1985,,`);
    const files = [await csv(...lines), await csv(...lines)];
    for (const id of files) expect(await until(id, 'checked')).toMatchObject({ bad: 0, duplicates: 0 });
    const answers = await Promise.all(files.map(async id => ({ id, ...(await confirm(id, 'good', 'skip')) })));
    const [begun, waits] = answers.toSorted((a, b) => a.status - b.status);
    expect([begun?.status, waits?.body.error.code]).toEqual([200, 'patient-import.another-registers']);
    expect(await until(begun!.id, 'finished')).toMatchObject({ registered: 45 });
    expect((await confirm(waits!.id, 'good', 'skip')).status).toBe(200);
    expect(await until(waits!.id, 'finished')).toMatchObject({ registered: 0, refusedCount: 45 });
    expect((await patients('Bareng')).length).toBe(45);
  });

  it('whoever came to a desk after the check is not registered a second time', async () => {
    const id = await csv('Keduluan Loket,Perempuan,04/05/1986,,');
    expect(await until(id, 'checked')).toMatchObject({ bad: 0, duplicates: 0 });
    const desk = { name: 'Keduluan Loket', gender: 'female', birthDate: '1986-05-04' };
    expect((await clinic.owner.post('/v2/patient/register', desk)).status).toBe(200);
    expect((await confirm(id, 'good', 'skip')).status).toBe(200);
    const refused = [{ row: 2, code: 'patient.possible-duplicate' }];
    expect(await until(id, 'finished')).toMatchObject({ registered: 0, refused });
    expect((await patients('Keduluan Loket')).length).toBe(1);
  });

  it('what was left out of a file that was cancelled is registered from the next', async () => {
    const lines = Array.from({ length: 200 }, (_none, at) => `Terhenti ${at},Perempuan,02/03/1987,,`);
    const id = await csv(...lines);
    await until(id, 'checked');
    await confirm(id, 'good', 'skip');
    expect((await clinic.owner.post(`/v2/patient-import/${id}/cancel`, {})).status).toBe(200);
    const { registered } = await until(id, 'cancelled');
    const again = await csv(...lines);
    expect(await until(again, 'checked')).toMatchObject({ good: 200 - registered, duplicates: registered });
    await confirm(again, 'good', 'skip');
    expect(await until(again, 'finished')).toMatchObject({ registered: 200 - registered, refusedCount: 0 });
  });

  it('no spreadsheet is said to be none; what has ended leaves no file', async () => {
    expect((await until(await send(Buffer.from([0, 1, 2, 3, 0])), 'unreadable')).problem).toBe(
      'patient-import.file-kind',
    );
    expect((await until(await send(Buffer.from('a,b\n1,2')), 'unreadable')).problem).toBe(
      'patient-import.no-name-column',
    );
    const id = await csv('Batal Saja,Perempuan,,,');
    const { fileId } = await until(id, 'checked');
    expect((await clinic.owner.post(`/v2/patient-import/${id}/cancel`, {})).status).toBe(200);
    expect((await confirm(id, 'good', 'skip')).body.error.code).toBe('patient-import.ended');
    const there = async () =>
      (await clinic.database.worker.query('select 1 from alur.file where id = $1', [fileId])).rowCount;
    expect(await there()).toBe(1);
    await removeEndedImports(clinic.database.worker, new Date().toISOString());
    expect(await there()).toBe(0);
  });
});
