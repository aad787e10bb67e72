import { VerificationRow } from '@alur/contracts/kernel/verification';
import * as z from 'zod/mini';
import { ERASED } from '../kernel/event.js';
import { maskName } from '../kernel/mask-name.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const Row = z.extend(VerificationRow, { orderId: z.int(), patientId: z.int(), personId: z.int() });

/** The fields of a printed report that the public page shows under its code, from its validation on. */
export const radiologyVerificationView = view({
  name: 'radiology_verification',
  version: 1,
  row: Row,
  indexes: [['orderId'], ['patientId'], ['personId']],
  on: {
    RadiologyReportValidated: {
      key: ({ data }) => data.verification?.code ?? null,
      first: ({ data, meta }) => ({
        ...{ code: data.verification?.code ?? '', orderId: data.orderId },
        ...{ patientId: data.patientId, personId: data.patientId, kind: 'report' },
        ...{ number: data.verification?.number ?? '', issuedOn: meta.localDate, signedBy: data.validatedBy.name },
        ...{ practiceLicence: '', holder: maskName(data.verification?.patientName ?? '') },
        ...{ from: null, until: null, revokedAt: null },
      }),
    },
    ...labelledBy<z.infer<typeof Row>>(
      (row, { name }) => ({ ...row, holder: maskName(name) }),
      row => ({ ...row, holder: maskName(ERASED) }),
    ),
  },
});
