import type { JoinAnswer, Position, Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

/** The connection to the server, an interface so that tests and replays can bring their own. */
export interface Transport {
  connected(): boolean;
  /** `at`: the position of the rows in memory, if there are any. */
  join(topic: string, params: TopicParameters, at?: Position): Promise<JoinAnswer>;
  leave(topic: string, params: TopicParameters): void;
  ack(topic: string, params: TopicParameters, seq: string, traces: readonly string[]): void;
  snapshot(topic: string, params: TopicParameters): Promise<Snapshot>;
  /** A snapshot that was prefetched before the line was open, for a topic that waits for one. */
  ahead?(topic: string, params: TopicParameters): Promise<Snapshot> | undefined;
}

/** Time, an interface so that tests can bring their own. Each call returns how to cancel it. */
export interface Scheduler {
  now(): number;
  after(ms: number, task: () => void): () => void;
  /** The next animation frame, or soon where there is none (a hidden tab). */
  frame(task: () => void): () => void;
  random(): number;
}

export type TopicStatus = 'joining' | 'live' | 'syncing' | 'offline' | 'refused';

/** The public state of a topic; published once per batch. */
export interface TopicView {
  rows: LiveRow[];
  epoch: string | null;
  seq: string;
  status: TopicStatus;
  /** Why the topic was refused. */
  code: string | null;
}

export interface TopicStoreOptions {
  transport: Transport;
  scheduler: Scheduler;
  publish(key: string, topic: string, params: TopicParameters, view: TopicView): void;
  /**
   * Called whenever the rows are known to be current, from when their age counts. Null: nobody is subscribed any more.
   */
  confirmed?(key: string, at: number | null): void;
  /** How long frames of a busy topic are batched before they are published: 100 ms, on a display 300 ms. */
  flushMs?: number;
  /** How many snapshots are fetched at once, so that a server's restart does not cause a flood of requests. */
  snapshots?: number;
  /** How long the store still has a topic without subscribers, for a quick return. */
  lingerMs?: number;
}
