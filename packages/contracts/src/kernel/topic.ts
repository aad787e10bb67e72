import type * as z from 'zod/mini';
import type { Logged } from './logged.js';
import type { Right } from './rights.js';

type Params = z.core.$ZodType<Readonly<Record<string, string | number>>>;

/** A live, tenant-scoped set of rows, small enough to send whole. */
export interface TopicSpec<
  Given extends Params = Params,
  Row extends z.core.$ZodType = z.core.$ZodType,
  Key extends Right = Right,
> extends Logged {
  readonly name: string;
  readonly params: Given;
  readonly row: Row;
  readonly access: readonly Key[];
  /** Narrows `access` to the rights that these parameters need, of which any one suffices. Without it, any of `access` does. */
  readonly accessFor?: (params: z.infer<Given>) => readonly Key[];
  /** The parameter that must be the caller's own id, because nobody else may read these rows. */
  readonly own?: string;
}

export type TopicParams<T extends TopicSpec> = z.infer<T['params']>;
export type TopicRow<T extends TopicSpec> = LiveRow & z.infer<T['row']>;

/** Every row on the wire has its id and the event that last changed it (position as a string). */
export interface LiveRow {
  key: string;
  position: string;
}

/** Declares a topic that needs one of these rights. */
export const topicOf =
  <Key extends Right>() =>
  <Given extends Params, Row extends z.core.$ZodType>(
    name: string,
    spec: Omit<TopicSpec<Given, Row, Key>, 'name'>,
  ): TopicSpec<Given, Row, Key> => ({ name, ...spec });

/** The canonical text of a topic with its parameters: `queue.board?date=2026-11-21&scheduleId=3`. */
export const topicKey = (name: string, params: Readonly<Record<string, string | number>>): string => {
  const query = Object.keys(params)
    .sort()
    .map(key => `${key}=${params[key]}`);
  return query.length === 0 ? name : `${name}?${query.join('&')}`;
};
