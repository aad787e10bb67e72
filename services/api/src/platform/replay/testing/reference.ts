import { topicKey, type LiveRow } from '@alur/contracts/kernel/topic';
import type { Seen } from '@alur/domain/kernel/event';
import { foldRollup, foldView, rollupNeedsOf, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import type { Row } from '@alur/domain/kernel/view';
import type { Granted } from '../../live/topic-registry.js';

const none: RowChange = { merchantId: 0, key: '', position: '0', before: null, after: null, since: null };

const rowsAfter = (all: readonly RowChange[]): StoredRow[] =>
  [...new Map(all.map(change => [change.key, change])).values()].flatMap(({ after, ...at }) =>
    after === null ? [] : [{ ...none, ...at, row: after }],
  );

/**
 * Reference result: the topic's rows after these events of one facility, folded one by one from the log's beginning.
 */
export const shownAfter = (events: readonly Seen[], { table, live, params }: Granted): LiveRow[] => {
  const view = table.kind === 'rollup' ? table.over : table;
  const changes: RowChange[] = [];
  const sums: RowChange[] = [];
  for (const event of events) {
    const changed = foldView(view, [event], rowsAfter(changes)).changes;
    changes.push(...changed);
    if (table.kind !== 'rollup') continue;
    const needed = rollupNeedsOf(table, changed);
    const loaded = rowsAfter(sums).filter(sum => needed.has(`${sum.merchantId}/${sum.key}`));
    sums.push(...foldRollup(table, changed, loaded));
  }
  const name = live.topic.name;
  const ofTopic = (row: Row) =>
    topicKey(
      name,
      Object.fromEntries(Object.entries(live.by).map(([param, column]) => [param, row[column] as string])),
    ) === topicKey(name, params);
  return byKey(
    rowsAfter(table.kind === 'rollup' ? sums : changes)
      .filter(({ row }) => ofTopic(row))
      .map(({ key: rowKey, position, row }) => ({ ...row, key: rowKey, position })),
  );
};

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
