import type { Ack, Frame } from '@alur/contracts/kernel/live';
import { topicKey } from '@alur/contracts/kernel/topic';
import { now, type Watch } from '../watch/watch.js';

interface Sent {
  key: string;
  topic: string;
  seq: bigint;
  traces: readonly string[];
  at: number;
}

/** Frames beyond this are dropped, so that a socket that acknowledges nothing takes no memory. */
const MOST_WAITING = 64;

/** The frames with traces that one socket was sent, until it says that it shows them. */
export class TracedFrames {
  private waiting: Sent[] = [];

  constructor(private readonly watch: Watch) {}

  sent({ topic, params, seq, traces }: Frame): void {
    if (!traces) return;
    if (this.waiting.length >= MOST_WAITING) this.waiting.shift();
    this.waiting.push({ key: topicKey(topic, params), topic, seq: BigInt(seq), traces, at: now() });
  }

  /**
   * Ends the traces of the frames that the client now shows; a click is ignored unless its trace was sent to this
   * socket.
   */
  shown({ topic, params, seq, clicks = [] }: Ack): void {
    if (this.waiting.length === 0) return;
    const key = topicKey(topic, params);
    const upTo = BigInt(seq);
    const shown = this.waiting.filter(sent => sent.key === key && sent.seq <= upTo);
    this.waiting = this.waiting.filter(sent => !shown.includes(sent));
    const traces = new Map(shown.flatMap(sent => sent.traces.map(trace => [trace, sent.at] as const)));
    for (const [trace, at] of traces) this.watch.frameShown(trace, topic, at);
    for (const { trace, ms } of clicks) if (traces.has(trace)) this.watch.clickShown(trace, ms);
  }
}
