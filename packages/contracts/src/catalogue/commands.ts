import * as z from 'zod/mini';
import { command } from '../declare.js';

/** A new facility gets the store from which it fills prescriptions; the route's id is the facility's, as the store's. */
export const openMainStore = command('store/open-main', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});
