import * as commands from '@alur/contracts/imaging/commands';
import { describe, expect, test } from 'vitest';
import * as radiology from '@alur/contracts/radiology/commands';
import { CHEST, HEAD_CT, KNEE_MR, ORDER, ordered, radiologyClinic } from '../care/testing/radiology.js';
import type { Story } from '../kernel/testing/specification.js';
import { imagingStudy, type SentImage } from './study.js';
import { imagingInstanceView, imagingStudyView } from './views.js';

const STUDY = 81;
const reason = 'Salah permintaan';
/** The number of the order's first examination. */
const accessionNumber = `${ORDER}01`;
const order = { encounterId: 3, orderId: ORDER, line: 1 };

const fileId = (nth: number) => `0b9ce7b0-1111-4111-8111-${String(nth).padStart(12, '0')}`;
const image = (nth: number, of: Partial<SentImage> = {}): SentImage => ({
  ...{ studyInstanceUid: '1.2.3', studyDate: '2026-11-23', studyDescription: 'Thorax', modality: 'CR' },
  ...{ accessionNumber, patientId: '000123', issuerOfPatientId: null },
  ...{ seriesInstanceUid: '1.2.3.1', seriesNumber: 1, seriesDescription: 'PA' },
  ...{ sopInstanceUid: `1.2.3.1.${nth}`, sopClassUid: '1.2.840.10008.5.1.4.1.1.1', instanceNumber: nth, frames: 1 },
  ...{ transferSyntaxUid: '1.2.840.10008.1.2.1', rows: 64, columns: 64 },
  ...{ position: null, orientation: null, acquisitionTime: null },
  file: { fileId: fileId(nth), sha256: 'a'.repeat(64), bytes: 9000 },
  ...of,
});

/** Siti Aminah, for whom three examinations were ordered, of which the last was cancelled. */
const registered = (): Story => {
  const story = radiologyClinic();
  ordered(story, [CHEST, HEAD_CT, KNEE_MR]).when(radiology.cancelRadiology, { id: ORDER, lines: [3], reason });
  return story;
};
const files = (images: readonly SentImage[]) => images.map(({ file }) => file.fileId);
const sent = (images: readonly SentImage[]) => ({ prepared: { images } });
const receive = (story: Story, images: readonly SentImage[], body: object = {}) =>
  story.when(
    commands.receiveStudy,
    { ...order, fileIds: files(images), ...body },
    { ...sent(images), ids: { imaging_study: STUDY } },
  );
const more = (story: Story, images: readonly SentImage[], body: object = {}) =>
  story.when(
    commands.addInstances,
    { id: STUDY, orderId: ORDER, line: 1, fileIds: files(images), ...body },
    sent(images),
  );
const received = (images = [image(1)]): Story => {
  const story = registered();
  receive(story, images).thenState(imagingStudy, STUDY, { status: 'received' });
  return story;
};
const typesOf = (story: Story) => story.clinic.log.map(({ type }) => type).filter(type => type.startsWith('Imaging'));

describe('a study', () => {
  test('is received with its images, series by series', () => {
    const story = registered();
    const other = image(2, { seriesInstanceUid: '1.2.3.2', seriesNumber: 1, seriesDescription: 'PA' });
    receive(story, [image(1), other, image(3)]).thenRows(imagingStudyView, [
      {
        ...{
          id: STUDY,
          orderId: ORDER,
          line: 1,
          accessionNumber,
          modality: 'CR',
          instances: 3,
          confirmed: [],
          origin: 'upload',
        },
        series: [
          { seriesInstanceUid: '1.2.3.1', modality: 'CR', number: 1, description: 'PA', instances: 2 },
          { seriesInstanceUid: '1.2.3.2', modality: 'CR', number: 1, description: 'PA', instances: 1 },
        ],
      },
    ]);
    story.thenRows(imagingInstanceView, [
      { id: `${STUDY}_1.2.3.1.1`, fileId: fileId(1), seriesInstanceUid: '1.2.3.1' },
      { id: `${STUDY}_1.2.3.1.3`, fileId: fileId(3), seriesInstanceUid: '1.2.3.1' },
      { id: `${STUDY}_1.2.3.1.2`, fileId: fileId(2), seriesInstanceUid: '1.2.3.2' },
    ]);
  });

  test('is none without its files, and files of two studies are two', () => {
    receive(registered(), [image(1)], { fileIds: [fileId(1), fileId(2)] }).thenRejects('imaging.file-missing');
    registered()
      .when(commands.receiveStudy, { ...order, fileIds: [fileId(1)] })
      .thenRejects('imaging.file-missing');
    const images = [image(1), image(2, { studyInstanceUid: '1.2.4' })];
    receive(registered(), images).thenRejects('imaging.several-studies');
  });

  test('is there once', () => {
    const story = received();
    story
      .when(commands.receiveStudy, { ...order, line: 2, fileIds: [fileId(1)] }, sent([image(1)]))
      .thenRejects('imaging.study-known');
  });

  test('asks before files of another patient or order are attached, and says what was accepted', () => {
    const wrong = image(1, { patientId: '000999', accessionNumber: null });
    const said = {
      ...{ patientInFile: '000999', accessionInFile: '–', differs: 'patient accession' },
      ...{ recordNumber: '000123', accessionNumber },
    };
    receive(registered(), [wrong]).thenRejects('imaging.differs', said, 'confirm');
    receive(registered(), [wrong], { confirm: ['patient'] }).thenRejects('imaging.differs');
    receive(registered(), [image(2), wrong], { confirm: ['accession', 'patient'] }).thenRows(imagingStudyView, [
      { confirmed: ['patient', 'accession'] },
    ]);
    const elsewhere = image(1, { issuerOfPatientId: 'RSUD' });
    receive(registered(), [elsewhere]).thenRejects('imaging.differs', {
      ...{ ...said, patientInFile: '000123 (RSUD)', accessionInFile: accessionNumber, differs: 'patient' },
    });
  });

  test.each([
    ['of an order that is not there', { orderId: 10 }, 'imaging.order-unknown'],
    ['of a line that the order does not have', { line: 4 }, 'imaging.order-unknown'],
    ['of an examination that was cancelled', { line: 3 }, 'imaging.examination-cancelled'],
  ])('is not received for an examination %s', (_what, body, code) => {
    receive(registered(), [image(1)], body).thenRejects(code, {}, 'orderId');
  });

  test('is not taken of whoever was erased', () => {
    const story = registered().given({ 'patient-5': [{ type: 'PatientErased', data: { patientId: 5 } }] });
    receive(story, [image(1)]).thenRejects('patient.not-active');
  });
});

