import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Id, LocalDate, LongText, Reason, ShortText } from '../kernel/scalars.js';

/** DOMAIN 1.1: sick leave, health certificate, control visit, death certificate, birth certificate. */
export const LetterKind = z.enum(['sick', 'healthy', 'control', 'death', 'birth']);
export type LetterKind = z.infer<typeof LetterKind>;
export const ColourVision = z.enum(['normal', 'partial', 'total', 'not_tested']);

/** *Surat keterangan sakit*: rest for a number of days from a day on. */
const SickLeave = z.object({
  kind: z.literal('sick'),
  from: LocalDate,
  days: z.int().check(z.gte(1), z.lte(30)),
});

/** *Surat keterangan sehat*: measurements (cm, kg, mmHg), and the certificate's purpose. */
const HealthCertificate = z.object({
  kind: z.literal('healthy'),
  height: z.number().check(z.gte(30), z.lte(250)),
  weight: z.number().check(z.gte(1), z.lte(400)),
  systolic: z.int().check(z.gte(40), z.lte(300)),
  diastolic: z.int().check(z.gte(20), z.lte(200)),
  colourVision: ColourVision,
  purpose: ShortText,
});

/** *Surat kontrol*: the day of the next visit, and its purpose. */
const ControlLetter = z.object({ kind: z.literal('control'), date: LocalDate, note: LongText });

/** *Surat keterangan kematian*: the time of death, and whether on arrival, are taken from the visit. */
const DeathCertificate = z.object({ kind: z.literal('death'), cause: maybe(LongText) });

/** *Surat keterangan lahir*: all of it is taken from the mother's labour. */
const BirthCertificate = z.object({ kind: z.literal('birth') });

export const LetterContent = z.discriminatedUnion('kind', [
  SickLeave,
  HealthCertificate,
  ControlLetter,
  DeathCertificate,
  BirthCertificate,
]);
export type LetterContent = z.infer<typeof LetterContent>;

/** Issues a letter, signed by the user who gives the command. */
export const issueLetter = command('letter/issue', {
  target: 'new',
  access: ['outpatient.letter:issue'],
  body: z.object({ encounterId: Id, content: LetterContent }),
});

/** Continues numbering from here, for a facility that comes from paper or from another program. */
export const setNextNumber = command('letter/set-next-number', {
  target: 'new',
  access: ['settings.other:edit'],
  body: z.object({ next: z.int().check(z.gte(1), z.lte(999_999)) }),
});

/** A wrong letter is revoked and another issued; the public page shows that the first one is not valid. */
export const revokeLetter = command('letter/revoke', {
  target: 'existing',
  access: ['outpatient.letter:revoke'],
  body: z.object({ reason: Reason }),
});
