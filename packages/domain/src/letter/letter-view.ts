import { VerificationRow } from '@alur/contracts/kernel/verification';
import type { LetterContent } from '@alur/contracts/letter/commands';
import { LetterRegisterRow, letterRegisters, LetterRow, visitLetters } from '@alur/contracts/letter/rows';
import { ERASED } from '../kernel/event.js';
import { maskName } from '../kernel/mask-name.js';
import * as z from 'zod/mini';
import { nameless, patientLabels } from '../patient-labels.js';
import { maskedHolder } from '../verified-documents.js';
import { view } from '../vocabulary.js';
import type { LetterIssued } from './events.js';

const key = (event: { data: { letterId: number } }) => event.data.letterId;

const contentOf = ({ sickLeave, healthCertificate, controlVisit, death, birth }: LetterIssued): LetterContent => {
  if (sickLeave) return { kind: 'sick', from: sickLeave.from, days: sickLeave.days };
  if (healthCertificate) return { kind: 'healthy', ...healthCertificate };
  if (death) return { kind: 'death', cause: death.cause };
  if (birth) return { kind: 'birth' };
  return { kind: 'control', date: controlVisit?.date ?? '', note: controlVisit?.note ?? '' };
};

/** Whose child it is her visit says: a name in this row would outlast her erasure. */
const birthOf = ({ birth }: LetterIssued): LetterRow['birth'] => {
  if (!birth) return null;
  const { motherId: _motherId, ...shown } = birth;
  return shown;
};

const withoutText = (content: LetterContent): LetterContent => {
  if (content.kind === 'healthy') return { ...content, purpose: ERASED };
  if (content.kind === 'death') return { ...content, cause: content.cause && ERASED };
  return content.kind === 'control' ? { ...content, note: ERASED } : content;
};

/** The letters of a visit and of a patient. */
export const letterView = view({
  name: 'letter',
  version: 4,
  row: LetterRow,
  indexes: [['encounterId'], ['patientId'], ['personId'], ['issuedOn', 'kind']],
  topics: [{ topic: visitLetters, by: { encounterId: 'encounterId' } }],
  on: {
    LetterIssued: {
      key,
      first: ({ data, revision }): LetterRow => ({
        id: data.letterId,
        revision,
        kind: data.kind,
        number: data.number,
        status: 'issued',
        encounterId: data.encounterId,
        patientId: data.patientId,
        personId: data.patientId,
        patientName: data.patientName,
        recordNumber: data.recordNumber,
        issuedOn: data.issuedOn,
        content: contentOf(data),
        death: data.death ? { diedAt: data.death.diedAt, onArrival: data.death.onArrival } : null,
        birth: birthOf(data),
        until: data.sickLeave?.until ?? null,
        signedBy: data.signedBy.name,
        signedById: data.signedBy.staffId,
        practiceLicence: data.practiceLicence,
        verificationCode: data.verificationCode,
        revokedAt: null,
        revokeReason: null,
      }),
    },
    LetterRevoked: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        status: 'revoked' as const,
        revokedAt: meta.at,
        revokeReason: data.reason,
      }),
    },
    ...patientLabels<LetterRow>(row => ({
      ...nameless(row),
      content: withoutText(row.content),
      revokeReason: row.revokeReason && ERASED,
    })),
  },
});

const LetterVerificationRow = z.extend(VerificationRow, { letterId: z.int(), patientId: z.int(), personId: z.int() });

/** The fields of a letter that the public page shows under the letter's code. */
export const letterVerificationView = view({
  name: 'letter_verification',
  version: 1,
  row: LetterVerificationRow,
  indexes: [['letterId'], ['patientId'], ['personId']],
  on: {
    LetterIssued: {
      key: ({ data }) => data.verificationCode,
      first: ({ data }) => ({
        code: data.verificationCode,
        letterId: data.letterId,
        patientId: data.patientId,
        personId: data.patientId,
        kind: data.kind,
        number: data.number,
        issuedOn: data.issuedOn,
        signedBy: data.signedBy.name,
        practiceLicence: data.practiceLicence,
        holder: maskName(data.patientName),
        from: data.sickLeave?.from ?? data.controlVisit?.date ?? null,
        until: data.sickLeave?.until ?? null,
        revokedAt: null,
      }),
    },
    LetterRevoked: {
      where: ({ data }) => ({ letterId: data.letterId }),
      next: (row, { meta }) => ({ ...row, revokedAt: meta.at }),
    },
    ...maskedHolder<z.infer<typeof LetterVerificationRow>>(),
  },
});

const period = ({ stream }: { stream: string }): string => stream.slice(stream.lastIndexOf('_') + 1);

/** The last letter number of each month or year. */
export const letterRegisterView = view({
  name: 'letter_register',
  version: 1,
  row: LetterRegisterRow,
  topics: [{ topic: letterRegisters, by: {} }],
  on: {
    LetterNumberAssigned: {
      key: period,
      first: event => ({ id: period(event), month: event.data.month, last: event.data.sequence }),
    },
    LetterNumberingSet: {
      key: period,
      first: event => ({ id: period(event), month: event.data.month, last: event.data.next - 1 }),
    },
  },
});
