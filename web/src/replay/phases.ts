import type { LiveRow } from '@alur/contracts/kernel/topic';
import { fold, type ReplayTopic } from './replay-topic';

/** The phase of a row at a moment: its status, unless a screen defines another one; null is not counted. */
export type PhaseOf = (row: LiveRow) => string | null;

export const statusOf: PhaseOf = row => {
  const { status } = row as { status?: unknown };
  return typeof status === 'string' ? status : null;
};

/** How long a row was in one phase. */
export interface Spell {
  topic: string;
  key: string;
  phase: string;
  /** The row at the beginning of the spell. */
  row: LiveRow;
  /** Epoch milliseconds; `since` null: the phase began before the day. */
  since: number | null;
  /** Null: the phase went on after the day's last event. */
  until: number | null;
  /** The position that ended it. */
  endedBy: string | null;
}

/** How many rows were in each phase, from a time on. */
export interface Count {
  at: number;
  position: string | null;
  counts: Readonly<Record<string, number>>;
}

/** The figures of a topic's day: who was in which phase for how long, and how many at each time. */
export interface DayOfTopic {
  spells: Spell[];
  counts: Count[];
}

/** Computes a topic's day in one pass. `startsAt` is the beginning of the day. */
export function dayOf(topic: ReplayTopic, startsAt: number, phaseOf: PhaseOf = statusOf): DayOfTopic {
  const rows = new Map(topic.rowsAfter(0));
  const open = new Map<string, Spell>();
  const spells: Spell[] = [];
  const counts: Record<string, number> = {};
  const add = (phase: string, by: number) => {
    counts[phase] = (counts[phase] ?? 0) + by;
  };
  const begin = (row: LiveRow, phase: string, since: number | null) => {
    const spell = { topic: topic.topic, key: row.key, phase, row, since, until: null, endedBy: null };
    open.set(row.key, spell);
    spells.push(spell);
    add(phase, 1);
  };
  for (const row of rows.values()) {
    const phase = phaseOf(row);
    if (phase !== null) begin(row, phase, null);
  }
  const timeline: Count[] = [{ at: startsAt, position: null, counts: { ...counts } }];
  for (const frame of topic.frames) {
    fold(rows, frame);
    const at = Date.parse(frame.at);
    for (const { key } of [...frame.frame.rows, ...frame.frame.removed]) {
      const row = rows.get(key);
      const phase = row ? phaseOf(row) : null;
      const spell = open.get(key);
      if (spell?.phase === phase) continue;
      if (spell) {
        spell.until = at;
        spell.endedBy = frame.frame.seq;
        open.delete(key);
        add(spell.phase, -1);
      }
      if (row && phase !== null) begin(row, phase, at);
    }
    timeline.push({ at, position: frame.frame.seq, counts: { ...counts } });
  }
  return { spells, counts: timeline };
}

/** How long a spell had lasted at a time, in milliseconds; null if it was not in progress then. */
export function lastedAt(spell: Spell, at: number, startsAt: number): number | null {
  const since = spell.since ?? startsAt;
  if (at < since || (spell.until !== null && at >= spell.until)) return null;
  return at - since;
}

/** How long a spell lasted; one without an end is counted to the given time. */
export function lasted(spell: Spell, startsAt: number, endsAt: number): number {
  return (spell.until ?? endsAt) - (spell.since ?? startsAt);
}

export interface Peak {
  phase: string;
  count: number;
  at: number;
  position: string | null;
}

/** The first moment of each phase's maximum, over several topics together. */
export function peaksOf(counts: readonly Count[]): Peak[] {
  const peaks = new Map<string, Peak>();
  for (const { at, position, counts: now } of counts)
    for (const [phase, count] of Object.entries(now))
      if (count > (peaks.get(phase)?.count ?? 0)) peaks.set(phase, { phase, count, at, position });
  return [...peaks.values()];
}

/** Merges the counts of several topics. */
export function together(parts: readonly (readonly Count[])[]): Count[] {
  const sums: Record<string, number> = {};
  const held = parts.map((): Readonly<Record<string, number>> => ({}));
  const moves = parts.flatMap((counts, part) => counts.map(count => ({ count, part })));
  moves.sort((one, other) => byPosition(one.count, other.count));
  const merged: Count[] = [];
  for (const { count, part } of moves) {
    for (const [phase, was] of Object.entries(held[part]!)) sums[phase] = (sums[phase] ?? 0) - was;
    for (const [phase, is] of Object.entries(count.counts)) sums[phase] = (sums[phase] ?? 0) + is;
    held[part] = count.counts;
    const entry = { ...count, counts: { ...sums } };
    if (merged.at(-1)?.position === count.position) merged[merged.length - 1] = entry;
    else merged.push(entry);
  }
  return merged;
}

function byPosition(one: Count, other: Count): number {
  if (one.position === other.position) return 0;
  if (one.position === null) return -1;
  if (other.position === null) return 1;
  return Number(BigInt(one.position) - BigInt(other.position));
}
