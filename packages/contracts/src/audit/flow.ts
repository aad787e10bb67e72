/** A changed field, before and after. Paths are dotted; an erased value is `{ erased: true }`. */
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
  /** When it was recorded, and when it truly happened if it was typed in later. */
  at: string;
  occurredAt: string | null;
  localDate: string;
  offset: string;
  actor: Actor;
  origin: { device?: string; address?: string };
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** The event's own data, unsealed as far as the caller may see it. */
  data: Record<string, unknown>;
  /** How it changed its stream's state. */
  changes: Change[];
  /** The names behind the ids in `data` and `changes`: by field, then by id; what has none is missing. */
  names: Record<string, Record<string, string>>;
  /** The other events of the same append, which belong together. */
  together: { id: string; type: string; position: string }[];
}

/** `GET /v2/audit/event/<position>`. */
export interface OpenedEventAnswer {
  data: OpenedEvent;
}

/** One step of a patient's journey. */
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
  /** The visit that the step belongs to, if any. */
  encounterId: number | null;
  changes: Change[];
  /** Seconds since the previous step of the same visit; null for the first. */
  waited: number | null;
}

/** `GET /v2/audit/patient/<id>/flow?from&to`: a patient's whole journey across modules, oldest first. */
export interface PatientFlow {
  data: FlowStep[];
}
