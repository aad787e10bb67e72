import type { TopicSpec } from '@alur/contracts/kernel/topic';
import type * as z from 'zod/mini';
import type { DomainEvent, Seen, TypesIn } from './event.js';

export type Row = Record<string, unknown>;
export type RowKey = string | number;

/** What one type of event does to rows. */
export type Reaction<R extends Row, E extends DomainEvent = DomainEvent> = (
  | {
      /** The rows that the event concerns, by key; null or nothing if there are none. */
      key: (event: Seen<E>) => RowKey | readonly RowKey[] | null | undefined;
    }
  | {
      /**
       * The rows that the event concerns, by equal columns (any of several): a corrected label reaches all rows that
       * have it.
       */
      where: (event: Seen<E>) => Partial<R> | readonly Partial<R>[] | null | undefined;
    }
) &
  (
    | {
        /**
         * Makes the row; null if the event makes none. An existing row is replaced, or changed by `next` if there is
         * one.
         */
        first: (event: Seen<E>, key: RowKey) => R | null;
        /**
         * Kind of the stream of that id with which the row begins, if not the event's own; the row is not fetched then.
         */
        begins?: string;
      }
    | {
        /** Changes the row, or deletes it by returning null. If the row does not exist, the event changes nothing. */
        next: (row: R, event: Seen<E>) => R | null;
      }
  );

/** A topic that shows this view's rows: each parameter is the row's column of that name. */
export interface LiveOn {
  readonly topic: TopicSpec;
  /** Parameter → column. A row with a null column is in no topic. */
  readonly by: Readonly<Record<string, string>>;
}

export interface View<R extends Row = Row> {
  readonly kind: 'view';
  readonly name: string;
  /** A new version gets a new table, which is built while the old one is still in use. */
  readonly version: number;
  readonly row: z.core.$ZodType;
  /** Columns that are looked up together, the most selective first; every index begins with the merchant. */
  readonly indexes: readonly (readonly string[])[];
  /** A column of blank-separated keys for text search, with an index of its own. */
  readonly search?: string;
  /** Each row is made by one event, under its id, and never changed, so that it need not be fetched before. */
  readonly once?: true;
  readonly topics: readonly LiveOn[];
  readonly on: Readonly<Record<string, Reaction<R>>>;
}

type Reactions<R extends Row, Types extends TypesIn<Types>> = {
  [T in keyof Types & string]?: Reaction<R, { type: T; data: Types[T] }>;
};

const deriving = <R extends Row>(on: View<R>['on'], derive: ((row: R) => Partial<R>) | undefined): View<R>['on'] => {
  if (!derive) return on;
  const whole = (row: R | null) => row && { ...row, ...derive(row) };
  return Object.fromEntries(
    Object.entries(on).map(([type, reaction]) => [
      type,
      {
        ...reaction,
        ...('first' in reaction && {
          first: (...given: Parameters<typeof reaction.first>) => whole(reaction.first(...given)),
        }),
        ...('next' in reaction && {
          next: (...given: Parameters<typeof reaction.next>) => whole(reaction.next(...given)),
        }),
      } as Reaction<R>,
    ]),
  );
};

/**
 * Declares rows and how events change them. Pure, so that the projector, the replay and the specs run the same.
 * `Types` is the vocabulary, a map of types; the row's shape is checked against the contract's schema.
 */
export const viewOf =
  <Types extends TypesIn<Types>>() =>
  <S extends z.core.$ZodObject>(spec: {
    name: string;
    version: number;
    row: S;
    indexes?: readonly (readonly (keyof z.infer<S> & string)[])[];
    search?: keyof z.infer<S> & string;
    once?: true;
    topics?: readonly { topic: TopicSpec; by: Readonly<Record<string, keyof z.infer<S> & string>> }[];
    /** Columns derived from the rest of a row after any event changed it. */
    derive?: (row: z.infer<S>) => Partial<z.infer<S>>;
    on: Reactions<z.infer<S>, Types>;
  }): View<z.infer<S>> => ({
    kind: 'view',
    name: spec.name,
    version: spec.version,
    row: spec.row,
    indexes: spec.indexes ?? [],
    ...(spec.search !== undefined && { search: spec.search }),
    ...(spec.once && { once: spec.once }),
    topics: spec.topics ?? [],
    on: deriving(spec.on as unknown as View<z.infer<S>>['on'], spec.derive),
  });

/** Sums over another view's rows: every change takes the row before off and adds the row after. */
export interface Rollup<Over extends Row = Row, Sum extends Row = Row> {
  readonly kind: 'rollup';
  readonly name: string;
  readonly version: number;
  readonly row: z.core.$ZodType;
  readonly over: View<Over>;
  readonly indexes: readonly (readonly string[])[];
  readonly topics: readonly LiveOn[];
  /** Keys of the sums that a row counts into; null for none. */
  readonly key: (row: Over) => RowKey | readonly RowKey[] | null;
  readonly zero: (row: Over, key: RowKey) => Sum;
  /** The sum of that key after adding (`sign` 1) or subtracting (`sign` -1) the row. */
  readonly add: (sum: Sum, row: Over, sign: 1 | -1, key: RowKey) => Sum;
}

export const rollup = <Over extends Row, S extends z.core.$ZodObject>(
  spec: Omit<Rollup<Over, z.infer<S>>, 'kind' | 'row' | 'indexes' | 'topics'> & {
    row: S;
    indexes?: readonly (readonly string[])[];
    topics?: readonly LiveOn[];
  },
): Rollup<Over, z.infer<S>> => ({ kind: 'rollup', indexes: [], topics: [], ...spec });

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyView = View<any>;
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRollup = Rollup<any, any>;
export type AnyTable = AnyView | AnyRollup;
