import { DocumentCategory, DocumentMediaType } from '@alur/contracts/document/commands';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, sealed, type EventOf } from '../kernel/event.js';

const document = { documentId: z.int(), patientId: z.int() };

/** Stream `document-<id>`: one file of a patient; its bytes are stored outside the log, sealed with her key. */
export const documentEvents = {
  DocumentUploaded: event(
    z.object({
      ...document,
      category: DocumentCategory,
      title: sealed(),
      mediaType: DocumentMediaType,
      bytes: z.int(),
      fileId: code(),
      uploadedBy: staff(),
    }),
  ),
  DocumentRemoved: event(z.object({ ...document, removedBy: staff(), reason: sealed() })),
};
export type DocumentEvent = EventOf<typeof documentEvents>;
