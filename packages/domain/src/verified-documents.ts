import { VerificationRow } from '@alur/contracts/kernel/verification';
import * as z from 'zod/mini';
import { ERASED } from './kernel/event.js';
import { maskName } from './kernel/mask-name.js';
import { labelledBy } from './patient-labels.js';

interface Held {
  patientId: number | null;
  personId: number | null;
  holder: string;
}

/** Keeps the masked name of a document's holder up to date. */
export const maskedHolder = <Row extends Held>() =>
  labelledBy<Row>(
    (row, { name }) => ({ ...row, holder: maskName(name) }),
    row => ({ ...row, holder: maskName(ERASED) }),
  );

export const ResultVerificationRow = z.extend(VerificationRow, {
  ...{ orderId: z.int(), patientId: z.int(), personId: z.int() },
});
export type ResultVerificationRow = z.infer<typeof ResultVerificationRow>;

interface Validated {
  data: {
    orderId: number;
    patientId: number;
    verification?: { code: string; number: string; patientName: string } | undefined;
    validatedBy: { name: string };
  };
  meta: { localDate: string };
}

/** How the validation of a printed result makes the row under its code; one without a code makes none. */
export const validatedUnderCode = (kind: ResultVerificationRow['kind']) => ({
  key: ({ data }: Validated) => data.verification?.code ?? null,
  first: ({ data, meta }: Validated): ResultVerificationRow => ({
    ...{ code: data.verification?.code ?? '', orderId: data.orderId },
    ...{ patientId: data.patientId, personId: data.patientId, kind },
    ...{ number: data.verification?.number ?? '', issuedOn: meta.localDate, signedBy: data.validatedBy.name },
    ...{ practiceLicence: '', holder: maskName(data.verification?.patientName ?? '') },
    ...{ from: null, until: null, revokedAt: null },
  }),
});
