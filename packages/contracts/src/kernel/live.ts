import type { LiveRow } from './topic.js';

export type TopicParameters = Record<string, string | number>;

/** A frame names at most this many traces. */
export const MOST_TRACES = 16;

/**
 * A change of a topic's rows. `seq` is the log position that last changed it, `prev` the one before: a receiver whose
 * own seq is not `prev` has missed a frame. `epoch` changes with the view's version and with the log. All three are
 * opaque, except that `seq` and `prev` compare as bigint.
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
  /** Traces of the commands that changed these rows, limited in number; only while traces are collected. */
  traces?: string[];
}

/** Position of each joined topic; sent every ten seconds, so that a missed frame is noticed. */
export interface Head {
  at: string;
  topics: { topic: string; params: TopicParameters; epoch: string; seq: string }[];
}

/**
 * Frames were missed because the receiver was too slow, or its right was lost: it must fetch the snapshot again, or
 * leave.
 */
export interface Stale {
  topic: string;
  params: TopicParameters;
  reason: 'slow' | 'missed' | 'forbidden';
}

/** Where rows stand: the view's version, and the log position that last changed the topic. */
export interface Position {
  epoch: string;
  seq: string;
}

export interface Join {
  topic: string;
  params: TopicParameters;
  /** The position of the rows that the client has already, as after a lost connection. */
  at?: Position;
}

export interface Ack extends Omit<Join, 'at'> {
  seq: string;
  /** The receiver's own commands that it now shows: their traces, and after how many milliseconds. */
  clicks?: { trace: string; ms: number }[];
}

/** `current`: nothing has changed since the position that the client gave, so it needs no snapshot. */
export type JoinAnswer = { ok: true; current?: true } | { error: { code: string } };

/** `GET /v2/live/<topic>?<params>`: the rows and the position they stand at, read in one snapshot. */
export interface Snapshot<Row extends LiveRow = LiveRow> {
  data: Row[];
  meta: Position;
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
  /** The user's rights have changed, so that her screens must fetch them again. */
  access(): void;
}
