import { removeDocument, uploadDocument, type DocumentMediaType } from '@alur/contracts/document/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { activePatient, patient } from '../../patient/patient.js';
import { document, remove } from '../document.js';

/** The platform's data of an uploaded file. */
interface Sent {
  mediaType: DocumentMediaType;
  bytes: number;
}

export const uploadDocumentAct = act({
  command: uploadDocument,
  ids: ['document'],
  sees: { document, patient },
  primary: 'document',
  streams: ({ patientId }, _loaded, context) => ({
    document: writes(document, context.ids['document'] ?? 0),
    patient: checks(patient, patientId),
  }),
  decide: ({ patientId, fileId, category, title }, states, context) => {
    activePatient(states.patient);
    const sent = context.prepared['file'] as Sent | undefined;
    ensure(sent !== undefined, 'document.file-missing', {}, 'fileId');
    const { mediaType, bytes } = sent;
    const uploadedBy = actingStaff(context);
    const data = {
      documentId: context.ids['document'] ?? 0,
      patientId,
      category,
      title,
      mediaType,
      bytes,
      fileId,
      uploadedBy,
    };
    return { document: [{ type: 'DocumentUploaded' as const, data }] };
  },
});

/** Checks the patient, because nothing may be written about an erased one. */
export const removeDocumentAct = act({
  command: removeDocument,
  sees: { document, patient },
  primary: 'document',
  streams: ({ id }, loaded) => {
    const it = known(loaded.document);
    return { document: writes(document, id), patient: it && checks(patient, it.patientId) };
  },
  decide: ({ reason }, states, context) => {
    ensure(states.patient?.status !== 'erased', 'patient.not-active');
    return { document: remove(states.document, actingStaff(context), reason) };
  },
});
