import * as z from 'zod/mini';

/** Format of a progress note (*CPPT*, DOMAIN 5.1): SOAP for most, ADIME for dietitians, SBAR at handover. */
export const NoteFormat = z.enum(['soap', 'adime', 'sbar']);
export type NoteFormat = z.infer<typeof NoteFormat>;

/** The parts of each format, in order. */
export const noteParts = {
  soap: ['subjective', 'objective', 'assessment', 'plan'],
  adime: ['assessment', 'diagnosis', 'intervention', 'monitoring', 'evaluation'],
  sbar: ['situation', 'background', 'assessment', 'recommendation'],
} as const satisfies Record<NoteFormat, readonly string[]>;

export const NotePart = z.enum([
  'subjective',
  'objective',
  'assessment',
  'plan',
  'diagnosis',
  'intervention',
  'monitoring',
  'evaluation',
  'situation',
  'background',
  'recommendation',
]);
export type NotePart = z.infer<typeof NotePart>;

/** Form name of a handover from shift to shift; a visit has one for each shift. */
export const HANDOVER = 'handover';

/** DOMAIN 5.1: time within which a note is verified, and a telephone order signed by its doctor. */
export const VERIFIED_WITHIN_MS = 24 * 3_600_000;
