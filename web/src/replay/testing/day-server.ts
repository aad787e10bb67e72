import type { ReplayAnswer, ReplayFrame } from '@alur/contracts/kernel/replay';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { FetchReplay } from '../replay-topic';

export interface Waiter extends LiveRow {
  status: string;
  patientName: string;
}

/** `frame(3, '08:05', [['a', 'waiting']], ['b'])`: at position 3 row `a` became waiting, and `b` was removed. */
export function frameAt(seq: number, time: string, rows: [key: string, status: string][], gone: string[] = []) {
  const position = String(seq);
  const frame: ReplayFrame<Waiter> = {
    at: `2026-11-20T${time}:00.000Z`,
    frame: {
      topic: 'queue.board',
      params: {},
      epoch: 'e1',
      prev: String(seq - 1),
      seq: position,
      rows: rows.map(([key, status]) => ({ key, position, status, patientName: `Patient ${key}` })),
      removed: gone.map(key => ({ key, position })),
      ops: 1,
    },
    events: [{ id: `event-${seq}`, type: 'NumberCalled', position }],
  };
  return frame;
}

/** A server with this day, which answers in pages of so many frames. */
export function serverOf(frames: ReplayFrame[], { begins = [] as LiveRow[], page = 1_000 } = {}) {
  const asked: Parameters<FetchReplay>[2][] = [];
  const fetch: FetchReplay = async (_topic, _params, from) => {
    asked.push(from);
    const isPast = ({ at, frame }: ReplayFrame) =>
      from.at ? at <= from.at : from.from ? BigInt(frame.seq) <= BigInt(from.from) : false;
    const past = frames.filter(isPast);
    const rows = new Map(begins.map(row => [row.key, row]));
    for (const { frame } of past) {
      for (const row of frame.rows) rows.set(row.key, row);
      for (const { key } of frame.removed) rows.delete(key);
    }
    const rest = frames.slice(past.length, past.length + Math.min(page, from.limit ?? page));
    const over = past.length + rest.length >= frames.length;
    const answer: ReplayAnswer = {
      data: { rows: [...rows.values()], frames: rest },
      meta: {
        epoch: 'e1',
        view: { name: 'queue_board', version: 1 },
        seq: past.at(-1)?.frame.seq ?? '0',
        at: past.at(-1)?.at ?? '2026-11-19T17:00:00.000Z',
        next: over ? null : rest.at(-1)!.frame.seq,
      },
    };
    return answer;
  };
  return { fetch, asked };
}
