import {
  membership,
  MembershipRow,
  PcareDoctorRow,
  pcareDoctors,
  PcareMedicineRow,
  pcareMedicines,
  PcarePoliRow,
  pcarePolis,
  PcareTreatmentRow,
  pcareTreatments,
} from '@alur/contracts/bpjs/rows';
import { poliKey } from './directory.js';
import { view } from '../vocabulary.js';

/** What BPJS last answered of each patient. */
export const bpjsMemberView = view({
  name: 'bpjs_member',
  version: 1,
  row: MembershipRow,
  indexes: [['personId'], ['patientId']],
  topics: [{ topic: membership, by: { personId: 'personId' } }],
  on: {
    BpjsMembershipChecked: {
      key: ({ data }) => data.patientId,
      first: ({ data, meta }): MembershipRow => ({
        ...{ ...data, id: data.patientId, personId: data.patientId, checkedAt: meta.at },
      }),
      next: (row, { data, meta }) => ({ ...row, ...data, checkedAt: meta.at }),
    },
    PatientsMerged: {
      where: ({ data }) => ({ patientId: data.mergedId }),
      next: (row, { data }) => ({ ...row, personId: data.patientId }),
    },
    PatientsUnmerged: {
      where: ({ data }) => ({ patientId: data.mergedId }),
      next: row => ({ ...row, personId: row.patientId }),
    },
    PatientErased: { where: ({ data }) => ({ personId: data.patientId }), next: () => null },
  },
});

/** The facility's rooms that are a poli of PCare. */
export const pcarePoliView = view({
  name: 'pcare_poli',
  version: 1,
  row: PcarePoliRow,
  topics: [{ topic: pcarePolis, by: {} }],
  on: {
    PcarePoliAssigned: {
      key: ({ data }) => poliKey(data),
      first: ({ data: { unitId, visitStatus, poli } }): PcarePoliRow | null => poli && { unitId, visitStatus, ...poli },
      next: (row, { data: { poli } }) => poli && { ...row, ...poli },
    },
  },
});

/** The facility's doctors that PCare knows. */
export const pcareDoctorView = view({
  name: 'pcare_doctor',
  version: 1,
  row: PcareDoctorRow,
  topics: [{ topic: pcareDoctors, by: {} }],
  on: {
    PcareDoctorAssigned: {
      key: ({ data }) => data.staffId,
      first: ({ data: { staffId, doctor } }): PcareDoctorRow | null => doctor && { staffId, ...doctor },
      next: (row, { data: { doctor } }) => doctor && { ...row, ...doctor },
    },
  },
});

/** Medicines of the catalogue that are of PCare's list. */
export const pcareMedicineView = view({
  name: 'pcare_medicine',
  version: 1,
  row: PcareMedicineRow,
  topics: [{ topic: pcareMedicines, by: {} }],
  on: {
    PcareMedicineAssigned: {
      key: ({ data }) => data.itemId,
      first: ({ data: { itemId, medicine } }): PcareMedicineRow | null => medicine && { itemId, ...medicine },
      next: (row, { data: { medicine } }) => medicine && { ...row, ...medicine },
    },
  },
});

/** Treatments of the catalogue that are of PCare's list. */
export const pcareTreatmentView = view({
  name: 'pcare_treatment',
  version: 1,
  row: PcareTreatmentRow,
  topics: [{ topic: pcareTreatments, by: {} }],
  on: {
    PcareTreatmentAssigned: {
      key: ({ data }) => data.treatmentId,
      first: ({ data: { treatmentId, treatment } }): PcareTreatmentRow | null =>
        treatment && { treatmentId, ...treatment },
      next: (row, { data: { treatment } }) => treatment && { ...row, ...treatment },
    },
  },
});
