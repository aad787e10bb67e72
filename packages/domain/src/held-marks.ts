import type { HeldMark } from '@alur/contracts/process/rows';
import type { Seen } from './kernel/event.js';
import type { Vocabulary } from './vocabulary.js';

interface Marked {
  encounterId: number | null;
  held: HeldMark[];
}
type Told<Type extends Vocabulary['type']> = Seen<Extract<Vocabulary, { type: Type }>>;
type Place = { data: Pick<HeldMark, 'command' | 'targetId' | 'eventId'> & { encounterId: number | null } };

const isSame = (mark: HeldMark, { data }: Place): boolean =>
  mark.command === data.command && mark.targetId === data.targetId && mark.eventId === data.eventId;
const without = (row: Marked, event: Place) => row.held.filter(mark => !isSame(mark, event));

/** What of a visit could not follow by itself is seen on its rows until it is retried or waived. */
export const heldMarks = <R extends Marked>() => {
  const where = ({ data: { encounterId } }: Place) => (encounterId === null ? null : ({ encounterId } as Partial<R>));
  return {
    CommandHeld: {
      where,
      next: (row: R, event: Told<'CommandHeld'>): R => {
        const { command, targetId, eventId, code } = event.data;
        return { ...row, held: [...without(row, event), { command, targetId, eventId, code }] };
      },
    },
    HeldCommandRefused: {
      where,
      next: (row: R, event: Told<'HeldCommandRefused'>): R => ({
        ...row,
        held: row.held.map(mark => (isSame(mark, event) ? { ...mark, code: event.data.code } : mark)),
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
