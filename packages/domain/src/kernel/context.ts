/** All that a decision may know of the world. Nothing else is read: time, ids and numbers arrive here. */
export interface DecisionContext {
  readonly merchantId: number;
  readonly actorId: number;
  readonly actorName: string;
  readonly role: string;
  /** Whether the user who gives the command has this right; the system has all rights. */
  holds(right: string): boolean;
  /** The command's instant, ISO 8601 in UTC: no earlier than the last step of what it writes (record 98). */
  readonly now: string;
  /** The facility's calendar day at `now`, and its clock, `HH:mm`. */
  readonly today: string;
  readonly clock: string;
  /** Ids reserved for this command, by the names that the act declares in `ids`. */
  readonly ids: Readonly<Record<string, number>>;
  /** What the act's `prepare` looked up (numbers, defaults); empty when it has none. Never decides a refusal. */
  readonly prepared: Readonly<Record<string, unknown>>;
  /** A keyed hash of a value that must be matched but not read: NIK, BPJS and passport numbers, logins. */
  hash(kind: string, value: string): string;
}
