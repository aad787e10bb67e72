import type { ProgressNoteRow } from '@alur/contracts/record/note-rows';
import {
  amendNote,
  amendProgressNote,
  signProgressNote,
  strikeNote,
  verifyNote,
} from '@alur/contracts/record/commands';
import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Story } from '../kernel/testing/specification.js';
import { progressNoteView } from './progress-note-view.js';

const header = { encounterId: 3, patientId: 5, unitId: 1 };
const nurse = { staffId: 99, name: 'Ns. Dewi', profession: 'nurse' };
const responsible = { staffId: 12, name: 'dr. Budi', profession: 'doctor' };
const soap = {
  format: 'soap',
  parts: [
    { part: 'subjective', text: 'Nyeri berkurang' },
    { part: 'plan', text: 'Lanjutkan terapi' },
  ],
  instruction: 'Observasi tiap 4 jam',
};
const body = { encounterId: 3, ...soap };
const as = { ids: { note: 80 }, rights: [] };
const reason = 'Salah pasien';

/** A note that somebody else has written. */
const told = (more: object = {}): DomainEvent => ({
  type: 'NoteSigned',
  data: {
    ...{ ...header, noteId: 81, version: 1, effectiveAt: '2026-11-23T08:00:00.000Z', form: 'progress-note' },
    ...{ subjective: 'Sesak', objective: '', assessment: '', plan: '', confidentiality: 'normal' },
    ...{ format: 'soap', parts: [{ part: 'subjective', text: 'Sesak' }], instruction: '', signedBy: nurse },
    ...{ patientName: 'Siti Aminah', recordNumber: '000123', reviewer: responsible, orderedBy: null },
    ...more,
  },
});
const withNote = (more: object = {}): Story => {
  const story = visitUnderWay();
  story.given({ 'note-81': [told(more)] });
  return story;
};
/** The one who gives commands in a story. */
const actor = (): number => {
  const story = visitUnderWay();
  story.when(signProgressNote, body, as).thenRows(progressNoteView, [{ id: 80 }]);
  return (story.clinic.rows(progressNoteView)[0] as { signedById: number }).signedById;
};
const responsibleNow = (staffId: number): DomainEvent => ({
  type: 'EncounterDoctorChanged',
  data: { ...header, doctor: { ...responsible, staffId } },
});

