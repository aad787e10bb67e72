import * as z from 'zod/mini';

/** How a progress note (*CPPT*) is written (DOMAIN 5.1): by most as SOAP, by dietitians as ADIME, at handover as SBAR. */
export const NoteFormat = z.enum(['soap', 'adime', 'sbar']);
export type NoteFormat = z.infer<typeof NoteFormat>;

/** What a note of each kind consists of, in order. */
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

/** The form of a handover from shift to shift, of which a visit has as many as there are shifts. */
export const HANDOVER = 'handover';

/** DOMAIN 5.1: by when a note is verified, and a telephone order signed by whoever gave it. */
export const VERIFIED_WITHIN_MS = 24 * 3_600_000;
