import { noteParts, type NoteFormat, type NotePart } from '@alur/contracts/record/progress-note';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { NoteEvent } from './events.js';
import type { NoteState } from './note.js';

/** Form name of a progress note (*CPPT*); a visit may have any number of them. */
export const PROGRESS_NOTE = 'progress-note';

export interface Written {
  format: NoteFormat;
  parts: readonly { part: NotePart; text: string }[];
  instruction: string;
  signedBy: Staff;
  effectiveAt: string;
}

/** The note's patient, who verifies it, and who gave it as a telephone order. */
export interface Addressed {
  patientName: string;
  recordNumber: string;
  reviewer: Staff | null;
  orderedBy: Staff | null;
}

type Known = Extract<NoteState, { noteId: number }>;

/** The text under the names of its format; the parts that SOAP has are in fields of their own. */
const contentOf = ({ format, parts, instruction, signedBy, effectiveAt }: Written) => {
  const textOf = (part: NotePart) => parts.find(each => each.part === part)?.text ?? '';
  const own = noteParts[format].map(part => ({ part, text: textOf(part) })).filter(({ text }) => text !== '');
  ensure(own.length > 0, 'consultation.note-empty');
  const isSoap = format === 'soap';
  return {
    effectiveAt,
    subjective: isSoap ? textOf('subjective') : '',
    objective: isSoap ? textOf('objective') : '',
    assessment: isSoap ? textOf('assessment') : '',
    plan: isSoap ? textOf('plan') : '',
    signedBy,
    format,
    parts: own,
    instruction,
  };
};

export const signProgressNote = (
  state: NoteState,
  noteId: number,
  written: Written,
  addressed: Addressed,
  visit: CareHeader,
): NoteEvent[] => {
  ensure(state.status === 'none', 'consultation.note-moved');
  const data = { ...headerOf(visit), noteId, version: 1, ...contentOf(written), ...addressed };
  return [{ type: 'NoteSigned', data: { ...data, form: PROGRESS_NOTE, confidentiality: 'normal' } }];
};

export const amendProgressNote = (state: Known, amends: number, reason: string, written: Written): NoteEvent[] => {
  ensure(state.form === PROGRESS_NOTE && amends === state.version, 'consultation.note-moved');
  const { noteId, version } = state;
  const data = { ...headerOf(state), noteId, version: version + 1, ...contentOf(written) };
  return [{ type: 'NoteAmended', data: { ...data, replaces: { version, reason } } }];
};

/**
 * Verifications of this version that the actor still owes: as the responsible doctor, and as the telephone order's
 * doctor.
 */
export const verifyNote = (state: NoteState, version: number, reviewerId: number | null, by: Staff): NoteEvent[] => {
  ensure(state.status === 'signed' && state.form === PROGRESS_NOTE, 'consultation.note-moved');
  ensure(version === state.version, 'consultation.note-moved');
  const kinds = [
    ...(reviewerId === by.staffId ? (['review'] as const) : []),
    ...(state.orderedBy?.staffId === by.staffId ? (['telephone_order'] as const) : []),
  ].filter(kind => !state.verified.includes(kind));
  ensure(kinds.length > 0, 'record.nothing-to-verify');
  const { noteId } = state;
  return kinds.map(kind => ({
    type: 'NoteVerified',
    data: { ...headerOf(state), noteId, version, kind, verifiedBy: by },
  }));
};

export const strikeNote = (state: Known, struckBy: Staff, reason: string): NoteEvent[] => {
  ensure(state.form === PROGRESS_NOTE, 'consultation.note-moved');
  return [{ type: 'NoteStruck', data: { ...headerOf(state), noteId: state.noteId, struckBy, reason } }];
};
