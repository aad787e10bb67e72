import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { OperationsRow } from '../kernel/operations-rows.js';

/** The installation's state. No view makes it, and it is in no replay, because it is not clinical data. */
export const operationsTopic = topic('channel.operations', {
  params: z.object({}),
  row: OperationsRow,
  access: ['channel.operations:view'],
});
