import { documentModule } from '@alur/domain/document/module';
import { uniqueName, nameEvents } from '@alur/domain/kernel/name';
import { moduleOf } from '@alur/domain/kernel/module';
import { patientModule } from '@alur/domain/patient/module';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentKind } from '../../platform/files/document-kind.js';
import { documentPlace } from '../../platform/files/document-place.js';
import { filesIn } from '../../platform/files/large-files.js';
import { removeStrayFiles } from '../../platform/files/stray-files.js';
import { formOf } from '../../platform/files/testing/form-of.js';
import { pngOf } from '../../platform/files/testing/images.js';
import { httpApp } from '../../platform/testing/http-app.js';
import { callerWith, commandId } from '../../platform/testing/platform.js';

const mayRead = ['front-office.patient-document:view'];
const mayAll = [...mayRead, 'front-office.patient-document:upload', 'front-office.patient-document:remove'];
const people = {
  sari: callerWith(1, [...mayAll, 'front-office.patient-list:register', 'front-office.patient-list:erase']),
  reader: callerWith(1, mayRead),
  nobody: callerWith(1, ['front-office.patient-list:view']),
  other: callerWith(2, [...mayAll, 'front-office.patient-list:register']),
};
type Who = keyof typeof people;
const modules = [moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }), patientModule, documentModule];
const pdf = Buffer.concat([Buffer.from('%PDF-1.7 Siti Zulaikha'), randomBytes(300_000)]);