describe('a progress note', () => {
  test('is signed as SOAP, and the responsible doctor has 24 hours to verify it', () => {
    const story = visitUnderWay();
    story.when(signProgressNote, body, as).thenRows(progressNoteView, [
      {
        ...{ format: 'soap', parts: soap.parts, instruction: soap.instruction, version: 1, status: 'signed' },
        ...{ reviewerId: 12, reviewedAt: null, awaiting: 'yes' },
      },
    ]);
    const [row] = story.clinic.rows(progressNoteView) as { signedAt: string; dueAt: string }[];
    expect(Date.parse(row!.dueAt) - Date.parse(row!.signedAt)).toBe(24 * 3_600_000);
  });
  test("is no note of the examination, and the examination's correction does not reach it", () => {
    const story = visitUnderWay();
    story.when(signProgressNote, body, as);
    story.thenRows(visitRecordView, [{ encounterId: 3, notes: [] }]);
    story.when(amendNote, { id: 80, subjective: 'x', amends: 1, reason }).thenRejects('consultation.note-moved');
  });
  test('keeps of its parts those that its format has, in their order', () => {
    const parts = [
      { part: 'evaluation', text: 'Asupan 75%' },
      { part: 'assessment', text: 'Asupan kurang' },
      { part: 'plan', text: 'tidak ada di ADIME' },
    ];
    const story = visitUnderWay();
    story.when(signProgressNote, { ...body, format: 'adime', parts }, as);
    story.thenRows(progressNoteView, [
      {
        format: 'adime',
        parts: [
          { part: 'assessment', text: 'Asupan kurang' },
          { part: 'evaluation', text: 'Asupan 75%' },
        ],
      },
    ]);
    visitUnderWay()
      .when(signProgressNote, { ...body, format: 'sbar', parts: soap.parts }, as)
      .thenRejects('consultation.note-empty');
  });
  test('of a telephone order was read back, and waits for the signature of who gave it', () => {
    const story = visitUnderWay();
    const order = { ...body, orderedBy: 12 };
    story.when(signProgressNote, order, as).thenRejects('record.read-back-missing', undefined, 'readBack');
    story
      .when(signProgressNote, { ...order, readBack: true }, as)
      .thenRejects('record.order-giver-unknown', undefined, 'orderedBy');
    story.given({
      'user-12': [
        { type: 'UserRegistered', data: { userId: 12, name: 'dr. Budi', email: 'b@contoh.id', practiceLicence: '' } },
        { type: 'RolesAssigned', data: { userId: 12, roles: [{ roleId: 1, facilityId: 1 }] } },
      ],
    });
    story
      .when(signProgressNote, { ...order, readBack: true }, as)
      .thenRows(progressNoteView, [{ orderedById: 12, orderedBy: 'dr. Budi', orderSignedAt: null, awaiting: 'yes' }]);
  });
  test('is verified by the responsible doctor alone, of the version that she has read, and once', () => {
    const story = withNote();
    story.when(verifyNote, { id: 81, version: 1 }).thenRejects('record.nothing-to-verify');
    story.given({ 'encounter-3': [responsibleNow(actor())] });
    story.when(verifyNote, { id: 81, version: 2 }).thenRejects('consultation.note-moved');
    story.when(verifyNote, { id: 81, version: 1 }).thenRows(progressNoteView, [{ awaiting: 'no' }]);
    story.when(verifyNote, { id: 81, version: 1 }).thenRejects('record.nothing-to-verify');
  });
  test('of an order by telephone is signed by who gave it, and still waits for the responsible doctor', () => {
    const story = withNote({ orderedBy: { ...responsible, staffId: actor() } });
    story.when(verifyNote, { id: 81, version: 1 });
    const [row] = story.clinic.rows(progressNoteView);
    expect(row).toMatchObject({ reviewedAt: null, awaiting: 'yes' });
    expect(row?.['orderSignedAt']).not.toBeNull();
    story.given({ 'encounter-3': [responsibleNow(actor())] });
    story.when(verifyNote, { id: 81, version: 1 }).thenRows(progressNoteView, [{ awaiting: 'no' }]);
  });
  test('that is corrected is verified anew', () => {
    const story = withNote({ signedBy: { ...nurse, staffId: actor() } });
    story.given({
      'note-81': [
        { type: 'NoteVerified', data: { ...header, noteId: 81, version: 1, kind: 'review', verifiedBy: responsible } },
      ],
    });
    story.thenRows(progressNoteView, [{ awaiting: 'no' }]);
    const better = { id: 81, ...soap, amends: 1, reason };
    story
      .when(amendProgressNote, better)
      .thenRows(progressNoteView, [{ version: 2, parts: soap.parts, reason, reviewedAt: null, awaiting: 'yes' }]);
    const [row] = story.clinic.rows<ProgressNoteRow>(progressNoteView);
    expect(row?.earlier).toMatchObject([{ version: 1, signedBy: nurse.name, reason: null }]);
    story.when(amendProgressNote, better).thenRejects('consultation.note-moved');
  });
  test('is corrected and struck by its author alone; what is struck waits for nobody', () => {
    const other = withNote();
    other.when(amendProgressNote, { id: 81, ...soap, amends: 1, reason }).thenRejects('record.note-not-yours');
    other.when(strikeNote, { id: 81, reason }).thenRejects('record.note-not-yours');
    const story = withNote({ signedBy: { ...nurse, staffId: actor() } });
    story
      .when(strikeNote, { id: 81, reason })
      .thenRows(progressNoteView, [{ status: 'struck', struckReason: reason, awaiting: 'no' }]);
    story.when(strikeNote, { id: 81, reason }).thenRejects('consultation.note-moved');
    story.when(verifyNote, { id: 81, version: 1 }).thenRejects('consultation.note-moved');
  });
  test('of the responsible doctor herself waits for nobody', () =>
    withNote({ signedBy: responsible }).thenRows(progressNoteView, [{ awaiting: 'no' }]));
});
