/** The place of an event in the whole log: above 0 and growing, with or without holes. A string on the wire. */
export type Position = bigint;

export interface EventMeta {
  merchantId: number;
  actorId: number;
  role?: string;
  commandId: string;
  /** Tells whether the same command id came with another body. */
  commandHash?: string;
  /** One per append, shared by its events: readers keep them together. */
  appendId: string;
  causationId?: string;
  correlationId?: string;
  /** When it was recorded, by our clock: an ISO instant. */
  at: string;
  /** The facility's day then, and its offset from UTC. */
  localDate: string;
  offset: string;
  /** When it truly happened, if it was typed in later. */
  occurredAt?: string;
  /** The version of the event's shape. */
  v?: number;
  /** Whether what follows from it was written with it, so that no process has to do anything. */
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

/** An event with as much of its meta as a decision rests on: whose it is, and which command wrote it. */
export interface Foldable extends Omit<Recorded, 'meta'> {
  meta: Pick<EventMeta, 'merchantId' | 'commandId' | 'commandHash' | 'v'>;
}
