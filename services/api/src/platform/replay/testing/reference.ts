import { topicKey, type LiveRow } from '@alur/contracts/kernel/topic';
import type { Seen } from '@alur/domain/kernel/event';
import { foldRollup, foldView, rollupNeedsOf, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import type { Row } from '@alur/domain/kernel/view';
import type { Granted } from '../../live/topic-registry.js';

const none: RowChange = { merchantId: 0, key: '', position: '0', before: null, after: null, since: null };

/** The last change of each row. */
type Changed = Map<string, RowChange>;

const rowsOf = (changed: Changed): StoredRow[] =>
  [...changed.values()].flatMap(({ after, ...at }) => (after === null ? [] : [{ ...none, ...at, row: after }]));

/** Reference result: a topic's rows, with the events of one facility folded one by one from the log's beginning. */
export class Reference {
  private readonly changed: Changed = new Map();
  private readonly sums: Changed = new Map();

  constructor(private readonly topic: Granted) {}

  /** Folds the events that follow those taken before. */
  take(events: readonly Seen[]): this {
    const { table } = this.topic;
    const view = table.kind === 'rollup' ? table.over : table;
    for (const event of events) {
      if (!view.on[event.type]) continue;
      const { changes } = foldView(view, [event], rowsOf(this.changed));
      for (const change of changes) this.changed.set(change.key, change);
      if (table.kind !== 'rollup') continue;
      const needed = rollupNeedsOf(table, changes);
      const loaded = rowsOf(this.sums).filter(sum => needed.has(`${sum.merchantId}/${sum.key}`));
      for (const sum of foldRollup(table, changes, loaded)) this.sums.set(sum.key, sum);
    }
    return this;
  }

  /** The topic's rows after the events taken so far. */
  get shown(): LiveRow[] {
    const { table, live, params } = this.topic;
    const { name } = live.topic;
    const ofTopic = (row: Row) =>
      topicKey(
        name,
        Object.fromEntries(Object.entries(live.by).map(([param, column]) => [param, row[column] as string])),
      ) === topicKey(name, params);
    return byKey(
      rowsOf(table.kind === 'rollup' ? this.sums : this.changed)
        .filter(({ row }) => ofTopic(row))
        .map(({ key: rowKey, position, row }) => ({ ...row, key: rowKey, position })),
    );
  }
}

/** The topic's rows after these events. */
export const shownAfter = (events: readonly Seen[], topic: Granted): LiveRow[] =>
  new Reference(topic).take(events).shown;

export const byKey = (rows: readonly LiveRow[]): LiveRow[] =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

/**
 * Rows without the parts that depend on how the projector batched: a sum's position, when a row entered and left it
 * within one batch.
 */
export const settled = ({ table }: Granted, rows: readonly LiveRow[]): object[] =>
  byKey(rows).map(({ position, ...row }) => (table.kind === 'rollup' ? row : { ...row, position }));

/** The days of a facility's log: a later `localDate` begins the next, an earlier one stays in the one that goes on. */
export const daysOf = (events: readonly Seen[]): { day: string; events: Seen[] }[] => {
  const days: { day: string; events: Seen[] }[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last && event.meta.localDate <= last.day) last.events.push(event);
    else days.push({ day: event.meta.localDate, events: [event] });
  }
  return days;
};
