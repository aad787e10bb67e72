import * as commands from '@alur/contracts/consultation/commands';
import { booking } from '../../booking/booking.js';
import {
  orderTreatment,
  recordDiagnosis,
  recordVitals,
  removeDiagnosis,
  removeTreatment,
  signNote,
} from '../../booking/recording.js';
import { treatment } from '../../catalogue/aggregates.js';
import { act, on } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { diseaseOf } from '../../reference/icd10.js';
import { attendanceOf } from '../../care/attendance.js';
import { bookingOf, queueOf, type Visiting } from '../../care/visit-streams.js';
import { queue } from '../../queue/queue.js';

/** The nurse's vitals, any time after attendance (DOMAIN 2, settled). */
export const recordVitalsAct = act({
  command: commands.recordVitals,
  sees: { booking, queue },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({ booking: bookingOf(id), queue: queueOf(visit) }),
  decide: ({ id, ...vitals }, states) => ({
    booking: recordVitals(states.booking, vitals, attendanceOf(states.queue, id) === 'come'),
  }),
});

export const signNoteAct = on(commands.signNote, booking, (note, state, { actorName }) =>
  signNote(state, note, actorName),
);

/** The reference list's name wins; a code that it lacks needs one of its own. */
export const recordDiagnosisAct = on(commands.recordDiagnosis, booking, (command, state) => {
  const { code, kind } = command;
  const name = diseaseOf(code)?.name ?? command.name;
  ensure(name !== null, 'consultation.icd10-unknown', { code }, 'name');
  return recordDiagnosis(state, { code, name, kind });
});

export const removeDiagnosisAct = on(commands.removeDiagnosis, booking, ({ code }, state) =>
  removeDiagnosis(state, code),
);

/** At the catalogue's price of this moment. */
export const orderTreatmentAct = act({
  command: commands.orderTreatment,
  sees: { booking, treatment },
  primary: 'booking',
  streams: ({ id, treatmentId }) => ({ booking: bookingOf(id), treatment: checks(treatment, treatmentId) }),
  decide: ({ treatmentId, quantity }, states) => {
    const item = states.treatment;
    ensure(item.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    const { name, price } = item.fields;
    return { booking: orderTreatment(states.booking, { treatmentId, name, price, quantity }) };
  },
});

export const removeTreatmentAct = on(commands.removeTreatment, booking, ({ orderId }, state) =>
  removeTreatment(state, orderId),
);
