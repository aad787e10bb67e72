import { notice, type RecordedEvent } from '../vocabulary.js';
import { PROGRESS_NOTE } from './progress-note.js';

const subjectOf = ({ data, meta }: RecordedEvent<'NoteSigned'>, staffId: number | undefined) =>
  data.form !== PROGRESS_NOTE || staffId === undefined
    ? null
    : {
        staffId,
        encounterId: data.encounterId,
        patientId: data.patientId,
        patientName: data.patientName ?? '',
        recordNumber: data.recordNumber ?? '',
        date: meta.localDate,
      };

const waits = { NoteSigned: () => null, NoteAmended: () => null };

/**
 * DOMAIN 5.1: the responsible doctor verifies what others write within 24 hours; her own notes need no verification.
 */
export const noteReviewNotices = notice({
  kind: 'note-review',
  subject: ({ noteId }) => noteId,
  begins: {
    NoteSigned: event => {
      const { reviewer, signedBy } = event.data;
      return subjectOf(event, reviewer?.staffId === signedBy.staffId ? undefined : reviewer?.staffId);
    },
  },
  raised: waits,
  settled: ['NoteVerified', 'NoteStruck'],
  settles: ({ type, data }) => type === 'NoteStruck' || data.kind === 'review',
});

/** The doctor of a telephone order signs it within the same time. */
export const telephoneOrderNotices = notice({
  kind: 'telephone-order',
  subject: ({ noteId }) => noteId,
  begins: { NoteSigned: event => subjectOf(event, event.data.orderedBy?.staffId) },
  raised: waits,
  settled: ['NoteVerified', 'NoteStruck'],
  settles: ({ type, data }) => type === 'NoteStruck' || data.kind === 'telephone_order',
});
