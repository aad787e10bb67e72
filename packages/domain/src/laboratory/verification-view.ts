import { maskedHolder, ResultVerificationRow, validatedUnderCode } from '../verified-documents.js';
import { view } from '../vocabulary.js';

/** The fields of a printed result that the public page shows under its code, from the first validation on. */
export const laboratoryVerificationView = view({
  name: 'laboratory_verification',
  version: 1,
  row: ResultVerificationRow,
  indexes: [['orderId'], ['patientId'], ['personId']],
  on: {
    LaboratoryResultValidated: validatedUnderCode('result'),
    ...maskedHolder<ResultVerificationRow>(),
  },
});
