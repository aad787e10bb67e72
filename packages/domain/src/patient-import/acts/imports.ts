import {
  cancelPatientImport,
  checkPatientImport,
  confirmPatientImport,
  uploadPatientImport,
} from '@alur/contracts/patient-import/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { on } from '../../kernel/act.js';
import { ensure } from '../../kernel/rejection.js';
import { cancel, check, confirm, patientImport, type Found } from '../patient-import.js';

export const uploadPatientImportAct = on(
  uploadPatientImport,
  patientImport,
  ({ fileId, fileName }, _state, context) => {
    ensure(context.prepared['isSent'] === true, 'patient-import.file-missing', {}, 'fileId');
    const importId = context.ids[patientImport.kind] ?? 0;
    const uploadedBy = actingStaff(context);
    return [{ type: 'PatientImportUploaded' as const, data: { importId, fileId, fileName, uploadedBy } }];
  },
);

export const checkPatientImportAct = on(checkPatientImport, patientImport, (_body, state, { prepared }) =>
  check(state, prepared['found'] as Found | undefined),
);

export const confirmPatientImportAct = on(confirmPatientImport, patientImport, (body, state, context) =>
  confirm(state, body, actingStaff(context)),
);

export const cancelPatientImportAct = on(cancelPatientImport, patientImport, (_body, state, context) =>
  cancel(state, actingStaff(context)),
);
