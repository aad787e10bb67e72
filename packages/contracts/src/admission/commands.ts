import * as z from 'zod/mini';
import { Icd10Code } from '../consultation/commands.js';
import { command } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/**
 * *SPRI* (DOMAIN 1.3): a doctor of a clinic or the emergency department, or the front office for whoever brings an order from
 * elsewhere, asks for a bed. `doctorId` is of the catalogue of inpatient doctors.
 */
export const requestAdmission = command('admission/request', {
  target: 'new',
  access: ['inpatient.ongoing.admission:request'],
  body: z.object({
    patientId: Id,
    /** The visit in which it is found that she must stay. */
    fromEncounterId: maybe(Id),
    plannedOn: LocalDate,
    diagnosis: ShortText,
    diagnosisCode: maybe(Icd10Code),
    indication: LongText,
    doctorId: Id,
    department: maybe(ShortText),
    /** Hers (*hak kelas*), and the one that she chooses. */
    entitledClassId: Id,
    classId: Id,
    payer: Payer,
    insurer: maybe(ShortText),
    /** She may lie in no room with others. */
    isolation: z._default(z.boolean(), false),
  }),
});

/** A bed is kept for her until a moment; said again, another bed or another moment. */
export const reserveBed = command('admission/reserve', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:reserve'],
  body: z.object({ bedId: Id, until: Instant }),
});

/** The bed is another's after all; she waits on. */
export const releaseBed = command('admission/release', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:reserve'],
  body: z.object({}),
});

/** The clock's: who did not come in time waits again, and the bed is free. */
export const lapseReservation = command('admission/lapse', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});

/** She does not come, or need not. */
export const cancelAdmissionOrder = command('admission/cancel', {
  target: 'existing',
  access: ['inpatient.ongoing.admission:cancel'],
  body: z.object({ reason: Reason }),
});
