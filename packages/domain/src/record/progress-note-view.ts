import { ProgressNoteRow, visitNotes, type NoteVersion } from '@alur/contracts/record/note-rows';
import { VERIFIED_WITHIN_MS } from '@alur/contracts/record/progress-note';
import { ERASED } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import { PROGRESS_NOTE } from './progress-note.js';

const key = (event: { data: { noteId: number } }) => event.data.noteId;

const contentOf = ({ data, meta, revision }: RecordedEvent<'NoteSigned' | 'NoteAmended'>) => ({
  revision,
  version: data.version,
  signedAt: meta.at,
  signedBy: data.signedBy.name,
  signedById: data.signedBy.staffId,
  profession: data.signedBy.profession,
  format: data.format ?? ('soap' as const),
  parts: data.parts ?? [],
  instruction: data.instruction ?? '',
  reason: 'replaces' in data ? data.replaces.reason : null,
  reviewedAt: null,
  orderSignedAt: null,
  dueAt: new Date(Date.parse(meta.at) + VERIFIED_WITHIN_MS).toISOString(),
});

/** The responsible doctor's own note needs no verification; a telephone order always needs its doctor's signature. */
const judged = (row: ProgressNoteRow): ProgressNoteRow => {
  const awaitsReview = row.reviewedAt === null && row.reviewerId !== null && row.reviewerId !== row.signedById;
  const awaitsOrder = row.orderedById !== null && row.orderSignedAt === null;
  return { ...row, awaiting: row.status === 'signed' && (awaitsReview || awaitsOrder) ? 'yes' : 'no' };
};

const MOST = 50;
const versionOf = ({
  version,
  signedAt,
  signedBy,
  format,
  parts,
  instruction,
  reason,
}: ProgressNoteRow): NoteVersion => ({
  ...{ version, signedAt, signedBy, format, parts, instruction, reason },
});

const erasedText = <Version extends Pick<NoteVersion, 'parts' | 'instruction' | 'reason'>>(
  version: Version,
): Version => ({
  ...version,
  parts: version.parts.map(each => ({ ...each, text: ERASED })),
  instruction: version.instruction && ERASED,
  reason: version.reason && ERASED,
});

const erased = (row: ProgressNoteRow): ProgressNoteRow => ({
  ...nameless(erasedText(row)),
  earlier: row.earlier.map(erasedText),
  struckReason: row.struckReason && ERASED,
});

/** The progress notes of a visit, and their pending verifications. */
export const progressNoteView = view({
  name: 'progress_note',
  version: 2,
  row: ProgressNoteRow,
  indexes: [['encounterId'], ['personId'], ['patientId'], ['awaiting', 'reviewerId'], ['awaiting', 'orderedById']],
  topics: [{ topic: visitNotes, by: { encounterId: 'encounterId' } }],
  on: {
    NoteSigned: {
      key: event => (event.data.form === PROGRESS_NOTE ? event.data.noteId : null),
      first: (event): ProgressNoteRow => {
        const { data, meta } = event;
        return judged({
          id: data.noteId,
          encounterId: data.encounterId,
          patientId: data.patientId,
          personId: data.patientId,
          patientName: data.patientName ?? '',
          recordNumber: data.recordNumber ?? '',
          date: meta.localDate,
          ...contentOf(event),
          earlier: [],
          status: 'signed',
          struckBy: null,
          struckReason: null,
          reviewerId: data.reviewer?.staffId ?? null,
          reviewerName: data.reviewer?.name ?? null,
          orderedById: data.orderedBy?.staffId ?? null,
          orderedBy: data.orderedBy?.name ?? null,
          awaiting: 'yes',
        });
      },
    },
    NoteAmended: {
      key,
      next: (row, event) =>
        judged({ ...row, ...contentOf(event), earlier: [...row.earlier, versionOf(row)].slice(-MOST) }),
    },
    NoteVerified: {
      key,
      next: (row, { data, meta, revision }) =>
        judged({ ...row, revision, [data.kind === 'review' ? 'reviewedAt' : 'orderSignedAt']: meta.at }),
    },
    NoteStruck: {
      key,
      next: (row, { data, revision }) =>
        judged({ ...row, revision, status: 'struck', struckBy: data.struckBy.name, struckReason: data.reason }),
    },
    EncounterDoctorChanged: {
      where: ({ data }) => ({ encounterId: data.encounterId, awaiting: 'yes' as const }),
      next: (row, { data }) =>
        judged({ ...row, reviewerId: data.doctor?.staffId ?? null, reviewerName: data.doctor?.name ?? null }),
    },
    ...patientLabels<ProgressNoteRow>(erased),
  },
});
