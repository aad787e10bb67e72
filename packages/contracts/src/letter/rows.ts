import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { DeliveryMethod } from '../labour/enums.js';
import { LetterContent, LetterKind } from './commands.js';

/** A letter of a visit as signed. */
export const LetterRow = z.object({
  id: Id,
  revision: z.int(),
  kind: LetterKind,
  /** `0012/SKS/XI/2026`: numbered by the facility's month, across all kinds. */
  number: z.string(),
  status: z.enum(['issued', 'revoked']),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  issuedOn: LocalDate,
  content: LetterContent,
  /** For a death certificate: the time of death, and whether the patient was dead on arrival. */
  death: z.nullable(z.object({ diedAt: Instant, onArrival: z.boolean() })),
  /** For a birth certificate: what the labour says of the birth, and whose visit that was. Her name is not in this row. */
  birth: z.nullable(
    z.object({
      bornAt: Instant,
      /** Which of the babies of this labour. */
      number: z.int(),
      weight: z.nullable(z.number()),
      length: z.nullable(z.number()),
      method: DeliveryMethod,
      motherEncounterId: Id,
    }),
  ),
  /** The last day of a sick leave; null for the other kinds. */
  until: z.nullable(LocalDate),
  signedBy: z.string(),
  signedById: z.int(),
  practiceLicence: z.string(),
  verificationCode: z.string(),
  revokedAt: z.nullable(Instant),
  revokeReason: z.nullable(z.string()),
});
export type LetterRow = z.infer<typeof LetterRow>;

const access = ['outpatient.letter:view'] as const;

export const letterList = list('letter/letters', {
  view: 'letter',
  row: LetterRow,
  narrowing: ['kind'],
  filters: z.object({
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
    kind: z.optional(LetterKind),
    issuedOn: z.optional(LocalDate),
  }),
  searchIn: ['number', 'patientName', 'recordNumber'],
  access,
  logged: 'patientId',
});

/** The last letter number of a month, or of a year. */
export const LetterRegisterRow = z.object({ id: z.string(), month: z.string(), last: z.int() });
export type LetterRegisterRow = z.infer<typeof LetterRegisterRow>;

export const letterRegisters = topic('letter.registers', {
  params: z.object({}),
  row: LetterRegisterRow,
  access: ['settings.other:view'],
});

/** The letters of one visit, beside its record. */
export const visitLetters = topic('letter.visit', {
  params: z.object({ encounterId: Id }),
  row: LetterRow,
  access,
  logged: 'encounterId',
});
