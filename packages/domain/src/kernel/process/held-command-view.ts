import { heldCommandTopic } from '@alur/contracts/kernel/process/lists';
import { DueLeftRow, HeldCommandRow } from '@alur/contracts/kernel/process/rows';
import { viewOf } from '../view.js';
import type { DataOf } from '../event.js';
import type { processEvents } from './events.js';
import { causeKey, heldKey, type HeldPlace } from './target.js';

const view = viewOf<DataOf<typeof processEvents>>();
const key = ({ data }: { data: HeldPlace }) => `${data.process}/${heldKey(data)}`;

/** Commands that wait to be retried or waived; the row is deleted when that is done. */
export const heldCommandView = view({
  name: 'held_command',
  version: 1,
  row: HeldCommandRow,
  indexes: [['id'], ['process']],
  topics: [{ topic: heldCommandTopic, by: {} }],
  on: {
    CommandHeld: {
      key,
      first: ({ data, position, meta }): HeldCommandRow => ({
        ...data,
        id: Number(position),
        attempts: 1,
        heldAt: meta.at,
        triedAt: meta.at,
      }),
    },
    HeldCommandRefused: {
      key,
      next: (row, { data, meta }) => ({ ...row, code: data.code, attempts: row.attempts + 1, triedAt: meta.at }),
    },
    HeldCommandDone: { key, next: () => null },
    HeldCommandWaived: { key, next: () => null },
  },
});

type DueCause = Extract<HeldPlace['cause'], { dueKey: string }>;
const leftKey = ({ data: { process, cause } }: { data: HeldPlace }) =>
  'dueKey' in cause ? `${process}/${causeKey(cause)}` : null;

/** Due commands that somebody waived: they stay due, so the clock must know that it may not run them again. */
export const dueLeftView = view({
  name: 'due_left',
  version: 1,
  row: DueLeftRow,
  indexes: [['process', 'dueKey']],
  on: {
    CommandHeld: {
      key: leftKey,
      first: ({ data: { process, cause } }): DueLeftRow => ({ process, ...(cause as DueCause) }),
    },
    HeldCommandDone: { key: leftKey, next: () => null },
  },
});
