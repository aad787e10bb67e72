import { heldCommandTopic } from '@alur/contracts/process/lists';
import { HeldCommandRow } from '@alur/contracts/process/rows';
import { view } from '../vocabulary.js';
import type { HeldPlace } from './target.js';

const key = ({ data }: { data: HeldPlace }) => `${data.process}/${data.command}/${data.targetId}/${data.eventId}`;

/** What waits to be retried or waived; a row goes when it is. */
export const heldCommandView = view({
  name: 'held_command',
  version: 1,
  row: HeldCommandRow,
  indexes: [['id']],
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
