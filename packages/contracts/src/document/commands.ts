import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, Reason, ShortText } from '../kernel/scalars.js';

/** The kind of document that a patient brings (SPEC 2, patient documents). */
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

/** Accepted types: pictures and PDF, recognised by their content. */
export const DocumentMediaType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
export type DocumentMediaType = z.infer<typeof DocumentMediaType>;

/** Maximum size: a scanned record of some hundred pages. */
export const MOST_DOCUMENT_BYTES = 512 * 1024 * 1024;

/** Adds an uploaded file (`POST /v2/patient/<id>/document-file`) to the patient's documents. */
export const uploadDocument = command('document/upload', {
  target: 'new',
  access: ['front-office.patient-document:upload'],
  body: z.object({ patientId: Id, fileId: z.uuid(), category: DocumentCategory, title: ShortText }),
});

/** The file is another patient's, or the wrong one: it is hidden, but preserved. */
export const removeDocument = command('document/remove', {
  target: 'existing',
  access: ['front-office.patient-document:remove'],
  body: z.object({ reason: Reason }),
});
