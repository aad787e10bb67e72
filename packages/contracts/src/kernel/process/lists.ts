import * as z from 'zod/mini';
import { listOf } from '../list.js';
import type { Right } from '../rights.js';
import { topicOf } from '../topic.js';
import { HeldAnywhereRow, HeldCommandRow } from './rows.js';

const list = listOf<Right>();
const topic = topicOf<Right>();

const shared = { row: HeldCommandRow, access: ['audit:processes'], logged: true } as const;

/** The facility's held commands. */
export const heldCommands = list('audit/processes', {
  ...shared,
  view: 'held_command',
  filters: z.object({ process: z.optional(z.string()) }),
});

/** The same, live. */
export const heldCommandTopic = topic('audit.processes', { ...shared, params: z.object({}) });

/** Held commands of all facilities, for the operator. Because it spans facilities, no view makes it. */
export const heldAnywhereTopic = topic('channel.processes', {
  params: z.object({}),
  row: HeldAnywhereRow,
  access: ['channel.merchants:view'],
});
