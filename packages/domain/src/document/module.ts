import { moduleOf } from '../kernel/module.js';
import { removeDocumentAct, uploadDocumentAct } from './acts/documents.js';
import { documentView } from './document-view.js';
import { document } from './document.js';
import { documentEvents } from './events.js';

export const documentModule = moduleOf('document', {
  events: documentEvents,
  aggregates: [document],
  acts: [uploadDocumentAct, removeDocumentAct],
  views: [documentView],
});
