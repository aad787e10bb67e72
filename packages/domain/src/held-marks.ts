import type { HeldMark } from '@alur/contracts/kernel/process/rows';
import type { Seen } from './kernel/event.js';
import { heldKey, type HeldPlace } from './kernel/process/target.js';
import type { Vocabulary } from './vocabulary.js';

interface Marked {
  encounterId: number | null;
  held: HeldMark[];
}
type Told<Type extends Vocabulary['type']> = Seen<Extract<Vocabulary, { type: Type }>>;
type Place = { data: HeldPlace & { encounterId: number | null } };

const without = (row: Marked, { data }: Place) => row.held.filter(({ held }) => held !== heldKey(data));

/** What of a visit could not follow by itself is seen on its rows until it is retried or waived. */
export const heldMarks = <R extends Marked>() => {
  const where = ({ data: { encounterId } }: Place) => (encounterId === null ? null : ({ encounterId } as Partial<R>));
  return {
    CommandHeld: {
      where,
      next: (row: R, event: Told<'CommandHeld'>): R => {
        const { command, code } = event.data;
        return { ...row, held: [...without(row, event), { held: heldKey(event.data), command, code }] };
      },
    },
    HeldCommandRefused: {
      where,
      next: (row: R, { data }: Told<'HeldCommandRefused'>): R => ({
        ...row,
        held: row.held.map(mark => (mark.held === heldKey(data) ? { ...mark, code: data.code } : mark)),
      }),
    },
    HeldCommandDone: {
      where,
      next: (row: R, event: Told<'HeldCommandDone'>): R => ({ ...row, held: without(row, event) }),
    },
    HeldCommandWaived: {
      where,
      next: (row: R, event: Told<'HeldCommandWaived'>): R => ({ ...row, held: without(row, event) }),
    },
  };
};
