import * as z from 'zod/mini';
import { Icd10Code } from '../consultation/commands.js';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/**
 * *SPRI* (DOMAIN 1.3): orders a bed, by a doctor of a clinic or the emergency department, or by the front office for a
 * patient who brings an order from elsewhere. `doctorId` is from the catalogue of inpatient doctors.
 */
export const requestAdmission = command('admission/request', {
  target: 'new',
  access: ['inpatient.ongoing.admission:request'],
  body: z.object({
    patientId: Id,
    /** The visit in which the order is written. */
    fromEncounterId: maybe(Id),
    plannedOn: LocalDate,
    diagnosis: ShortText,
    diagnosisCode: maybe(Icd10Code),
    indication: LongText,
    doctorId: Id,
    department: maybe(ShortText),
    /** The class that her insurance covers (*hak kelas*), and the class that she chooses. */
    entitledClassId: Id,
    classId: Id,
    payer: Payer,
    insurer: maybe(ShortText),
    /** Whether she needs a room of her own. */
    isolation: z._default(z.boolean(), false),
  }),
});

/** Holds a bed for her until a moment; repeating it changes the bed or the moment. */
export const reserveBed = command('admission/reserve', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:reserve'],
  body: z.object({ bedId: Id, until: Instant }),
});

/** The reservation is given up; she still waits for a bed. */
export const releaseBed = command('admission/release', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:reserve'],
  body: z.object({}),
});

/** Given by the clock: a patient who did not come in time waits again, and her bed is released. */
export const lapseReservation = command('admission/lapse', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** She does not come, or no longer needs a bed. */
export const cancelAdmissionOrder = command('admission/cancel', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:cancel'],
  body: z.object({ reason: Reason }),
});
