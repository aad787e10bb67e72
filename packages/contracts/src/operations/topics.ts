import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { OperationsRow } from '../kernel/operations-rows.js';

/** How the installation runs, live. No view makes it: it is no part of what a clinic knows, and is in no replay. */
export const operationsTopic = topic('channel.operations', {
  params: z.object({}),
  row: OperationsRow,
  access: ['channel.operations:view'],
});
