/** From what to what: a field of what an event changed. Paths are dotted; a value that was erased is `{ erased: true }`. */
export interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

export interface Actor {
  id: number;
  name: string;
  role: string | null;
}

/** One event, opened: who, when, where from, what changed. */
export interface OpenedEvent {
  id: string;
  position: string;
  type: string;
  module: string;
  stream: string;
  revision: number;
  /** When it was recorded; when it truly happened, if it was typed in later. */
  at: string;
  occurredAt: string | null;
  localDate: string;
  offset: string;
  actor: Actor;
  origin: { device?: string; address?: string };
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** The event's own data, opened as far as the caller may. */
  data: Record<string, unknown>;
  /** What it changed of its stream's state. */
  changes: Change[];
  /** The other events of the same append: together they are one fact. */
  together: { id: string; type: string; position: string }[];
}

/** `GET /v2/audit/event/<position>`. */
export interface OpenedEventAnswer {
  data: OpenedEvent;
}

/** One step of a patient's way. */
export interface FlowStep {
  id: string;
  position: string;
  type: string;
  module: string;
  stream: string;
  at: string;
  occurredAt: string | null;
  localDate: string;
  actor: Actor;
  origin: { device?: string; address?: string };
  /** The visit it belongs to, where it belongs to one. */
  encounterId: number | null;
  changes: Change[];
  /** Seconds since the step of the same visit before it; null for the first of a visit. */
  waited: number | null;
}

/** `GET /v2/audit/patient/<id>/flow?from&to`: a patient's whole journey across modules, oldest first. */
export interface PatientFlow {
  data: FlowStep[];
}
