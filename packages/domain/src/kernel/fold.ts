import { idOf } from './aggregate.js';
import type { Seen } from './event.js';
import type { AnyRollup, AnyView, Reaction, Row, RowKey } from './view.js';

/** A stored row: its facility, its key, and the event that last changed it (position as a string). */
export interface StoredRow {
  merchantId: number;
  key: string;
  position: string;
  row: Row;
}

/** What a batch of events did to one row; `before` null when it is new, `after` null when it is gone. */
export interface RowChange {
  merchantId: number;
  key: string;
  position: string;
  before: Row | null;
  after: Row | null;
  /** The event that last changed the row as it was before; null when it is new. */
  since: string | null;
}

/** A row that a view could not change: it is excluded until repaired, while other rows are still updated. */
export interface BrokenRow {
  merchantId: number;
  key: string;
  position: string;
  error: unknown;
}

/** Rows to fetch before a batch can be folded: by key, and by equal columns. */
export interface Needs {
  keys: Map<string, { merchantId: number; key: string }>;
  /** Rows (`rowId`) whose streams begin in this batch, so that they need not be fetched: they do not exist yet. */
  begun: Set<string>;
  wheres: { merchantId: number; columns: Row }[];
}

export const rowId = (merchantId: number, key: RowKey): string => `${merchantId}/${key}`;

const keysOf = (reaction: Reaction<Row>, event: Seen): readonly RowKey[] => {
  if (!('key' in reaction)) return [];
  const keys = reaction.key(event);
  if (keys === null || keys === undefined) return [];
  return typeof keys === 'object' ? keys : [keys];
};

const columnsOf = (reaction: Reaction<Row>, event: Seen): readonly Row[] => {
  if (!('where' in reaction)) return [];
  const columns = reaction.where(event) ?? [];
  return Array.isArray(columns) ? (columns as readonly Row[]) : [columns as Row];
};

/** The rows that an event concerns, by key or by equal columns; or why they are unknown, or must not be changed. */
interface Aim {
  keys: readonly RowKey[];
  columns: readonly Row[];
  error?: unknown;
}

const isKey = (key: unknown): key is RowKey => typeof key === 'string' || typeof key === 'number';

/** An unreadable event breaks the rows that it concerns, so they are still determined if its keys can be read. */
const aimOf = (reaction: Reaction<Row>, event: Seen): Aim => {
  try {
    const keys = keysOf(reaction, event);
    if (event.unreadable !== undefined)
      return { keys: keys.filter(isKey), columns: [], error: new Error(event.unreadable) };
    return { keys, columns: columnsOf(reaction, event) };
  } catch (error) {
    return { keys: [], columns: [], error: event.unreadable === undefined ? error : new Error(event.unreadable) };
  }
};

/** Stands for the rows of an event whose keys are unreadable. */
const eventKey = ({ position }: Seen): string => `event ${position}`;

/** The streams whose first event is among these. */
export const begunIn = (events: readonly Seen[]): ReadonlySet<string> => {
  const begun = new Set<string>();
  for (const { revision, stream } of events) if (revision === 0) begun.add(stream);
  return begun;
};

/**
 * Whether a row that the event makes begins with the stream whose id it has: the event's own stream, else one of the
 * kind that the view names. Streams of several kinds share an id, so another of them may begin long after the row was
 * made.
 */
const isBegun = (reaction: Reaction<Row>, event: Seen, key: RowKey, begun: ReadonlySet<string>): boolean => {
  if (!('first' in reaction) || 'next' in reaction) return false;
  if (reaction.begins !== undefined) return begun.has(`${reaction.begins}-${key}`);
  return event.revision === 0 && idOf(event.stream) === String(key);
};

/**
 * The rows that the events concern. If the view throws for an event, `foldView` reports it. `begun` is the result of
 * `begunIn` for the whole batch, since the view may not get every event; without it, every row is fetched.
 */
export const needsOf = (view: AnyView, events: readonly Seen[], begun?: ReadonlySet<string>): Needs => {
  const needs: Needs = { keys: new Map(), begun: new Set(), wheres: [] };
  for (const event of events) {
    const reaction = view.on[event.type];
    if (!reaction) continue;
    const merchantId = event.meta.merchantId;
    const { keys, columns, error } = aimOf(reaction, event);
    if (error !== undefined) continue;
    for (const key of keys) {
      const id = rowId(merchantId, key);
      if (begun && !needs.keys.has(id) && isBegun(reaction, event, key, begun)) needs.begun.add(id);
      needs.keys.set(id, { merchantId, key: String(key) });
    }
    for (const each of columns) needs.wheres.push({ merchantId, columns: each });
  }
  return needs;
};

/** Whether the row has these values in these columns. */
export const matches = (row: Row, columns: Row): boolean =>
  Object.keys(columns).every(name => row[name] === columns[name]);

const isKeepable = (value: unknown): boolean => {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  return Object.values(value ?? {}).every(isKeepable);
};

