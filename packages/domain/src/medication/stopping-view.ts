import { StoppingRow, stoppingMedications } from '@alur/contracts/medication/rows';
import { nameless, patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { medicationId } from './medication.js';

const key = ({ data }: { data: { prescriptionId: number; lineId: number } }) =>
  medicationId(data.prescriptionId, data.lineId);
const hers = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });
const settled = () => null;

/**
 * DOMAIN-CLINICAL 9.1, the pharmacist's list: medicines that stop automatically within a day, or did, until prolonged.
 */
export const stoppingView = view({
  name: 'medication_stopping',
  version: 1,
  row: StoppingRow,
  indexes: [['unfinished'], ['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: stoppingMedications, by: { unfinished: 'unfinished' } }],
  on: {
    MedicationStopWarned: {
      key,
      first: ({ data }, id): StoppingRow => {
        const { prescriptionId, lineId, encounterId, patientId, patientName, recordNumber, name, stopsAt } = data;
        return {
          ...{ id: String(id), prescriptionId, lineId, encounterId, patientId, personId: patientId },
          ...{ patientName, recordNumber, name, stopsAt, prescriber: data.prescriber.name, unfinished: 'yes' },
        };
      },
    },
    MedicationProlonged: { key, next: settled },
    MedicationStopped: { key, next: settled },
    StayLeft: { where: hers, next: settled },
    StayCancelled: { where: hers, next: settled },
    EncounterFinished: { where: hers, next: settled },
    ...patientLabels<StoppingRow>(nameless),
  },
});
