import { DeliveryMethod } from '@alur/contracts/labour/enums';
import { ColourVision, LetterKind } from '@alur/contracts/letter/commands';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const letter = { ...careHeader, letterId: z.int() };

/** Stream `letter-<id>`: one signed letter; only the part of the letter's kind is filled. */
export const letterEvents = {
  LetterIssued: event(
    z.object({
      ...letter,
      kind: LetterKind,
      number: code(),
      issuedOn: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      signedBy: staff(),
      practiceLicence: label(),
      verificationCode: code(),
      sickLeave: z.nullable(z.object({ from: code(), until: code(), days: z.int() })),
      /** Height in cm, weight in kg, pressures in mmHg. */
      healthCertificate: z.nullable(
        z.object({
          height: z.number(),
          weight: z.number(),
          systolic: z.int(),
          diastolic: z.int(),
          colourVision: ColourVision,
          purpose: clinical(),
        }),
      ),
      controlVisit: z.nullable(z.object({ date: code(), note: clinical() })),
      death: z.optional(
        z.nullable(z.object({ diedAt: code(), onArrival: z.boolean(), cause: z.nullable(clinical()) })),
      ),
      /** Weight in g, length in cm. Who the mother is her own visit says. */
      birth: z.optional(
        z.nullable(
          z.object({
            ...{ bornAt: code(), number: z.int(), weight: z.nullable(z.number()), length: z.nullable(z.number()) },
            ...{ method: DeliveryMethod, motherId: z.int(), motherEncounterId: z.int() },
          }),
        ),
      ),
    }),
  ),
  LetterRevoked: event(z.object({ ...letter, revokedBy: staff(), reason: clinical() })),
};
export type LetterEvent = EventOf<typeof letterEvents>;
export type LetterIssued = Extract<LetterEvent, { type: 'LetterIssued' }>['data'];

/**
 * Stream `letter_register-<merchantId>_<yyyy-MM>`, or `_<yyyy>`: the letter numbers that a facility has assigned then.
 */
export const letterRegisterEvents = {
  LetterNumberAssigned: event(z.object({ letterId: z.int(), month: code(), sequence: z.int() })),
  /** The next letter has this number. */
  LetterNumberingSet: event(z.object({ month: code(), next: z.int() })),
};
export type LetterRegisterEvent = EventOf<typeof letterRegisterEvents>;
