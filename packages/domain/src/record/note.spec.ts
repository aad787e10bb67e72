import { describe, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import type { NoteEvent } from './events.js';
import { amend, mayAmend, note, sign, type Signing } from './note.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const author = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const text = { subjective: 'batuk', objective: '', assessment: 'ISPA', plan: '' };
const effectiveAt = '2026-11-23T02:00:00.000Z';
const signing = { text, signedBy: author, effectiveAt };
const signed: Extract<NoteEvent, { type: 'NoteSigned' }> = {
  type: 'NoteSigned',
  data: {
    ...header,
    noteId: 80,
    version: 1,
    effectiveAt,
    ...text,
    signedBy: author,
    form: 'soap',
    confidentiality: 'normal',
  },
};
const NOTE = 'note-80';
const signingIt = (amends: number | null, what: Signing = signing): Deciding =>
  deciding(note, 80, state => sign(state, 80, 'soap', amends, what, header));
const amending = (amends: number | null, reason: string | null): Deciding =>
  deciding(note, 80, state => amend(state, amends, reason, signing));
/** The guard alone: nothing is written of it. */
const mayBeAmended = (staffId: number, now: string | null): Deciding =>
  deciding(note, 80, state => {
    mayAmend(state, staffId, now);
    return [];
  });

describe('a note', () => {
  test('is signed once, by whoever has seen none', () => {
    for (const seen of [null, 0])
      given()
        .when(signingIt(seen))
        .then({ [NOTE]: [signed] });
    given().when(signingIt(1)).thenRejects('consultation.note-moved');
    given({ [NOTE]: [signed] })
      .when(signingIt(null))
      .thenRejects('consultation.note-moved');
  });
  test('is amended by a version that says which one it replaces, and why', () => {
    const { form: _form, confidentiality: _confidentiality, ...first } = signed.data;
    const amended: NoteEvent = {
      type: 'NoteAmended',
      data: { ...first, version: 2, replaces: { version: 1, reason: 'salah ketik' } },
    };
    given({ [NOTE]: [signed] })
      .when(amending(1, 'salah ketik'))
      .then({ [NOTE]: [amended] });
    given({ [NOTE]: [signed, amended] })
      .when(amending(1, null))
      .thenRejects('consultation.note-moved');
    given().when(amending(null, null)).thenRejects('consultation.note-moved');
  });
  test('is corrected by its author, and once the visit is over within 48 hours', () => {
    for (const now of [null, '2026-11-25T02:00:00.000Z'])
      given({ [NOTE]: [signed] })
        .when(mayBeAmended(20, now))
        .then();
    given({ [NOTE]: [signed] })
      .when(mayBeAmended(20, '2026-11-25T02:00:00.001Z'))
      .thenRejects('record.note-too-old');
    given({ [NOTE]: [signed] })
      .when(mayBeAmended(21, null))
      .thenRejects('record.note-not-yours');
    given().when(mayBeAmended(20, null)).thenRejects('consultation.note-moved');
  });
  test('says something', () => {
    const nothing = { ...signing, text: { subjective: '', objective: '', assessment: '', plan: '' } };
    given().when(signingIt(null, nothing)).thenRejects('consultation.note-empty');
  });
});
