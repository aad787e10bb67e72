import { VerificationRow } from '@alur/contracts/kernel/verification';
import * as z from 'zod/mini';
import { maskName } from '../kernel/mask-name.js';
import { maskedHolder } from '../verified-documents.js';
import { view } from '../vocabulary.js';

const Row = z.extend(VerificationRow, { admissionId: z.int(), patientId: z.int(), personId: z.int() });

/** What the public page may read of a printed order to admit, under its code: neither diagnosis nor bed. */
export const admissionVerificationView = view({
  name: 'admission_verification',
  version: 1,
  row: Row,
  indexes: [['admissionId'], ['patientId'], ['personId']],
  on: {
    AdmissionRequested: {
      // An order that was written before there were codes was printed without one.
      key: ({ data }) => data.verificationCode ?? null,
      first: ({ data, meta }) => ({
        ...{ code: data.verificationCode ?? '', admissionId: data.admissionId },
        ...{ patientId: data.patientId, personId: data.patientId, kind: 'order' },
        ...{ number: data.number, issuedOn: meta.localDate, signedBy: data.requestedBy.name },
        ...{ practiceLicence: data.practiceLicence, holder: maskName(data.patientName) },
        ...{ from: data.plannedOn, until: null, revokedAt: null },
      }),
    },
    AdmissionCancelled: {
      where: ({ data }) => ({ admissionId: data.admissionId }),
      next: (row, { meta }) => ({ ...row, revokedAt: meta.at }),
    },
    ...maskedHolder<z.infer<typeof Row>>(),
  },
});