describe('documents of a patient', () => {
  let it_: Awaited<ReturnType<typeof httpApp>>;
  beforeAll(async () => {
    it_ = await httpApp(modules, people);
  });
  afterAll(() => it_.end());

  const does = async (path: string, body: object, as: Who = 'sari') => {
    const answer = await it_.call('POST', path, { as, body, headers: { 'idempotency-key': commandId() } });
    return { ...answer, id: answer.body.data?.id as number };
  };
  const register = async (name: string) => (await does('/v2/patient/register', { name, gender: 'female' })).id;
  const send = (patient: number, bytes: Buffer, as: Who = 'sari') => {
    const form = formOf(bytes, 'kk.pdf');
    const headers = { 'content-type': form.mediaType };
    return it_.call('POST', `/v2/patient/${patient}/document-file`, { as, body: form.bytes, headers });
  };
  const upload = async (patientId: number, bytes = pdf) => {
    const { fileId } = (await send(patientId, bytes)).body.data;
    const made = await does('/v2/document/upload', { patientId, fileId, category: 'family_card', title: 'KK' });
    expect(made.status).toBe(200);
    return { document: made.id, fileId: fileId as string };
  };
  const read = (document: number, as: Who = 'sari') => it_.call('GET', `/v2/document/${document}/content`, { as });
  const onDisk = (merchant = 1) => readdirSync(join(filesIn(it_.dataDir), String(merchant)));

  it('come back as they were sent, lie sealed in the folder, and each look is written down', async () => {
    const patient = await register('Siti Zulaikha');
    const { document, fileId } = await upload(patient);
    const seen = await read(document, 'reader');
    expect([seen.status, seen.headers['content-type'], seen.headers['content-length']]).toEqual([
      200,
      'application/pdf',
      String(pdf.length),
    ]);
    expect((seen.body as Buffer).equals(pdf)).toBe(true);
    const kept = readFileSync(join(filesIn(it_.dataDir), '1', fileId));
    expect(kept.length).toBeGreaterThan(pdf.length);
    expect(kept.includes('Siti')).toBe(false);
    const owner = new pg.Client(it_.ownerUrl);
    await owner.connect();
    const { rows } = await owner.query<{ entries: Record<string, unknown>[] }>('select entries from alur.access_log');
    await owner.end();
    expect(rows.flatMap(({ entries }) => entries)).toContainEqual(
      expect.objectContaining({ what: 'patient.document', id: patient, of: String(document), actorId: 7 }),
    );
  });

  it('are told by what is in them, not by their name', async () => {
    const patient = await register('Ani Wulandari');
    expect((await send(patient, pngOf(10, 10))).body.data.mediaType).toBe('image/png');
    for (const bytes of [Buffer.from('<html>'), Buffer.from('MZ%PDF-'), Buffer.alloc(0)]) {
      const refused = await send(patient, bytes);
      expect([refused.status, refused.body.error.code]).toEqual([415, 'file.document-kind']);
    }
    const json = await it_.call('POST', `/v2/patient/${patient}/document-file`, { as: 'sari', body: {} });
    expect(json.status).toBe(415);
  });

  it('are sent as forms only to where files are taken', async () => {
    const form = formOf(Buffer.from('{}'));
    const headers = { 'content-type': form.mediaType, 'idempotency-key': commandId() };
    const answer = await it_.call('POST', '/v2/patient/register', { as: 'sari', body: form.bytes, headers });
    expect(answer.status).toBe(415);
  });

  it('may be no longer than they may, and what is refused leaves nothing behind', async () => {
    const place = documentPlace(1, await register('Rina Kartika'));
    const before = onDisk();
    const sent = Readable.from([Buffer.from('%PDF-'), Buffer.alloc(1000)]);
    await expect(
      it_.platform.largeFiles.keep(place, sent, { kindOf: documentKind, most: 1004, by: 7 }),
    ).rejects.toMatchObject({ status: 413, code: 'file.too-long' });
    expect(onDisk()).toEqual(before);
  });

  it('are those of one patient, and once only what was sent', async () => {
    const patientId = await register('Dewi Lestari');
    const another = await register('Dewi Anggraini');
    const { fileId } = (await send(patientId, pdf)).body.data;
    const taken = await does('/v2/document/upload', { patientId: another, fileId, category: 'other', title: 'x' });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'document.file-missing']);
  });

  it('are nobody’s in another facility, and shown to nobody without the right', async () => {
    const patient = await register('Yuni Astuti');
    const { document } = await upload(patient);
    expect((await read(document, 'other')).status).toBe(404);
    expect((await send(patient, pdf, 'other')).status).toBe(404);
    expect((await read(document, 'nobody')).status).toBe(403);
    expect((await send(patient, pdf, 'reader')).status).toBe(403);
    const removing = { reason: 'Salah pasien' };
    expect((await does(`/v2/document/${document}/remove`, removing, 'reader')).status).toBe(403);
    expect((await does(`/v2/document/${document}/remove`, removing)).status).toBe(200);
    expect((await read(document)).status).toBe(404);
  });

  it('leave nothing when the line is cut', async () => {
    const patient = await register('Tuti Handayani');
    const before = onDisk();
    const server = it_.app.getHttpAdapter().getInstance();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const form = formOf(Buffer.concat([pdf, Buffer.alloc(2_000_000)]));
    const line = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      `POST /v2/patient/${patient}/document-file HTTP/1.1`,
      ...['Host: a', 'Authorization: Bearer sari', 'X-Merchant-Id: 1'],
      ...[`Content-Type: ${form.mediaType}`, `Content-Length: ${form.bytes.length}`],
    ];
    line.write([...head, '', ''].join('\r\n'));
    line.write(form.bytes.subarray(0, 1_500_000));
    await vi.waitFor(() => expect(onDisk().filter(name => name.endsWith('.part'))).toHaveLength(1));
    line.destroy();
    await vi.waitFor(() => expect(onDisk()).toEqual(before));
  });

  it('go with the person: her key first, then what lies in the folder', async () => {
    const patient = await register('Wati Susilowati');
    const { document, fileId } = await upload(patient);
    const path = join(filesIn(it_.dataDir), '1', fileId);
    const owner = new pg.Pool({ connectionString: it_.ownerUrl });
    await owner.query('update alur.person_key set wrapped = null where subject = $1', [`patient-${patient}`]);
    it_.platform.keys.forget();
    expect((await read(document)).status).toBe(404);
    await owner.query('delete from alur.file where subject = $1', [`patient-${patient}`]);
    const stays = (await upload(await register('Nur Aini'))).fileId;
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const id of [fileId, stays]) utimesSync(join(filesIn(it_.dataDir), '1', id), old, old);
    mkdirSync(join(filesIn(it_.dataDir), '3'), { recursive: true });
    writeFileSync(join(filesIn(it_.dataDir), '3', 'baru.part'), 'x');
    await removeStrayFiles(filesIn(it_.dataDir))(owner, new Date().toISOString());
    await owner.end();
    expect(() => readFileSync(path)).toThrow();
    expect(onDisk()).toContain(stays);
    expect(onDisk(3)).toEqual(['baru.part']);
  });
});
