import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/** DOMAIN 1.1: unfit for work or school for some days, healthy, to come again, or dead. */
export const LetterKind = z.enum(['sick', 'healthy', 'control', 'death']);
export type LetterKind = z.infer<typeof LetterKind>;
export const ColourVision = z.enum(['normal', 'partial', 'total', 'not_tested']);

/** *Surat keterangan sakit*: rest from a day on, for so many days. */
const SickLeave = z.object({
  kind: z.literal('sick'),
  from: LocalDate,
  days: z.int().check(z.gte(1), z.lte(30)),
});

/** *Surat keterangan sehat*: what was measured (cm, kg, mmHg), and what it is for. */
const HealthCertificate = z.object({
  kind: z.literal('healthy'),
  height: z.number().check(z.gte(30), z.lte(250)),
  weight: z.number().check(z.gte(1), z.lte(400)),
  systolic: z.int().check(z.gte(40), z.lte(300)),
  diastolic: z.int().check(z.gte(20), z.lte(200)),
  colourVision: ColourVision,
  purpose: ShortText,
});

/** *Surat kontrol*: the day on which she is to come again, and what for. */
const ControlLetter = z.object({ kind: z.literal('control'), date: LocalDate, note: LongText });

/** *Surat keterangan kematian*: when the patient died, and whether on arrival, is what was written of the visit. */
const DeathCertificate = z.object({ kind: z.literal('death'), cause: maybe(LongText) });

export const LetterContent = z.discriminatedUnion('kind', [
  SickLeave,
  HealthCertificate,
  ControlLetter,
  DeathCertificate,
]);
export type LetterContent = z.infer<typeof LetterContent>;

/** Signed by whoever gives the command. */
export const issueLetter = command('letter/issue', {
  target: 'new',
  access: ['outpatient.letter:issue'],
  body: z.object({ encounterId: Id, content: LetterContent }),
});

/** Numbers of letters go on from here: a facility that comes from paper, or from another program. */
export const setNextNumber = command('letter/set-next-number', {
  target: 'new',
  access: ['settings.other:edit'],
  body: z.object({ next: z.int().check(z.gte(1), z.lte(999_999)) }),
});

/** A letter that says something wrong is revoked, and another issued: whoever verifies the paper is told. */
export const revokeLetter = command('letter/revoke', {
  target: 'existing',
  access: ['outpatient.letter:revoke'],
  body: z.object({ reason: Reason }),
});
