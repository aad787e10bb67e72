import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Id, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';

const Answers = z.array(FormAnswer).check(z.maxLength(500));

/** Signs a report: by that signature it is closed (*Penutup*). */
export const signReport = command('judicial/sign', {
  target: 'new',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ encounterId: Id, answers: Answers }),
});

/** One's own report, until it is handed over: by a version; the ones before stay. */
export const amendReport = command('judicial/amend', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ answers: Answers, amends: z.int().check(z.positive()), reason: Reason }),
});

/** One's own report that should not be there, until it is handed over: it stays, shown struck. */
export const strikeReport = command('judicial/strike', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:sign'],
  body: z.object({ reason: Reason }),
});

/** Given to the investigator, and to nobody else (DOMAIN 1.5); the receipt says to whom and when. */
export const handOverReport = command('judicial/hand-over', {
  target: 'existing',
  access: ['inpatient.ongoing.judicial:hand-over'],
  body: z.object({
    /** Which version was printed and given. */
    version: z.int().check(z.positive()),
    receiver: ShortText,
    receiverNumber: ShortText,
    institution: ShortText,
    receivedOn: LocalDate,
  }),
});
