import { chargeConsultation } from '@alur/contracts/transaction/commands';
import { process } from '../vocabulary.js';

/** A finished consultation goes on the bill, which closes when it waits for nothing else (DOMAIN 2.1, 2.4). */
export const consultationToBilling = process({
  name: 'consultation-to-billing',
  types: ['ConsultationFinished'],
  react: ({ data: { transactionId, encounterId, finish, doctorName, consultationPrice, treatments } }) => [
    {
      command: chargeConsultation,
      target: transactionId,
      body: { encounterId, finish, doctorName, consultationPrice, treatments },
    },
  ],
});
