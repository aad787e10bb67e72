import { finishStay } from '@alur/contracts/stay/commands';
import { process } from '../vocabulary.js';

/** A stay's bill is paid: who has left her bed is discharged (SHAPES, Encounter). Other visits have nothing to finish. */
export const billToDischarge = process({
  name: 'bill-to-discharge',
  types: ['TransactionPaid'],
  react: ({ data: { encounterIds } }) =>
    encounterIds.map(encounterId => ({ command: finishStay, target: encounterId, body: {} })),
});
