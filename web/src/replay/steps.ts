import type { ReplayFrame } from '@alur/contracts/kernel/replay';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { same } from '@/ui/same';
import type { ReplayTopic } from './replay-topic';

/** One step of a screen's day: all changes at one position of the log. */
export interface Step {
  position: string;
  /** Epoch milliseconds. */
  at: number;
  events: ReplayFrame['events'];
  /** Which topics changed, each with the frame that changed it. */
  parts: { topic: ReplayTopic; index: number }[];
}

/** A row before and after a step; null where it did not exist. */
export interface RowChange {
  topic: string;
  key: string;
  before: LiveRow | null;
  after: LiveRow | null;
}

/** The steps of several topics as one, in the order of the log. */
export function stepsOf(topics: readonly ReplayTopic[]): Step[] {
  const steps = new Map<string, Step>();
  for (const topic of topics) {
    topic.frames.forEach(({ at, frame, events }, index) => {
      const step = steps.get(frame.seq);
      if (step) {
        const known = new Set(step.events.map(({ id }) => id));
        step.events = [...step.events, ...events.filter(({ id }) => !known.has(id))];
        step.parts.push({ topic, index });
      } else
        steps.set(frame.seq, {
          position: frame.seq,
          at: Date.parse(at),
          events,
          parts: [{ topic, index }],
        });
    });
  }
  return [...steps.values()].sort((one, other) => Number(BigInt(one.position) - BigInt(other.position)));
}

/** Every row that a step changed, before and after it. */
export function changesOf({ parts }: Step): RowChange[] {
  return parts.flatMap(({ topic, index }) => {
    const before = topic.rowsAfter(index);
    const { frame } = topic.frames[index]!;
    return [
      ...frame.rows.map(row => ({
        topic: topic.topic,
        key: row.key,
        before: before.get(row.key) ?? null,
        after: row,
      })),
      ...frame.removed.flatMap(({ key }) => {
        const gone = before.get(key);
        return gone ? [{ topic: topic.topic, key, before: gone, after: null }] : [];
      }),
    ];
  });
}

export interface FieldChange {
  path: string;
  from: unknown;
  to: unknown;
}

/** The fields that differ between two rows; of a row that was added or removed, every field with a value. */
export function fieldChanges(before: LiveRow | null, after: LiveRow | null): FieldChange[] {
  const from = (before ?? {}) as Record<string, unknown>;
  const to = (after ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter(path => path !== 'position' && path !== 'key')
    .map(path => ({ path, from: from[path] ?? null, to: to[path] ?? null }))
    .filter(change => !same(change.from, change.to));
}