describe('images that come later', () => {
  test('are added once, however often they are sent', () => {
    const story = received();
    more(story, [image(1), image(2), image(2)]).thenRows(imagingStudyView, [{ instances: 2 }]);
    more(story, [image(2), image(1)]).then();
    expect(typesOf(story)).toEqual(['ImagingStudyReceived', 'ImagingInstancesAdded', 'ImagingInstancesAdded']);
  });

  test('are of that study and for that order', () => {
    more(received(), [image(2, { studyInstanceUid: '1.2.4' })]).thenRejects('imaging.another-study');
    more(received(), [image(2)], { line: 2 }).thenRejects('imaging.another-order');
    more(received(), [image(2, { patientId: '000124' })]).thenRejects('imaging.differs');
    more(received(), [image(2)], { fileIds: [fileId(2), fileId(3)] }).thenRejects('imaging.file-missing');
  });
});

describe('a study that was attached wrongly', () => {
  const to = { encounterId: 3, orderId: ORDER, line: 2, reason };

  test('goes to the patient’s right order', () => {
    const story = received();
    const row = { orderId: ORDER, line: 2, accessionNumber: `${ORDER}02` };
    story.when(commands.reassignStudy, { id: STUDY, ...to }).thenRows(imagingStudyView, [row]);
    expect(story.clinic.log.at(-1)).toMatchObject({ data: { previous: { ...order, accessionNumber } } });
    story.when(commands.reassignStudy, { id: STUDY, ...to, reason: 'Sekali lagi' }).thenRejects('imaging.same-order');
  });

  test('does not go to an examination that nobody makes, or to another visit’s', () => {
    received()
      .when(commands.reassignStudy, { id: STUDY, ...to, line: 3 })
      .thenRejects('imaging.examination-cancelled');
    received()
      .when(commands.reassignStudy, { id: STUDY, ...to, orderId: 10 })
      .thenRejects('imaging.order-unknown');
  });

  test('does not go to another patient’s', () => {
    const story = received();
    /** The same events, of another patient's visit. */
    const theirs = (from: string, more: object) =>
      story.clinic.log
        .filter(({ stream }) => stream === from)
        .map(({ type, data }) => ({ type, data: { ...(data as object), encounterId: 4, patientId: 6, ...more } }));
    story.given({
      'encounter-4': theirs('encounter-3', {}),
      'radiology-72': theirs(`radiology-${ORDER}`, { orderId: 72 }),
    });
    story
      .when(commands.reassignStudy, { id: STUDY, ...to, encounterId: 4, orderId: 72 })
      .thenRejects('imaging.another-patient');
  });

  test('is hidden if it is another patient’s, and may then be attached to whose it is', () => {
    const story = received();
    story
      .when(commands.removeStudy, { id: STUDY, reason: 'Pasien lain' })
      .thenRows(imagingStudyView, [{ status: 'removed', removeReason: 'Pasien lain' }]);
    story.when(commands.removeStudy, { id: STUDY, reason }).thenRejects('imaging.removed');
    more(story, [image(2)]).thenRejects('imaging.removed');
    story.when(commands.reassignStudy, { id: STUDY, ...to }).thenRejects('imaging.removed');
    story
      .when(
        commands.receiveStudy,
        { ...order, fileIds: [fileId(1)] },
        { ...sent([image(1)]), ids: { imaging_study: STUDY + 1 } },
      )
      .thenState(imagingStudy, STUDY + 1, { status: 'received' });
  });
});
