import { openMainStore } from '@alur/contracts/catalogue/commands';
import { process } from '../vocabulary.js';

/** A new facility gets its main store at once; the store has the facility's id. */
export const facilityToStore = process({
  name: 'facility-to-store',
  types: ['MerchantCreated'],
  react: ({ data: { merchantId } }) => [{ command: openMainStore, merchantId, target: merchantId, body: {} }],
});
