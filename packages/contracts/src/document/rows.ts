import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { DocumentCategory, DocumentMediaType } from './commands.js';

/** A document of a patient; its file is read at `GET /v2/document/<id>/content`. */
export const DocumentRow = z.object({
  id: Id,
  revision: z.int(),
  patientId: Id,
  personId: Id,
  fileId: z.string(),
  category: DocumentCategory,
  title: z.string(),
  mediaType: DocumentMediaType,
  bytes: z.int(),
  status: z.enum(['uploaded', 'removed']),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  removedAt: z.nullable(Instant),
  removeReason: z.nullable(z.string()),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** All documents of one person, including those of records that were merged into hers. */
export const patientDocuments = topic('document.patient', {
  params: z.object({ patientId: Id }),
  row: DocumentRow,
  access: ['front-office.patient-document:view'],
  logged: 'patientId',
});
