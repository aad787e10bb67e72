import { issuerOf } from '@alur/contracts/imaging/header';
import type { SeriesImages } from '@alur/contracts/imaging/rows';
import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { imagingInstanceView } from '@alur/domain/imaging/views';
import dimse from 'dcmjs-dimse';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevicePort } from '../../../platform/devices/device-port.js';
import { catalogued } from '../../../testing/catalogued.js';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../../testing/played-day.js';
import type { Do } from '../../../testing/play.js';
import { filesIn } from '../../../platform/files/large-files.js';
import { imagePlace } from '../image-files.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { headSlice } from '../synthetic-studies.js';
import { DeviceIntake } from './device-intake.js';
import { devicePort } from './device-port.js';

const { CEchoRequest, CFindRequest, CStoreRequest } = dimse.requests;
const SUCCESS = 0;
const PENDING = 0xff00;
const DOES_NOT_MATCH = 0xa900;

describe('an imaging device', () => {
  let clinic: ClinicApp;
  let does: Do;
  let devices: DevicePort;
  let port: number;
  let folder: string;
  let orderId: number;
  let patientId: number;
  let recordNumber: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alur-dicom-'));
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const { platform, database } = clinic;
    devices = devicePort({ intake: new DeviceIntake(platform, database), logger: pino({ level: 'silent' }) });
    port = await devices.open(0, '127.0.0.1');
    const unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const person = { name: 'Budi Santoso', gender: 'male', birthDate: '1980-01-02' };
    patientId = await does('patient/register', 0, person);
    const encounterId = await does('emergency/register', 0, { patientId, unitId, payer: 'general' });
    const seen = await untilSeenBy(clinic.owner)('/v2/patient/patients?search=Budi', ({ id }) => id === patientId);
    recordNumber = (seen as { recordNumber: string }).recordNumber;
    const examinationIds: number[] = [];
    for (const [abbreviation, code] of [
      ['CT', 'CT-KEPALA'],
      ['CT', 'CT-TORAKS'],
      ['DX', 'TORAKS-PA'],
    ]) {
      const modality = { name: String(code), abbreviation, magnetic: false };
      const modalityId = await catalogued(does, 'radiology-modality', modality);
      const examination = { name: `Periksa ${code}`, code, modalityId, contrast: false, price: 900_000 };
      examinationIds.push(await catalogued(does, 'radiology-examination', examination));
    }
    orderId = await does('radiology/order', 0, { encounterId, examinationIds });
    await does('imaging-device/add', 0, { name: 'CT lantai 1', aeTitle: 'CT1', modality: 'CT' });
    await does('imaging-device/add', 0, { name: 'USG', aeTitle: 'SEMUA' });
  });
  afterAll(async () => {
    await devices.close();
    await clinic.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  type Request = InstanceType<typeof dimse.requests.Request>;
  interface Said {
    readonly status: number;
    readonly words: string;
    readonly item: Record<string, unknown> | undefined;
  }
  /** What is said to the requests of one association. */
  const told = async (requests: readonly Request[], aeTitle = 'CT1'): Promise<Said[]> => {
    const client = new dimse.Client();
    const said: Said[] = [];
    for (const request of requests) {
      request.on('response', response => {
        const item = response.getDataset()?.getElements();
        said.push({ status: response.getStatus(), words: response.getErrorComment(), item });
      });
      client.addRequest(request);
    }
    await new Promise<void>((resolve, reject) => {
      client.on('associationRejected', () => reject(new Error('rejected')));
      client.on('networkError', reject);
      client.on('closed', () => resolve());
      client.send('127.0.0.1', port, aeTitle, 'ALUR');
    });
    return said;
  };
  let files = 0;
  const sending = (image: Buffer): Request => {
    const path = join(folder, `${(files += 1)}.dcm`);
    writeFileSync(path, image);
    return new CStoreRequest(path);
  };
  /** How many images lie in the data folder; the table knows as many. */
  const lying = async () => {
    const { rows } = await clinic.database.worker.query<{ id: string }>(
      `select id from alur.file where kind = 'imaging'`,
    );
    const there = readdirSync(join(filesIn(clinic.dataDir), String(clinic.here)));
    expect(there.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    return there.length;
  };
  const statuses = (said: readonly Said[]) => said.map(({ status }) => status);
  const of = (line: number) => ({
    recordNumber,
    accessionNumber: accessionNumberOf(orderId, line),
    study: `9.${line}`,
  });
  const studiesOf = async () => (await clinic.owner.get(`/v2/live/imaging.order?orderId=${orderId}`)).body.data;

  it('verifies the line; one that is not known, or is of two facilities, is not let in', async () => {
    expect(statuses(await told([new CEchoRequest()]))).toEqual([SUCCESS]);
    await expect(told([new CEchoRequest()], 'LAIN')).rejects.toThrow('rejected');
    await doesAs(clinic.foreigner)('imaging-device/add', 0, { name: 'Kembar', aeTitle: 'KEMBAR' });
    await does('imaging-device/add', 0, { name: 'Kembar', aeTitle: 'KEMBAR' });
    await expect(told([new CEchoRequest()], 'KEMBAR')).rejects.toThrow('rejected');
  });

  it('sends images, which lie with the examination whose accession number they bear', async () => {
    const slices = [0, 1, 2].map(nth => headSlice(of(1), nth, 3));
    expect(statuses(await told(slices.map(sending)))).toEqual([SUCCESS, SUCCESS, SUCCESS]);
    // The same again, after an answer that was lost.
    expect(statuses(await told([sending(slices[1]!)]))).toEqual([SUCCESS]);
    const [study] = await studiesOf();
    expect(study).toMatchObject({ orderId, line: 1, modality: 'CT', origin: 'device', status: 'received' });
    const { body } = await clinic.owner.get(`/v2/imaging/${study.id}/images`);
    const [series] = body.data as SeriesImages[];
    expect(series?.instances).toHaveLength(3);
    // What came twice lies there once, and byte for byte behind its header.
    expect(await lying()).toBe(3);
    const { rows } = await clinic.database.worker.query<{ id: string }>(
      `select "fileId" as id from ${tableName(imagingInstanceView)} where "sopInstanceUid" = $1`,
      [series?.instances[1]?.sopInstanceUid],
    );
    const kept = await clinic.platform.largeFiles.read(imagePlace(clinic.here, patientId), rows[0]!.id);
    const dataSet = slices[1]!.subarray(144 + slices[1]!.readUInt32LE(140));
    expect((await buffer(kept!.stream)).subarray(-dataSet.length).equals(dataSet)).toBe(true);
  });

  it('keeps what is refused: an unknown number and another patient; nothing of it lies here', async () => {
    const before = await lying();
    const refused = async (image: Buffer, words: string) => {
      const [said] = await told([sending(image)]);
      expect(said).toMatchObject({ status: DOES_NOT_MATCH, words });
    };
    await refused(headSlice({ ...of(2), accessionNumber: '99999901' }, 0, 1), 'imaging.order-unknown');
    await refused(headSlice({ ...of(2), recordNumber: '999999' }, 0, 1), 'imaging.differs');
    expect(await studiesOf()).toHaveLength(1);
    expect(await lying()).toBe(before);
  });

  it('whose line is cut in the middle of an image leaves nothing behind', async () => {
    const before = await lying();
    const intake = new DeviceIntake(clinic.platform, clinic.database);
    const device = { merchantId: clinic.here, name: 'CT lantai 1', aeTitle: 'CT1', modality: 'CT', address: '' };
    const image = headSlice(of(2), 0, 1);
    const cut = async function* () {
      yield image.subarray(0, image.length / 2);
      throw new Error('the line was cut');
    };
    await expect(intake.store(device, cut())).rejects.toThrow('the line was cut');
    expect(await lying()).toBe(before);
  });

  it('two send one study at once: it is there once, with the images of both', async () => {
    const [one, other] = [0, 1].map(nth => headSlice(of(2), nth, 2));
    const both = await Promise.all([told([sending(one!)]), told([sending(other!)], 'SEMUA')]);
    expect(both.map(statuses)).toEqual([[SUCCESS], [SUCCESS]]);
    const studies = (await studiesOf()) as { id: number; line: number }[];
    const ofLine = studies.filter(({ line }) => line === 2);
    expect(ofLine).toHaveLength(1);
    const { body } = await clinic.owner.get(`/v2/imaging/${ofLine[0]?.id}/images`);
    expect((body.data as SeriesImages[]).flatMap(({ instances }) => instances)).toHaveLength(2);
  });

  it('asks for its worklist: what waits, of its own modality, with who it is and by which number', async () => {
    const asks = async (elements: object, aeTitle?: string) => {
      const said = await told([CFindRequest.createWorklistFindRequest({ ...elements })], aeTitle);
      expect(said.at(-1)?.status).toBe(SUCCESS);
      return said.slice(0, -1).map(({ status, item }) => {
        expect(status).toBe(PENDING);
        return item;
      });
    };
    const today = facilityToday().replaceAll('-', '');
    const items = await asks({ PatientName: '' });
    expect(items.map(item => item?.['AccessionNumber'])).toEqual([
      accessionNumberOf(orderId, 1),
      accessionNumberOf(orderId, 2),
    ]);
    expect(items[0]).toMatchObject({
      ...{ PatientID: recordNumber, IssuerOfPatientID: issuerOf(clinic.here), PatientBirthDate: '19800102' },
      ...{ PatientSex: 'M', RequestedProcedureDescription: 'Periksa CT-KEPALA' },
    });
    expect(String(JSON.stringify(items[0]?.['PatientName']))).toContain('Budi Santoso');
    const step = (of: object) => ({ ScheduledProcedureStepSequence: [of] });
    expect(await asks(step({ Modality: 'DX', ScheduledProcedureStepStartDate: today }), 'SEMUA')).toHaveLength(1);
    expect(await asks(step({ ScheduledProcedureStepStartDate: `${today}-` }), 'SEMUA')).toHaveLength(3);
    expect(await asks(step({ ScheduledProcedureStepStartDate: '-20200101' }), 'SEMUA')).toEqual([]);
    expect(await asks({ AccessionNumber: accessionNumberOf(orderId, 3) }, 'SEMUA')).toHaveLength(1);
    expect(await asks({ PatientID: '999999' }, 'SEMUA')).toEqual([]);
    await does('radiology/cancel', orderId, { lines: [3], reason: 'Batal' });
    await untilSeenBy(clinic.owner)('/v2/live/radiology.board?board=open', ({ lines }) =>
      (lines as { line: number; status: string }[]).some(({ line, status }) => line === 3 && status === 'cancelled'),
    );
    expect(await asks({ AccessionNumber: accessionNumberOf(orderId, 3) }, 'SEMUA')).toEqual([]);
    expect(await asks({ PatientName: '' }, 'KEMBAR').catch(() => 'rejected')).toBe('rejected');
  });
});
