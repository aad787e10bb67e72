/** The first inconsistency in one sentence, and its place: an ordinal of the log, and the event found there. */
export interface Finding {
  kind:
    | 'altered'
    | 'removed'
    | 'inserted'
    | 'reordered'
    | 'missing'
    | 'unlocated'
    | 'damaged'
    | 'forged'
    | 'ledger'
    | 'checkpoint';
  ordinal: number;
  /** The event now in that place, if any. */
  event: { id: string; type: string; stream: string; revision: number } | null;
  says: string;
}

export interface Verdict {
  clean: boolean;
  /** Events that were read. */
  events: number;
  /** Number of signed events. */
  sealed: number;
  /** Time of the last signature: ISO 8601, UTC. */
  sealedAt: string | null;
  finding: Finding | null;
  /** Findings that are no error but worth knowing. */
  remarks: string[];
}

/** The verdict in one sentence. */
export function sentence({ clean, events, sealed, sealedAt, finding }: Verdict): string {
  if (finding) return `NOT CLEAN: ${finding.says}`;
  if (!clean) return 'NOT CLEAN';
  if (events === 0) return 'CLEAN: the log is empty';
  const rest =
    events > sealed ? `; ${events - sealed} after them are not signed yet, which proves nothing of them` : '';
  return `CLEAN: ${sealed} events are as they were signed, the last signature of ${sealedAt}${rest}`;
}
