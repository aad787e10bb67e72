import { mergePatient, unmergePatient } from '@alur/contracts/patient/commands';
import { missingAllergies } from '../allergies.js';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import type { PatientEvent } from '../events.js';
import { activePatient, patient, recordFirstVisit, reverseFirstVisit, type Registered } from '../patient.js';

const labelsOf = ({ recordNumber, identity: { name, gender, birthDate } }: Registered) => ({
  name,
  recordNumber,
  gender,
  birthDate,
});

const both = ({ id, mergedId }: { id: number; mergedId: number }) => ({
  patient: writes(patient, id),
  merged: writes(patient, mergedId),
});

/**
 * Merge, not delete (DOMAIN 10): the other record keeps its number, visits and bills, including open ones, and points
 * to this one. Only what the next visit must know is copied: allergies, and that she is a returning patient.
 */
export const mergePatientAct = act({
  command: mergePatient,
  sees: { patient, merged: patient },
  primary: 'patient',
  streams: both,
  decide: ({ id, mergedId, reason }, states) => {
    ensure(id !== mergedId, 'patient.same', {}, 'mergedId');
    const survivor = activePatient(states.patient);
    const other = states.merged;
    ensure(other.status !== 'none', 'patient.not-found', {}, 'mergedId');
    ensure(other.status === 'active', 'patient.not-active', {}, 'mergedId');
    ensure(other.merged.length === 0, 'patient.has-merged', {}, 'mergedId');
    const merged: PatientEvent = {
      type: 'PatientsMerged',
      data: { patientId: id, mergedId, ...labelsOf(survivor), reason },
    };
    return {
      patient: [
        merged,
        ...missingAllergies(survivor, other),
        ...(other.firstVisit === null ? [] : recordFirstVisit(survivor, other.firstVisit)),
      ],
      merged: [merged],
    };
  },
});

/**
 * Separates the records again. Copied allergies stay, because a superfluous warning does no harm, see `remove-allergy`.
 */
export const unmergePatientAct = act({
  command: unmergePatient,
  sees: { patient, merged: patient },
  primary: 'patient',
  streams: both,
  decide: ({ id, mergedId, reason }, states) => {
    const survivor = activePatient(states.patient);
    const other = states.merged;
    ensure(other.status === 'merged' && other.into === id, 'patient.not-merged', {}, 'mergedId');
    const apart: PatientEvent = {
      type: 'PatientsUnmerged',
      data: { patientId: id, mergedId, ...labelsOf(other), reason },
    };
    const first = survivor.encounters.length === 0 ? other.firstVisit : null;
    return {
      patient: [apart, ...(first === null ? [] : reverseFirstVisit(survivor, first))],
      merged: [apart],
    };
  },
});
