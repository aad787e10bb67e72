import type { Arrival } from './crowd.js';

/** A completed command: the row that it changed, the positions before and after, and when it was sent. */
export interface Sent {
  row: string;
  since: string;
  position: string;
  at: number;
}

/** Latency of each command until the last screen showed its change; changes missing on a screen are left out. */
export const latencies = (sent: readonly Sent[], arrivals: readonly Arrival[], each: number) => {
  const byRow = Map.groupBy(arrivals, ([row]) => row);
  const on: number[] = [];
  let missing = 0;
  for (const { row, since, position, at } of sent) {
    const its = (byRow.get(row) ?? []).filter(
      ([, changed]) => BigInt(changed) > BigInt(since) && BigInt(changed) <= BigInt(position),
    );
    if (its.length < each) missing += 1;
    else on.push(Math.max(...its.map(([, , came]) => came)) - at);
  }
  return { on, missing };
};

/** A place of a plan that changed, and when it was painted. */
export type Painted = readonly [place: string, atMs: number];

/** Latency of each change until its place was painted; unpainted ones are left out. Places change in turn. */
export const paintingTimes = (sent: readonly Sent[], painted: readonly Painted[]) => {
  const byPlace = Map.groupBy(painted, ([place]) => place);
  const on: number[] = [];
  let missing = 0;
  for (const { row, at } of sent) {
    const next = Math.min(...sent.filter(other => other.row === row && other.at > at).map(other => other.at));
    const seen = byPlace.get(row)?.find(([, then]) => then >= at && then < next);
    if (seen) on.push(seen[1] - at);
    else missing += 1;
  }
  return { on, missing };
};
