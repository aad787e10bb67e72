import type { SoapNote } from '@alur/contracts/record/soap';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { NoteEvent } from './events.js';

/** One note: its first author and time, how often it was signed since, and which verifications it still needs. */
export type NoteState =
  | { readonly status: 'none' }
  | (CareHeader & {
      readonly status: 'signed' | 'struck';
      readonly noteId: number;
      readonly form: string;
      readonly version: number;
      readonly signedAt: string;
      readonly author: Staff;
      /** The doctor who gave it as a telephone order. */
      readonly orderedBy: Staff | null;
      /** Verifications of this version. */
      readonly verified: readonly ('review' | 'telephone_order' | 'handover')[];
    });

export const note: Aggregate<NoteState, NoteEvent> = {
  kind: 'note',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'NoteSigned') {
      const { noteId, form, version, effectiveAt, signedBy, orderedBy = null } = data;
      const of = { noteId, form, version, signedAt: effectiveAt, author: signedBy, orderedBy };
      return { ...headerOf(data), status: 'signed', ...of, verified: [] };
    }
    if (state.status === 'none') return state;
    if (type === 'NoteStruck') return { ...state, status: 'struck' };
    if (type === 'NoteVerified') return { ...state, verified: [...state.verified, data.kind] };
    return { ...state, version: data.version, verified: [] };
  },
};

/** What is signed, when and by whom. */
export interface Signing {
  text: SoapNote;
  signedBy: Staff;
  effectiveAt: string;
}

const textOf = ({ subjective, objective, assessment, plan }: SoapNote): SoapNote => {
  ensure(subjective + objective + assessment + plan !== '', 'consultation.note-empty');
  return { subjective, objective, assessment, plan };
};

/** Signs the first version. `amends` is the version that the user has seen, 0 for none; null is not compared. */
export const sign = (
  state: NoteState,
  noteId: number,
  form: string,
  amends: number | null,
  { text, signedBy, effectiveAt }: Signing,
  visit: CareHeader,
): NoteEvent[] => {
  ensure(state.status === 'none' && (amends === null || amends === 0), 'consultation.note-moved');
  const data = { ...headerOf(visit), noteId, version: 1, effectiveAt, ...textOf(text), signedBy };
  return [{ type: 'NoteSigned', data: { ...data, form, confidentiality: 'normal' } }];
};

/** DOMAIN 10: an author may amend a note of a finished visit for this long after signing. */
const CORRECTED_WITHIN_MS = 48 * 3_600_000;

/**
 * Throws unless `actorId` may amend the note: it must be her own and, if the visit is over (`now` is given), still
 * recent.
 */
export const mayAmend = (
  state: NoteState,
  actorId: number,
  now: string | null,
): Extract<NoteState, { noteId: number }> => {
  ensure(state.status === 'signed', 'consultation.note-moved');
  ensure(state.author.staffId === actorId, 'record.note-not-yours');
  const isInTime = now === null || Date.parse(now) - Date.parse(state.signedAt) <= CORRECTED_WITHIN_MS;
  ensure(isInTime, 'record.note-too-old');
  return state;
};

/** The next version; the ones before stay. */
export const amend = (
  state: NoteState,
  amends: number | null,
  reason: string | null,
  { text, signedBy, effectiveAt }: Signing,
): NoteEvent[] => {
  ensure(state.status === 'signed', 'consultation.note-moved');
  ensure(amends === null || amends === state.version, 'consultation.note-moved');
  const data = { ...headerOf(state), noteId: state.noteId, version: state.version + 1, effectiveAt };
  const replaces = { version: state.version, reason };
  return [{ type: 'NoteAmended', data: { ...data, ...textOf(text), signedBy, replaces } }];
};
