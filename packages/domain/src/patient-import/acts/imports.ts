import {
  cancelPatientImport,
  checkPatientImport,
  confirmPatientImport,
  uploadPatientImport,
} from '@alur/contracts/patient-import/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { act, on } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { cancel, check, confirm, patientImport, type Found } from '../patient-import.js';
import { releaseTurn, takeTurn, turnOf } from '../turn.js';

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

export const confirmPatientImportAct = act({
  command: confirmPatientImport,
  sees: { it: patientImport, turn: uniqueName },
  primary: 'it',
  streams: ({ id }, _loaded, context) => ({ it: writes(patientImport, id), turn: turnOf(context) }),
  decide: (body, { it, turn }, context) => ({
    it: confirm(it, body, actingStaff(context)),
    turn: takeTurn(turn, body.id, context),
  }),
});

export const cancelPatientImportAct = act({
  command: cancelPatientImport,
  sees: { it: patientImport, turn: uniqueName },
  primary: 'it',
  streams: ({ id }, _loaded, context) => ({ it: writes(patientImport, id), turn: turnOf(context) }),
  decide: ({ id }, { it, turn }, context) => ({
    it: cancel(it, actingStaff(context)),
    turn: releaseTurn(turn, id, context),
  }),
});
