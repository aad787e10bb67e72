/** An event of a facility's log, as `/v2/audit/events` answers it. */
export interface LoggedEvent {
  type: string;
  data: Record<string, unknown>;
  stream: string;
  revision: number;
  position: string;
  meta: { merchantId: number; commandId: string };
}
