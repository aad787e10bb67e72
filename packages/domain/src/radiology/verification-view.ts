import { maskedHolder, ResultVerificationRow, validatedUnderCode } from '../verified-documents.js';
import { view } from '../vocabulary.js';

/** The fields of a printed report that the public page shows under its code, from its validation on. */
export const radiologyVerificationView = view({
  name: 'radiology_verification',
  version: 1,
  row: ResultVerificationRow,
  indexes: [['orderId'], ['patientId'], ['personId']],
  on: {
    RadiologyReportValidated: validatedUnderCode('report'),
    ...maskedHolder<ResultVerificationRow>(),
  },
});
