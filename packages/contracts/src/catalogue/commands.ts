import * as z from 'zod/mini';
import { command } from '../declare.js';

/**
 * Opens a new facility's main store, from which prescriptions are filled; the route's id is the facility's, and the
 * store's.
 */
export const openMainStore = command('store/open-main', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({}),
});
