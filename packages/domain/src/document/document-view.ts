import { DocumentRow, patientDocuments } from '@alur/contracts/document/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { documentId: number } }) => event.data.documentId;

export const documentView = view({
  name: 'document',
  version: 1,
  row: DocumentRow,
  indexes: [['patientId'], ['personId']],
  topics: [{ topic: patientDocuments, by: { patientId: 'personId' } }],
  on: {
    DocumentUploaded: {
      key,
      first: ({ data, meta, revision }): DocumentRow => ({
        id: data.documentId,
        revision,
        patientId: data.patientId,
        personId: data.patientId,
        fileId: data.fileId,
        category: data.category,
        title: data.title,
        mediaType: data.mediaType,
        bytes: data.bytes,
        status: 'uploaded',
        uploadedAt: meta.at,
        uploadedBy: data.uploadedBy.name,
        removedAt: null,
        removeReason: null,
      }),
    },
    DocumentRemoved: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        status: 'removed' as const,
        removedAt: meta.at,
        removeReason: data.reason,
      }),
    },
    ...labelledBy<DocumentRow>(
      row => row,
      row => ({ ...row, title: ERASED, removeReason: row.removeReason && ERASED }),
    ),
  },
});
