/** An event of a facility's log, as `/v2/audit/events` answers it. */
export interface LoggedEvent {
  type: string;
  data: Record<string, unknown>;
  stream: string;
  revision: number;
  position: string;
  meta: { merchantId: number; commandId: string };
}

/** Counts the events of one type. */
export const countOf =
  (type: string) =>
  (events: readonly LoggedEvent[]): number =>
    events.filter(event => event.type === type).length;
