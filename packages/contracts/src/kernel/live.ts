import type { LiveRow } from './topic.js';

export type TopicParameters = Record<string, string | number>;

/** Of more traces than these a frame says nothing. */
export const MOST_TRACES = 16;

/**
 * What changed in a topic. `seq` is the log position that last changed it, `prev` the one before: a receiver
 * whose own seq is not `prev` has missed a frame. `epoch` changes with the view's version and with the log.
 * All three are opaque but for `seq` and `prev`, which compare as bigint.
 */
export interface Frame<Row extends LiveRow = LiveRow> {
  topic: string;
  params: TopicParameters;
  epoch: string;
  prev: string;
  seq: string;
  rows: Row[];
  removed: LiveRow[];
  /** How many frames were conflated into this one (1 when none were). */
  ops: number;
  /** The traces of what changed these rows, at most so many; only while traces are collected. */
  traces?: string[];
}

/** Where each joined topic stands; sent every ten seconds, so that a silence is noticed. */
export interface Head {
  at: string;
  topics: { topic: string; params: TopicParameters; epoch: string; seq: string }[];
}

/** The receiver was too slow, frames were missed, or its right was lost: it must fetch the snapshot again, or leave. */
export interface Stale {
  topic: string;
  params: TopicParameters;
  reason: 'slow' | 'missed' | 'forbidden';
}

export interface Join {
  topic: string;
  params: TopicParameters;
}

export interface Ack extends Join {
  seq: string;
  /** The receiver's own clicks that it now shows: which trace, and after how many milliseconds. */
  clicks?: { trace: string; ms: number }[];
}

export type JoinAnswer = { ok: true } | { error: { code: string } };

/** `GET /v2/live/<topic>?<params>`: the rows and the position they stand at, read in one snapshot. */
export interface Snapshot<Row extends LiveRow = LiveRow> {
  data: Row[];
  meta: { epoch: string; seq: string };
}

export interface ClientToServer {
  join(message: Join, answer: (result: JoinAnswer) => void): void;
  leave(message: Join): void;
  ack(message: Ack): void;
}

export interface ServerToClient {
  frame(frame: Frame): void;
  head(head: Head): void;
  stale(stale: Stale): void;
  /** What whoever sits there may do has changed: her screens ask what that is now. */
  access(): void;
}
