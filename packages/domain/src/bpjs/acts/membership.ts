import * as commands from '@alur/contracts/bpjs/commands';
import { assigning } from '../../care/assigning.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { activePatient, patient } from '../../patient/patient.js';
import { pcareDirectory } from '../directory.js';
import { bpjsMember, checked } from '../member.js';

export const checkMembership = act({
  command: commands.checkMembership,
  sees: { patient, member: bpjsMember },
  primary: 'patient',
  streams: ({ id }) => ({ patient: checks(patient, id), member: writes(bpjsMember, id) }),
  decide: ({ by }, states, context) => ({ member: checked(activePatient(states.patient).patientId, by, context) }),
});

const assigns = assigning(pcareDirectory);

export const assignPoli = assigns(
  commands.assignPoli,
  { refers: { unitId: 'room' }, to: 'poli' },
  ({ unitId, visitStatus, poli }, merchantId) => ({
    type: 'PcarePoliAssigned',
    data: { merchantId, unitId, visitStatus, poli },
  }),
);

export const assignDoctor = assigns(
  commands.assignDoctor,
  { refers: { staffId: 'staff' }, to: 'doctor' },
  ({ staffId, doctor }, merchantId) => ({ type: 'PcareDoctorAssigned', data: { merchantId, staffId, doctor } }),
);

export const assignMedicine = assigns(
  commands.assignMedicine,
  { refers: { itemId: 'medicine' }, to: 'medicine' },
  ({ itemId, medicine }, merchantId) => ({ type: 'PcareMedicineAssigned', data: { merchantId, itemId, medicine } }),
);

export const assignTreatment = assigns(
  commands.assignTreatment,
  { refers: { treatmentId: 'treatment' }, to: 'treatment' },
  ({ treatmentId, treatment }, merchantId) => ({
    type: 'PcareTreatmentAssigned',
    data: { merchantId, treatmentId, treatment },
  }),
);
