/** The place of an event in the whole log: above 0 and growing, with or without holes. A string on the wire. */
export type Position = bigint;

export interface EventMeta {
  merchantId: number;
  actorId: number;
  role?: string;
  commandId: string;
  /** Hash that detects a command id reused with another body. */
  commandHash?: string;
  /** One per append, shared by its events, by which readers keep them together. */
  appendId: string;
  causationId?: string;
  correlationId?: string;
  /** When it was recorded, by our clock: an ISO instant. */
  at: string;
  /** The facility's calendar day at that time, and its offset from UTC. */
  localDate: string;
  offset: string;
  /** When it really happened, if it was entered later. */
  occurredAt?: string;
  /** The version of the event's shape. */
  v?: number;
  /** Whether its consequences were written in the same append, so that no process reacts to it. */
  settled?: boolean;
  /** Device and address it came from. */
  origin?: Record<string, string>;
  [extra: string]: unknown;
}

export interface NewEvent {
  /** A UUID. */
  id: string;
  type: string;
  data: Record<string, unknown>;
  meta: EventMeta;
}

export interface Recorded extends NewEvent {
  stream: string;
  /** The place in its stream: 0, 1, 2, … */
  revision: number;
  position: Position;
}

/**
 * An event with only the meta that a decision needs: its merchant, the command that wrote it, and its moment where it is
 * the last of its stream.
 */
export interface Foldable extends Omit<Recorded, 'meta'> {
  meta: Pick<EventMeta, 'merchantId' | 'commandId' | 'commandHash' | 'v'> & Partial<Pick<EventMeta, 'at'>>;
}
