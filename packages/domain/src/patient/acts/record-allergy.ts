import { recordAllergy } from '@alur/contracts/patient/commands';
import { medicine } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { recordedAllergy } from '../allergies.js';
import { patient } from '../patient.js';

/** A medicine must exist in the facility's catalogue, but may be retired. */
export const recordAllergyAct = act({
  command: recordAllergy,
  sees: { patient, medicines: [medicine] },
  primary: 'patient',
  streams: ({ id, medicineId }) => ({
    patient: writes(patient, id),
    medicines: medicineId === null ? [] : [checks(medicine, medicineId)],
  }),
  decide: (command, states) => {
    ensure(
      states.medicines.every(({ status }) => status !== 'none'),
      'patient.allergy-medicine-not-found',
      {},
      'medicineId',
    );
    return { patient: recordedAllergy(command, states.patient) };
  },
});
