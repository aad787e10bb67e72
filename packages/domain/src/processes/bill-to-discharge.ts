import { finishStay } from '@alur/contracts/stay/commands';
import { process } from '../vocabulary.js';

/**
 * When a stay's bill is paid, a patient who has left her bed is discharged (SHAPES, Encounter). Other visits need no
 * such step.
 */
export const billToDischarge = process({
  name: 'bill-to-discharge',
  types: ['TransactionPaid'],
  react: ({ data: { encounterIds } }) =>
    encounterIds.map(encounterId => ({ command: finishStay, target: encounterId, body: {} })),
});
