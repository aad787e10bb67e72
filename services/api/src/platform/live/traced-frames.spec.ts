import type { Frame } from '@alur/contracts/kernel/live';
import { describe, expect, it } from 'vitest';
import { Watch, type DoneSpan } from '../watch/watch.js';
import { TracedFrames } from './traced-frames.js';

const [one, other] = ['4bf92f3577b34da6a3ce929d0e0e4736', '0af7651916cd43dd8448eb211c80319c'];
const frame = (seq: number, traces?: string[], hall = 'utara'): Frame => ({
  ...{ topic: 'ticket.board', params: { hall }, epoch: 'e', prev: '0', seq: String(seq) },
  ...{ rows: [], removed: [], ops: 1, ...(traces && { traces }) },
});
const ack = (seq: number, clicks: { trace: string; ms: number }[] = []) => ({
  ...{ topic: 'ticket.board', params: { hall: 'utara' }, seq: String(seq), clicks },
});

const socket = () => {
  const spans: DoneSpan[] = [];
  const traced = new TracedFrames(new Watch({ record: span => spans.push(span), close: async () => {} }));
  return { traced, told: () => spans.splice(0).map(({ name, traceId }) => `${name} ${traceId}`) };
};

describe('frames with traces', () => {
  it('end the traces of what is acknowledged, of that topic, once', () => {
    const { traced, told } = socket();
    traced.sent(frame(3, [one]));
    traced.sent(frame(4, [other], 'selatan'));
    traced.sent(frame(5, [other]));
    traced.shown(ack(4));
    expect(told()).toEqual([`frame ${one}`]);
    traced.shown(ack(4));
    expect(told()).toEqual([]);
    traced.shown(ack(9));
    expect(told()).toEqual([`frame ${other}`]);
  });

  it('accept a click only for frames that they brought', () => {
    const { traced, told } = socket();
    traced.sent(frame(3, [one]));
    traced.shown(
      ack(3, [
        { trace: one, ms: 80 },
        { trace: other, ms: 80 },
      ]),
    );
    expect(told()).toEqual([`frame ${one}`, `click ${one}`]);
  });

  it('are not kept for ever for a socket that is silent, nor at all when nobody traces', () => {
    const { traced, told } = socket();
    traced.sent(frame(1));
    for (let seq = 2; seq < 102; seq++) traced.sent(frame(seq, [one.slice(0, 28) + String(1000 + seq)]));
    traced.shown(ack(200));
    expect(told()).toHaveLength(64);
  });
});
