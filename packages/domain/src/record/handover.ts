import { HANDOVER, noteParts, type NotePart } from '@alur/contracts/record/progress-note';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { NoteEvent } from './events.js';
import type { NoteState } from './note.js';

interface Written {
  shift: string;
  parts: readonly { part: NotePart; text: string }[];
  instruction: string;
  signedBy: Staff;
  effectiveAt: string;
}

/** DOMAIN-CLINICAL 9.2: a handover by SBAR, signed by the nurse whose shift ends. */
export const handOver = (
  state: NoteState,
  noteId: number,
  { shift, parts, instruction, signedBy, effectiveAt }: Written,
  visit: CareHeader,
): NoteEvent[] => {
  ensure(state.status === 'none', 'nursing.handover-moved');
  const textOf = (part: NotePart) => parts.find(each => each.part === part)?.text ?? '';
  const own = noteParts.sbar.map(part => ({ part, text: textOf(part) })).filter(({ text }) => text !== '');
  ensure(own.length > 0, 'nursing.handover-empty', {}, 'parts');
  const soap = { subjective: '', objective: '', assessment: '', plan: '' };
  const of = { ...headerOf(visit), noteId, version: 1, effectiveAt, ...soap, signedBy };
  const written = { format: 'sbar' as const, parts: own, instruction, shift };
  return [{ type: 'NoteSigned', data: { ...of, ...written, form: HANDOVER, confidentiality: 'normal' } }];
};

/** A handover that nobody has received yet. */
const open = (state: NoteState) => {
  const isOpen = state.status === 'signed' && state.form === HANDOVER && !state.verified.includes('handover');
  ensure(isOpen, 'nursing.handover-moved');
  return state;
};

/** The nurse of the next shift signs too; it cannot be the same person. */
export const receive = (state: NoteState, verifiedBy: Staff): NoteEvent[] => {
  const { noteId, version, author, ...of } = open(state);
  ensure(author.staffId !== verifiedBy.staffId, 'nursing.handover-own');
  return [{ type: 'NoteVerified', data: { ...headerOf(of), noteId, version, kind: 'handover', verifiedBy } }];
};

export const strikeHandover = (state: NoteState, struckBy: Staff, reason: string): NoteEvent[] => {
  const { noteId, author, ...of } = open(state);
  ensure(author.staffId === struckBy.staffId, 'nursing.handover-not-yours');
  return [{ type: 'NoteStruck', data: { ...headerOf(of), noteId, struckBy, reason } }];
};
