import type { Foldable, NewEvent, Position, Recorded } from './event.js';

/** The revision that a stream's last event must have; 'none' when the stream must not exist. Revisions start at 0. */
export type ExpectedRevision = number | 'none';

export interface StreamWrite {
  stream: string;
  expected: ExpectedRevision;
  /** An empty list makes it a check. */
  events: NewEvent[];
}

/** A stream that was only read: it must still be at the expected revision. */
export interface StreamCheck {
  stream: string;
  expected: ExpectedRevision;
}

export interface Appended {
  /** Of the last event written. */
  position: Position;
  /** The last revision of each written stream. */
  revisions: Record<string, number>;
}

/** Every condition given must hold. */
export interface SubscriptionFilter {
  merchantId?: number;
  types?: string[];
  /** The merchants whose number leaves `index` when divided by `of`. */
  partition?: { index: number; of: number };
}

export interface StreamStart {
  stream: string;
  /** The first revision wanted. */
  from?: number;
}

export interface EventStore {
  /**
   * Writes all the events or none: every stream written or checked must be at its expected revision. A stream is named
   * once, and all the events carry the same `meta.appendId`. Idempotency is the caller's concern.
   *
   * @throws WrongRevision when a stream is at another revision; nothing was written
   * @throws StoreOverloaded when too many appends are waiting; nothing was written
   * @throws StoreUnavailable when the store cannot be reached; its `outcome` says whether it may have been written
   * @throws AppendRefused when the content cannot be stored; nothing was written
   */
  append(writes: StreamWrite[], checks?: StreamCheck[]): Promise<Appended>;

  /** The events of a stream from a revision on (the beginning, if not given). A stream that does not exist is empty. */
  read(stream: string, from?: number): AsyncIterable<Recorded>;

  /**
   * Reads several streams at once, in one round trip or side by side. Every stream asked for is in the answer. Whether
   * all are from one snapshot depends on the store; an append that names them verifies it.
   */
  readMany(streams: StreamStart[]): Promise<Map<string, Recorded[]>>;

  /** Like `readMany`, but faster where less meta is needed: for the streams that a command folds. */
  readFoldable(streams: StreamStart[]): Promise<Map<string, Foldable[]>>;

  /**
   * At most `limit` (1000, if not given) events after a position (0n, or one that the store gave), in order. An append
   * that would exceed the limit is left for the next call, unless it alone is larger than the limit: then it is cut.
   */
  readAll(after: Position, options?: { limit?: number; filter?: SubscriptionFilter }): Promise<Recorded[]>;

  /**
   * Every event after a position: first the existing ones, then new ones, in commit order and each once. The next batch
   * is read when it is asked for, so a slow reader does not delay others. A batch holds whole appends only and is never
   * empty. A lost connection delays the next batch; it does not end the subscription. Ends when aborted or when the
   * store is closed.
   */
  subscribe(after: Position, filter?: SubscriptionFilter, signal?: AbortSignal): AsyncIterable<Recorded[]>;

  /** The position of the last event, 0n when there is none. */
  head(): Promise<Position>;

  /** Ends the subscriptions, and releases the store's resources once running appends are answered. */
  close(): Promise<void>;
}
