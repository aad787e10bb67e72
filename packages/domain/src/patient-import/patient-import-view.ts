import { PatientImportRow, patientImports } from '@alur/contracts/patient-import/rows';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { importId: number } }) => event.data.importId;
/** SHAPES, Rows: a row shows this many at most, and their total count. */
const MOST_SHOWN = 50;

const foundIn = ({
  problem,
  rows,
  good,
  bad,
  duplicates,
  checkedFileId,
  reportFileId,
}: RecordedEvent<'PatientImportChecked'>['data']) => ({
  problem,
  rows,
  good,
  bad,
  duplicates,
  checkedFileId,
  reportFileId,
});

export const patientImportView = view({
  name: 'patient_import',
  version: 1,
  row: PatientImportRow,
  indexes: [['status']],
  topics: [{ topic: patientImports, by: {} }],
  on: {
    PatientImportUploaded: {
      key,
      first: ({ data, meta, revision }): PatientImportRow => ({
        id: data.importId,
        revision,
        status: 'uploaded',
        fileName: data.fileName,
        fileId: data.fileId,
        checkedFileId: null,
        reportFileId: null,
        problem: null,
        ...{ rows: 0, good: 0, bad: 0, duplicates: 0 },
        mode: null,
        duplicateChoice: null,
        ...{ done: 0, registered: 0, skipped: 0, refused: [], refusedCount: 0 },
        uploadedAt: meta.at,
        uploadedBy: data.uploadedBy.name,
        endedAt: null,
      }),
    },
    PatientImportChecked: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        ...foundIn(data),
        revision,
        status: data.problem === null ? ('checked' as const) : ('unreadable' as const),
        endedAt: data.problem === null ? null : meta.at,
      }),
    },
    PatientImportConfirmed: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        status: 'registering' as const,
        mode: data.mode,
        duplicateChoice: data.duplicateChoice,
      }),
    },
    PatientImportBatchRegistered: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        done: data.to,
        registered: row.registered + data.registered,
        skipped: row.skipped + data.skipped,
        refused: [...row.refused, ...data.refused].slice(0, MOST_SHOWN),
        refusedCount: row.refusedCount + data.refused.length,
      }),
    },
    PatientImportCancelled: {
      key,
      next: (row, { meta, revision }) => ({ ...row, revision, status: 'cancelled' as const, endedAt: meta.at }),
    },
    PatientImportFinished: {
      key,
      next: (row, { meta, revision }) => ({ ...row, revision, status: 'finished' as const, endedAt: meta.at }),
    },
  },
});