/**
 * Throws for values that no database table can store: a number beyond exact integers, a lone surrogate, or NUL. Only
 * that row is stopped then, and not the projection of all facilities. Values that the row had before were checked then.
 */
const ensureKeepable = (row: Row | null, before: Row | null): void => {
  for (const name in row)
    if (row[name] !== before?.[name] && !isKeepable(row[name]))
      throw new RangeError(`${name} is nothing that a table keeps`);
};

/** The stored row as a change without effect yet. */
const unchanged = ({ merchantId, key, position, row }: StoredRow): RowChange => ({
  ...{ merchantId, key, position },
  ...{ before: row, after: row, since: position },
});

const missing = (merchantId: number, key: RowKey, position: string): RowChange => ({
  ...{ merchantId, key: String(key), position },
  ...{ before: null, after: null, since: null },
});

const changesIn = (working: ReadonlyMap<string, RowChange>): RowChange[] =>
  [...working.values()].filter(({ before, after }) => after !== before);

/**
 * Folds a batch of events, in log order, over the rows it concerns (`loaded` holds those that exist).
 * Pure: the projector, the replay and the specs run this same function.
 */
export const foldView = (
  view: AnyView,
  events: readonly Seen[],
  loaded: Iterable<StoredRow>,
  stopped: ReadonlySet<string> = new Set(),
): { changes: RowChange[]; broken: BrokenRow[] } => {
  const working = new Map<string, RowChange>();
  for (const row of loaded) working.set(rowId(row.merchantId, row.key), unchanged(row));
  const broken = new Map<string, BrokenRow>();

  const stop = (id: string, row: BrokenRow) => {
    if (!stopped.has(id) && !broken.has(id)) broken.set(id, row);
  };
  const apply = (entry: RowChange, id: string, reaction: Reaction<Row>, event: Seen) => {
    if (stopped.has(id) || broken.has(id)) return;
    try {
      const next =
        entry.after !== null && 'next' in reaction
          ? reaction.next(entry.after, event)
          : 'first' in reaction
            ? reaction.first(event, entry.key)
            : null;
      if (next === entry.after) return;
      ensureKeepable(next, entry.after);
      entry.after = next;
      entry.position = event.position;
    } catch (error) {
      stop(id, { merchantId: entry.merchantId, key: entry.key, position: event.position, error });
    }
  };

  for (const event of events) {
    const reaction = view.on[event.type];
    if (!reaction) continue;
    const merchantId = event.meta.merchantId;
    const { keys, columns, error } = aimOf(reaction, event);
    if (error !== undefined) {
      for (const key of keys.length > 0 ? keys : [eventKey(event)])
        stop(rowId(merchantId, key), { merchantId, key: String(key), position: event.position, error });
      continue;
    }
    for (const key of keys) {
      const id = rowId(merchantId, key);
      let entry = working.get(id);
      if (!entry) {
        entry = missing(merchantId, key, event.position);
        working.set(id, entry);
      }
      apply(entry, id, reaction, event);
    }
    if (columns.length === 0) continue;
    for (const [id, entry] of working)
      if (entry.merchantId === merchantId && columns.some(each => entry.after !== null && matches(entry.after, each)))
        apply(entry, id, reaction, event);
  }

  return { changes: changesIn(working), broken: [...broken.values()] };
};

/** The sums that a row counts into, each once. */
const sumsOf = (rollup: AnyRollup, row: Row | null): readonly RowKey[] => {
  const keys = row && rollup.key(row);
  if (keys === null) return [];
  return Array.isArray(keys) ? [...new Set(keys)] : [keys as RowKey];
};

/** The sums that a batch of row changes concerns. */
export const rollupNeedsOf = (rollup: AnyRollup, changes: readonly RowChange[]): Needs['keys'] => {
  const keys: Needs['keys'] = new Map();
  for (const { merchantId, before, after } of changes)
    for (const row of [before, after])
      for (const key of sumsOf(rollup, row)) keys.set(rowId(merchantId, key), { merchantId, key: String(key) });
  return keys;
};

/**
 * Subtracts each changed row as it was, and adds it as it is. An empty sum has no row, because otherwise its existence
 * would depend on how the events were batched, and a rebuild would differ.
 */
export const foldRollup = (
  rollup: AnyRollup,
  changes: readonly RowChange[],
  loaded: Iterable<StoredRow>,
): RowChange[] => {
  const sums = new Map<string, RowChange>();
  for (const row of loaded) sums.set(rowId(row.merchantId, row.key), unchanged(row));
  for (const { merchantId, position, before, after } of changes)
    for (const [row, sign] of [
      [before, -1],
      [after, 1],
    ] as const)
      for (const key of sumsOf(rollup, row)) {
        const id = rowId(merchantId, key);
        const sum = sums.get(id) ?? missing(merchantId, key, position);
        const zero = rollup.zero(row as Row, key);
        const now = rollup.add(sum.after ?? zero, row as Row, sign, key);
        sum.after = matches(now, zero) ? null : now;
        if (BigInt(position) > BigInt(sum.position)) sum.position = position;
        sums.set(id, sum);
      }
  return changesIn(sums);
};
