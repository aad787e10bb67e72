import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { DomainEvent } from '../kernel/event.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';

const noticeView = noticeModule.views[0] as AnyView;
const header = { encounterId: 3, patientId: 5, unitId: 1, noteId: 81 };
const nurse = { staffId: 99, name: 'Ns. Dewi', profession: 'nurse' };
const responsible = { staffId: 12, name: 'dr. Budi', profession: 'doctor' };
const onCall = { staffId: 13, name: 'dr. Sari', profession: 'doctor' };
const content = {
  ...{ version: 1, effectiveAt: '2026-11-23T08:00:00.000Z', subjective: 'Sesak', objective: '', assessment: '' },
  ...{ plan: '', format: 'soap', parts: [{ part: 'subjective', text: 'Sesak' }], instruction: '', signedBy: nurse },
};
const signed = (more: object = {}): DomainEvent => ({
  type: 'NoteSigned',
  data: {
    ...{ ...header, ...content, form: 'progress-note', confidentiality: 'normal' },
    ...{ patientName: 'Siti Aminah', recordNumber: '000123', reviewer: responsible, orderedBy: null, ...more },
  },
});
const verified = (kind: string): DomainEvent => ({
  type: 'NoteVerified',
  data: { ...header, version: 1, kind, verifiedBy: responsible },
});
const amended: DomainEvent = {
  type: 'NoteAmended',
  data: { ...header, ...content, version: 2, replaces: { version: 1, reason: 'Salah ketik' } },
};
const struck: DomainEvent = { type: 'NoteStruck', data: { ...header, struckBy: nurse, reason: 'Pasien lain' } };

/** Open tasks about note 81, and whose they are, after these events. */
const toDo = (...events: DomainEvent[]) => {
  const story = visitUnderWay();
  story.given({ 'note-81': events });
  const rows = story.clinic.rows<{ kind: string; staffId: number | null; since: string | null }>(noticeView);
  return rows.map(({ kind, staffId }) => [kind, staffId]);
};

describe('a progress note', () => {
  test('is the responsible doctor’s to verify, until she has', () => {
    expect(toDo(signed())).toEqual([['note-review', 12]]);
    expect(toDo(signed(), verified('review'))).toEqual([['note-review', null]]);
  });
  test('with an order by telephone waits for two, each by herself', () => {
    const order = signed({ orderedBy: onCall });
    expect(toDo(order)).toEqual([
      ['note-review', 12],
      ['telephone-order', 13],
    ]);
    expect(toDo(order, verified('telephone_order'))).toEqual([
      ['note-review', 12],
      ['telephone-order', null],
    ]);
    expect(toDo(order, verified('review'))).toEqual([
      ['note-review', null],
      ['telephone-order', 13],
    ]);
  });
  test('that was corrected is to be verified anew, and one that was struck no more', () => {
    expect(toDo(signed(), verified('review'), amended)).toEqual([['note-review', 12]]);
    expect(toDo(signed(), struck)).toEqual([['note-review', null]]);
  });
  test('of her own, of nobody’s, or the examination’s SOAP note is nothing to be done', () => {
    expect(toDo(signed({ signedBy: responsible }))).toEqual([]);
    expect(toDo(signed({ reviewer: null }))).toEqual([]);
    expect(toDo(signed({ form: 'soap' }))).toEqual([]);
  });
});
