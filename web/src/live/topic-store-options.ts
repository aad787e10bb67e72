import type { JoinAnswer, Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import type { LiveRow } from '@alur/contracts/kernel/topic';

/** The road to the server, so that tests and replays can bring their own. */
export interface Transport {
  connected(): boolean;
  join(topic: string, params: TopicParameters): Promise<JoinAnswer>;
  leave(topic: string, params: TopicParameters): void;
  ack(topic: string, params: TopicParameters, seq: string, traces: readonly string[]): void;
  snapshot(topic: string, params: TopicParameters): Promise<Snapshot>;
  /** A snapshot that was asked for before there was a line, for a topic that waits for one. */
  ahead?(topic: string, params: TopicParameters): Promise<Snapshot> | undefined;
}

/** Time, so that tests can bring their own. Each call answers how to cancel it. */
export interface Scheduler {
  now(): number;
  after(ms: number, task: () => void): () => void;
  /** The next animation frame, or soon where there is none (a hidden tab). */
  frame(task: () => void): () => void;
  random(): number;
}

export type TopicStatus = 'joining' | 'live' | 'syncing' | 'offline' | 'refused';

/** What a topic looks like from outside; published once per batch. */
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
  /** Told whenever the rows are known to be current: the start of their age. Null: nobody watches any more. */
  confirmed?(key: string, at: number | null): void;
  /** While a topic is busy, how long frames are gathered before they are shown: 100 ms, on a display 300 ms. */
  flushMs?: number;
  /** How many snapshots are fetched at once, so that a restart is no stampede. */
  snapshots?: number;
  /** How long a topic that nobody watches is kept, for a quick way back. */
  lingerMs?: number;
}
