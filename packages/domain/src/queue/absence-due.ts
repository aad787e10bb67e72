import { recordAbsence } from '@alur/contracts/queue/commands';
import type { Due } from '../kernel/process.js';

/** DOMAIN 1.1: a patient who was not served by the end of the day is recorded as absent. */
export const absenceDue: Due = {
  name: 'absence-at-end-of-day',
  view: 'queue_board',
  dueAt: 'dueAt',
  react: row => [{ command: recordAbsence, target: row['encounterId'] as number, body: {} }],
};
