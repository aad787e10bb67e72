import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { DocumentEvent } from './events.js';

export type DocumentState =
  | { readonly status: 'none' }
  | {
      readonly status: 'uploaded' | 'removed';
      readonly documentId: number;
      readonly patientId: number;
      readonly fileId: string;
    };

export const document: Aggregate<DocumentState, DocumentEvent> = {
  kind: 'document',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'DocumentUploaded') {
      const { documentId, patientId, fileId } = data;
      return { status: 'uploaded', documentId, patientId, fileId };
    }
    return state.status === 'none' ? state : { ...state, status: 'removed' };
  },
};

/** Hides the document; the file is preserved, since nothing of a record is deleted. */
export const remove = (state: DocumentState, removedBy: Staff, reason: string): DocumentEvent[] => {
  ensure(state.status === 'uploaded', 'document.removed');
  const { documentId, patientId } = state;
  return [{ type: 'DocumentRemoved', data: { documentId, patientId, removedBy, reason } }];
};
