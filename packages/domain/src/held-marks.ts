import type { HeldMark } from '@alur/contracts/kernel/process/rows';
import { heldKey, type HeldPlace } from './kernel/process/target.js';
import type { RecordedEvent } from './vocabulary.js';

interface Marked {
  encounterId: number | null;
  held: HeldMark[];
}
type Place = { data: HeldPlace & { encounterId: number | null } };

const without = (row: Marked, { data }: Place) => row.held.filter(({ held }) => held !== heldKey(data));

/** Marks a visit's rows while a process holds a command about it, until that command is retried or waived. */
export const heldMarks = <R extends Marked>() => {
  const where = ({ data: { encounterId } }: Place) => (encounterId === null ? null : ({ encounterId } as Partial<R>));
  return {
    CommandHeld: {
      where,
      next: (row: R, event: RecordedEvent<'CommandHeld'>): R => {
        const { command, code } = event.data;
        return { ...row, held: [...without(row, event), { held: heldKey(event.data), command, code }] };
      },
    },
    HeldCommandRefused: {
      where,
      next: (row: R, { data }: RecordedEvent<'HeldCommandRefused'>): R => ({
        ...row,
        held: row.held.map(mark => (mark.held === heldKey(data) ? { ...mark, code: data.code } : mark)),
      }),
    },
    HeldCommandDone: {
      where,
      next: (row: R, event: RecordedEvent<'HeldCommandDone'>): R => ({ ...row, held: without(row, event) }),
    },
    HeldCommandWaived: {
      where,
      next: (row: R, event: RecordedEvent<'HeldCommandWaived'>): R => ({ ...row, held: without(row, event) }),
    },
  };
};
