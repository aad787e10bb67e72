import type { Arrival } from './crowd.js';

/** A command that was done: which row it changed, after which position and up to which, and when it was sent. */
export interface Sent {
  row: string;
  since: string;
  position: string;
  at: number;
}

/** When each command's change was on the last of the screens that show it; missing where it was not on all of them. */
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

/** A place of a plan that looks other than before, and when that was painted. */
export type Painted = readonly [place: string, atMs: number];

/** How long each change took until its place was painted; missing where it was not. Places change by turns. */
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
