import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, test } from 'vitest';
import type { NoteEvent } from './events.js';
import { amend, mayAmend, note, sign, type NoteState } from './note.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const author = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const text = { subjective: 'batuk', objective: '', assessment: 'ISPA', plan: '' };
const effectiveAt = '2026-11-23T02:00:00.000Z';
const signing = { text, signedBy: author, effectiveAt };
const signed: NoteEvent = {
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
const decider = {
  ...note,
  decide: (decision: (state: NoteState) => NoteEvent[], state: NoteState) => decision(state),
};
const signingIt = (amends: number | null) => (state: NoteState) => sign(state, 80, 'soap', amends, signing, header);
const amending =
  (amends: number | null, reason: string | null = null) =>
  (state: NoteState) =>
    amend(state, amends, reason, signing);

describe('a note', () => {
  test('is signed once, by whoever has seen none', () => {
    given(decider).when(signingIt(null), undefined).then(signed);
    given(decider).when(signingIt(0), undefined).then(signed);
    given(decider).when(signingIt(1), undefined).thenRejects('consultation.note-moved');
    given(decider, signed).when(signingIt(null), undefined).thenRejects('consultation.note-moved');
  });
  test('is amended by a version that says which one it replaces, and why', () => {
    const amended: NoteEvent = {
      type: 'NoteAmended',
      data: {
        ...header,
        noteId: 80,
        version: 2,
        effectiveAt,
        ...text,
        signedBy: author,
        replaces: { version: 1, reason: 'salah ketik' },
      },
    };
    given(decider, signed).when(amending(1, 'salah ketik'), undefined).then(amended);
    given(decider, signed, amended).when(amending(1), undefined).thenRejects('consultation.note-moved');
    given(decider).when(amending(null), undefined).thenRejects('consultation.note-moved');
  });
  test('is corrected by its author, and once the visit is over within 48 hours', () => {
    const state = note.evolve(note.initial, signed);
    expect(() => mayAmend(state, 20, null)).not.toThrow();
    expect(() => mayAmend(state, 20, '2026-11-25T02:00:00.000Z')).not.toThrow();
    expect(() => mayAmend(state, 20, '2026-11-25T02:00:00.001Z')).toThrow('record.note-too-old');
    expect(() => mayAmend(state, 21, null)).toThrow('record.note-not-yours');
    expect(() => mayAmend(note.initial, 20, null)).toThrow('consultation.note-moved');
  });
  test('says something', () => {
    const nothing = { ...signing, text: { subjective: '', objective: '', assessment: '', plan: '' } };
    given(decider)
      .when(state => sign(state, 80, 'soap', null, nothing, header), undefined)
      .thenRejects('consultation.note-empty');
  });
});
