import * as z from 'zod/mini';
import { Instant, LocalDate } from './scalars.js';

/**
 * What the public page tells whoever holds a document and reads its code: enough to see that the paper was issued here
 * and says what it said then, and nothing of the person beyond what a waiting room may read.
 */
export const Verified = z.object({
  facility: z.string(),
  /** What it is, as its module calls it in `VerificationSpec.titles`. */
  title: z.object({ id: z.string(), en: z.string() }),
  number: z.string(),
  issuedOn: LocalDate,
  signedBy: z.string(),
  practiceLicence: z.string(),
  /** `B*** S.` */
  holder: z.string(),
  /** The days that it is for, where it is for some. */
  from: z.nullable(LocalDate),
  until: z.nullable(LocalDate),
  /** When it was revoked; null while it holds. */
  revokedAt: z.nullable(Instant),
});
export type Verified = z.infer<typeof Verified>;

/** A row of a view by which a kind of document is verified, under its code. */
export const VerificationRow = z.extend(z.omit(Verified, { facility: true, title: true }), {
  code: z.string(),
  /** Which of the titles it has. */
  kind: z.string(),
});

/** Documents that anyone may verify: at `/verify/<document>/<code>`, from the rows of `view`. */
export interface VerificationSpec {
  readonly document: string;
  readonly view: string;
  readonly titles: Readonly<Record<string, { readonly id: string; readonly en: string }>>;
}

/** A code says which facility's it is, for the page has no sign-in to tell: `12-9f3c…`. */
export const verificationCode = (merchantId: number, secret: string): string => `${merchantId}-${secret.slice(0, 24)}`;

/** The facility in a code; null for what is none. */
export const facilityIn = (code: string): number | null => {
  const found = /^(\d{1,9})-[\w-]{16,}$/.exec(code);
  return found ? Number(found[1]) : null;
};
