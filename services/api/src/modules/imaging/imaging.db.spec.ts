import type { UploadAnswer } from '@alur/contracts/imaging/header';
import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import type { SeriesImages } from '@alur/contracts/imaging/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../platform/files/large-files.js';
import { formOfFiles } from '../../platform/files/testing/form-of.js';
import { clinicApp, type Answer, type ClinicApp, type Person } from '../../testing/clinic-app.js';
import { catalogued } from '../../testing/catalogued.js';
import { doesAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { chestImage, headSlice } from './synthetic-studies.js';

const SLICES = 3;
const STUDIES = 9;

describe('images of a study', () => {
  let clinic: ClinicApp;
  let does: Do;
  let encounterId: number;
  let recordNumber: string;
  /** An order of as many examinations as there are studies here. */
  let orderId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male' });
    encounterId = await does('emergency/register', 0, { patientId, unitId, payer: 'general' });
    const { body } = await clinic.owner.get('/v2/patient/patients?search=Budi');
    recordNumber = (body.data as [{ recordNumber: string }])[0].recordNumber;
    const modality = { name: 'CT scan', abbreviation: 'CT', magnetic: false };
    const modalityId = await catalogued(does, 'radiology-modality', modality);
    const examinationIds: number[] = [];
    for (let nth = 1; nth <= STUDIES; nth++) {
      const examination = { name: `CT ${nth}`, code: `CT-${nth}`, modalityId, contrast: false, price: 900_000 };
      examinationIds.push(await catalogued(does, 'radiology-examination', examination));
    }
    orderId = await does('radiology/order', 0, { encounterId, examinationIds });
  });
  afterAll(() => clinic.stop());

  const of = (line: number) => ({
    ...{ recordNumber, accessionNumber: accessionNumberOf(orderId, line), study: String(line) },
  });
  const path = (id = encounterId) => `/v2/imaging/visit/${id}/image-file`;
  const send = (files: readonly Buffer[], as: Person = clinic.owner): Promise<Answer> =>
    as.send(path(), formOfFiles(files.map((bytes, at) => ({ bytes, name: `IM${at}` }))));
  const sent = async (...files: Buffer[]): Promise<UploadAnswer> => (await send(files)).body.data as UploadAnswer;
  const idsOf = ({ images }: UploadAnswer) => images.map(({ fileId }) => fileId);
  const receive = (line: number, fileIds: readonly string[], confirm: readonly string[] = []) =>
    clinic.owner.post('/v2/imaging/receive-study', { encounterId, orderId, line, fileIds, confirm });
  const received = async (line: number, ...files: Buffer[]): Promise<number> => {
    const answer = await receive(line, idsOf(await sent(...files)));
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data.id as number;
  };
  const seriesOf = async (id: number, as = clinic.owner) => await as.get(`/v2/imaging/${id}/images`);
  const uidsOf = ({ body }: Answer) =>
    (body.data as SeriesImages[]).map(({ instances }) => instances.map(({ sopInstanceUid }) => sopInstanceUid));

  it('come back series by series in the order of their positions, byte for byte', async () => {
    const slices = Array.from({ length: SLICES }, (_, nth) => headSlice(of(1), nth, SLICES));
    const chest = chestImage(of(1));
    const id = await received(1, slices[2]!, chest, slices[0]!, slices[1]!);
    const answer = await seriesOf(id);
    const study = '2.25.20261126.1';
    expect(uidsOf(answer)).toEqual([[`${study}.1.3`, `${study}.1.2`, `${study}.1.1`], [`${study}.2.1`]]);
    const server = clinic.app.getHttpAdapter().getInstance() as {
      inject: (of: object) => Promise<{ rawPayload: Buffer }>;
    };
    const { token, merchantId } = clinic.owner;
    const headers = { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId) };
    const url = `/v2/imaging/${id}/instances/${study}.1.3/content`;
    const { rawPayload } = await server.inject({ method: 'GET', url, headers });
    expect(rawPayload.equals(slices[0]!)).toBe(true);
  });

  it('lie sealed in the folder', async () => {
    const folder = join(filesIn(clinic.dataDir), String(clinic.here));
    await sent(headSlice({ ...of(2), name: 'RAHASIA^SEKALI' }, 0, 1));
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name)).includes('RAHASIA')).toBe(false);
  });

  it('are DICOM with an image; other files are named, and the rest goes on', async () => {
    const answer = await sent(Buffer.from('MZ'), headSlice(of(3), 0, 1), Buffer.alloc(300), Buffer.alloc(0));
    expect(answer.images).toHaveLength(1);
    expect(answer.refused).toEqual(['IM0', 'IM2', 'IM3'].map(name => ({ name, code: 'imaging.file-kind' })));
    const broken = headSlice(of(3), 0, 1).subarray(0, 900);
    expect((await sent(broken)).refused).toEqual([{ name: 'IM0', code: 'imaging.file-unreadable' }]);
  });

  it('are added once, however often they are sent', async () => {
    const [first, second] = [headSlice(of(4), 0, 2), headSlice(of(4), 1, 2)];
    const id = await received(4, first);
    const again = await sent(first, second);
    expect(again.images.map(image => ({ studyId: image.studyId, orderId: image.orderId }))).toEqual([
      { studyId: id, orderId },
      { studyId: id, orderId },
    ]);
    const body = { orderId, line: 4, fileIds: idsOf(again) };
    const added = await clinic.owner.post(`/v2/imaging/${id}/add-instances`, body);
    expect(added.status).toBe(200);
    const nothing = await clinic.owner.post(`/v2/imaging/${id}/add-instances`, body);
    expect(nothing.body.data.revision).toBe(added.body.data.revision);
    expect(uidsOf(await seriesOf(id))[0]).toHaveLength(2);
    const twice = await receive(5, idsOf(again));
    expect([twice.status, twice.body.error.code]).toEqual([409, 'imaging.study-known']);
  });

  it('of one study are received once, even by two at the same time', async () => {
    const fileIds = idsOf(await sent(headSlice(of(6), 0, 1)));
    const answers = await Promise.all([receive(6, fileIds), receive(7, fileIds)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('of another patient or order are attached after they were asked about', async () => {
    const wrong = { ...of(8), recordNumber: '999999', accessionNumber: 'LAIN' };
    const fileIds = idsOf(await sent(headSlice(wrong, 0, 1)));
    const asked = await receive(8, fileIds);
    expect(asked.status).toBe(409);
    expect(asked.body.error).toMatchObject({
      code: 'imaging.differs',
      params: {
        patientInFile: '999999',
        recordNumber,
        accessionInFile: 'LAIN',
        accessionNumber: of(8).accessionNumber,
      },
    });
    expect((await receive(8, fileIds, ['patient', 'accession'])).status).toBe(200);
  });

  it('are nobody’s in another facility, and shown to nobody without the right', async () => {
    const id = await received(9, headSlice(of(9), 0, 1));
    const content = `/v2/imaging/${id}/instances/2.25.20261126.9.1.1/content`;
    expect((await clinic.owner.get(content)).status).toBe(200);
    expect((await seriesOf(id, clinic.foreigner)).status).toBe(404);
    expect((await clinic.foreigner.get(content)).status).toBe(404);
    expect((await send([headSlice(of(9), 0, 1)], clinic.foreigner)).status).toBe(404);
    expect((await seriesOf(id, clinic.onlooker)).status).toBe(403);
    expect((await clinic.onlooker.get(content)).status).toBe(403);
    expect((await send([headSlice(of(9), 0, 1)], clinic.onlooker)).status).toBe(403);
    await does('imaging/remove-study', id, { reason: 'Pasien lain' });
    // Whoever may remove studies still sees it.
    expect((await clinic.owner.get(content)).status).toBe(200);
  });
});
