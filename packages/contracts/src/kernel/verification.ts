import * as z from 'zod/mini';
import { Instant, LocalDate } from './scalars.js';

/**
 * What the public page shows for a document's code: enough to see that it was issued here and what it stated then, and
 * of the person only what a waiting room's display may show.
 */
export const Verified = z.object({
  facility: z.string(),
  /** The kind of document, as its module names it in `VerificationSpec.titles`. */
  title: z.object({ id: z.string(), en: z.string() }),
  number: z.string(),
  issuedOn: LocalDate,
  signedBy: z.string(),
  practiceLicence: z.string(),
  /** The masked name: `B*** S.` */
  holder: z.string(),
  /** The first and last day that it applies to, if any. */
  from: z.nullable(LocalDate),
  until: z.nullable(LocalDate),
  /** When it was revoked; null while it is valid. */
  revokedAt: z.nullable(Instant),
});
export type Verified = z.infer<typeof Verified>;

/** A view's row for verifying a kind of document, under its code. */
export const VerificationRow = z.extend(z.omit(Verified, { facility: true, title: true }), {
  code: z.string(),
  /** Key of its title in `VerificationSpec.titles`. */
  kind: z.string(),
});

/** A kind of document that anyone may verify: at `/verify/<document>/<code>`, from the rows of `view`. */
export interface VerificationSpec {
  readonly document: string;
  readonly view: string;
  readonly titles: Readonly<Record<string, { readonly id: string; readonly en: string }>>;
}

/** A code begins with its facility's id (`12-9f3c…`), because the public page has no login that tells the facility. */
export const verificationCode = (merchantId: number, secret: string): string => `${merchantId}-${secret.slice(0, 24)}`;

/** The facility in a code; null if it is not a code. */
export const facilityIn = (code: string): number | null => {
  const found = /^(\d{1,9})-[\w-]{16,}$/.exec(code);
  return found ? Number(found[1]) : null;
};
