import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason, ShortText } from '../kernel/scalars.js';

/** What a paper that a patient brings is (SPEC 2, patient documents). */
export const DocumentCategory = z.enum([
  'identity_card',
  'family_card',
  'insurance_card',
  'referral_letter',
  'examination_result',
  'consent',
  'other',
]);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

/** What is taken: pictures and PDF, told by their content. */
export const DocumentMediaType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
export type DocumentMediaType = z.infer<typeof DocumentMediaType>;

/** The largest: a scanned record of some hundred pages. */
export const MOST_DOCUMENT_BYTES = 512 * 1024 * 1024;

/** Takes a file that was sent (`POST /v2/patient/<id>/document-file`) for a document of hers. */
export const uploadDocument = command('document/upload', {
  target: 'new',
  access: ['front-office.patient-document:upload'],
  body: z.object({ patientId: Id, fileId: z.uuid(), category: DocumentCategory, title: ShortText }),
});

/** Another patient's, or the wrong file: it is shown no more, and kept. */
export const removeDocument = command('document/remove', {
  target: 'existing',
  access: ['front-office.patient-document:remove'],
  body: z.object({ reason: Reason }),
});
