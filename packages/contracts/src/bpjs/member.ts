import * as z from 'zod/mini';
import { Gender } from '../kernel/enums.js';
import { LocalDate } from '../kernel/scalars.js';

/** A participant (*peserta*) as VClaim and PCare both tell of her (DOMAIN-WIRES 2 and 5). */
export const Member = z.object({
  cardNumber: z.string(),
  name: z.string(),
  birthDate: z.nullable(LocalDate),
  /** Whether BPJS bears what she gets; `status` says in BPJS's own words why not. */
  isActive: z.boolean(),
  status: z.string(),
  /** 1, 2 or 3: the class of rooms that she is entitled to. */
  entitledClass: z.nullable(z.string()),
  /** PBI, employee and so on, as BPJS calls it. */
  memberType: z.nullable(z.string()),
  /** Where she is registered for primary care. */
  provider: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Programmes that she takes part in, such as PRB; as BPJS says it. */
  programme: z.nullable(z.string()),
});
export type Member = z.infer<typeof Member>;

/** With what a new patient's record has of her as well, where BPJS tells it. */
export const Participant = z.extend(Member, {
  nik: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(Gender)),
  /** Another insurer, who coordinates benefits (*COB*). */
  otherInsurer: z.optional(z.nullable(z.string())),
});
export type Participant = z.infer<typeof Participant>;

/** Names are compared by their letters alone, because BPJS writes them in capitals and without marks. */
const lettersOf = (name: string): string => name.toUpperCase().replace(/[^\p{L}]/gu, '');

/** What BPJS says otherwise of this person than the patient's record; what either does not know is no difference. */
export const differences = (
  told: { readonly name: string; readonly birthDate: string | null },
  known: { readonly name: string; readonly birthDate: string | null },
): ('name' | 'birthDate')[] => [
  ...(lettersOf(told.name) === lettersOf(known.name) ? [] : (['name'] as const)),
  ...(told.birthDate === null || known.birthDate === null || told.birthDate === known.birthDate
    ? []
    : (['birthDate'] as const)),
];
