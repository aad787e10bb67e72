import type { Frame, Stale, TopicParameters } from '@alur/contracts/kernel/live';
import type { Caller } from '../access/caller.js';
import { Backpressure } from '../live/live-socket.js';
import type { Platform } from '../platform.js';

/** Subscribes to a topic without a socket, and returns what a watcher would be sent. */
export function watched({ rooms, topics }: Platform, caller: Caller, topic: string, params: TopicParameters) {
  const got = { frames: [] as Frame[], stale: [] as Stale[] };
  const granted = topics.admit(caller, topic, params);
  const { key } = granted;
  const backpressure = new Backpressure({
    frame: frame => {
      got.frames.push(frame);
      backpressure.acknowledge(key, frame.seq);
    },
    stale: stale => got.stale.push(stale),
    conflated: () => {},
  });
  rooms.join({ merchantId: caller.merchantId, joined: new Map(), backpressure }, granted);
  return got;
}
