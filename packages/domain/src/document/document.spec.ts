import { removeDocument, uploadDocument } from '@alur/contracts/document/commands';
import { describe, test } from 'vitest';
import { given } from '../care/testing/specification.js';

const fileId = '0b9ce7b0-1111-4111-8111-111111111111';
const file = { mediaType: 'application/pdf', bytes: 1200 };
const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female' };
const body = { patientId: 5, fileId, category: 'family_card', title: 'KK' };
const uploaded = {
  documentId: 9,
  ...{ patientId: 5, category: 'family_card', title: 'KK', fileId, ...file },
  uploadedBy: { staffId: 7, name: 'Sari', profession: 'front-office' },
};
const registered = { 'patient-5': [{ type: 'PatientRegistered', data: person }] };
const reason = 'Milik pasien lain';

describe('a document', () => {
  test('is a file that was sent for an active patient', () => {
    given(registered)
      .when(uploadDocument, body, { ids: { document: 9 }, prepared: { file } })
      .then({ 'document-9': [{ type: 'DocumentUploaded', data: uploaded }] });
  });
  test('is none without its file', () => {
    given(registered)
      .when(uploadDocument, body, { ids: { document: 9 } })
      .thenRejects('document.file-missing');
  });
  test('is not taken of whoever is unknown, merged or erased', () => {
    given({}).when(uploadDocument, body, { prepared: { file } }).thenRejects('patient.not-found');
    given({ 'patient-5': [...registered['patient-5'], { type: 'PatientErased', data: { patientId: 5 } }] })
      .when(uploadDocument, body, { prepared: { file } })
      .thenRejects('patient.not-active');
  });
  test('is removed once, with a reason', () => {
    const there = { ...registered, 'document-9': [{ type: 'DocumentUploaded', data: uploaded }] };
    const removed = {
      type: 'DocumentRemoved',
      data: { documentId: 9, patientId: 5, removedBy: uploaded.uploadedBy, reason },
    };
    given(there)
      .when(removeDocument, { id: 9, reason })
      .then({ 'document-9': [removed] });
    given({ ...there, 'document-9': [...there['document-9'], removed] })
      .when(removeDocument, { id: 9, reason })
      .thenRejects('document.removed');
  });
});
