import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';

const Answers = z.array(FormAnswer).check(z.maxLength(500));

/** Signs a report, which closes it (*Penutup*). */
export const signReport = command('judicial/sign', {
  target: 'new',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ encounterId: Id, answers: Answers }),
});

/** The author writes a new version of her own report until it is handed over; previous versions stay. */
export const amendReport = command('judicial/amend', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ answers: Answers, amends: z.int().check(z.positive()), reason: Reason }),
});

/** The author strikes her own report until it is handed over; it stays, shown as struck. */
export const strikeReport = command('judicial/strike', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ reason: Reason }),
});

/** Hands the report to the investigator, and to nobody else (DOMAIN 1.5); the receipt states to whom and when. */
export const handOverReport = command('judicial/hand-over', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:hand-over'],
  body: z.object({
    /** The version that was printed and handed over. */
    version: z.int().check(z.positive()),
    receiver: ShortText,
    receiverNumber: ShortText,
    institution: ShortText,
    receivedOn: LocalDate,
  }),
});
