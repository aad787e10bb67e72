import * as z from 'zod/mini';
import type { AccessKey } from '../access.js';
import { command, list, topic } from '../declare.js';
import type { CommandSpec } from '../kernel/command.js';
import type { ListSpec } from '../kernel/list.js';
import { Id } from '../kernel/scalars.js';
import type { TopicSpec } from '../kernel/topic.js';

/** In a body, a field that may be empty may also be left out. */
const bodyOf = <Fields extends Shape>(fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field._zod.def.type === 'nullable' ? z._default(field, null) : field,
      ]),
    ),
  ) as unknown as z.ZodMiniObject<Fields>;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A list that the facility keeps: its commands, lists and topic all follow from its fields. */
export interface CatalogueSpec<Fields extends Shape = Shape> {
  /** First part of the route and of each item's stream: `room` gives `room/add` and `room-12`. */
  readonly key: string;
  /** Name of the view, which is the key with underscores. */
  readonly view: string;
  readonly fields: z.ZodMiniObject<Fields>;
  /** Fields whose value no two items in use may share, each by itself; empty values are not compared. */
  readonly uniqueBy: readonly (keyof Fields & string)[];
  readonly add: CommandSpec<z.ZodMiniObject<Fields>, AccessKey>;
  readonly change: CommandSpec<z.ZodMiniObject<Fields>, AccessKey>;
  readonly retire: CommandSpec<z.core.$ZodType, AccessKey>;
  readonly restore: CommandSpec<z.core.$ZodType, AccessKey>;
  readonly row: z.ZodMiniObject;
  /** Every item, `active` or retired. */
  readonly list: ListSpec;
  /** What a form offers: the items in use. */
  readonly selector: ListSpec;
  readonly topic: TopicSpec;
}

/** An item as it stands in rows and topics. */
export type CatalogueItem<C extends { fields: z.core.$ZodType }> = z.infer<C['fields']> & {
  id: number;
  active: boolean;
  /** What a change is based on: sent as `If-Match`, it refuses when another was made meanwhile. */
  revision: number;
};

/** Declares a catalogue. `fields` are scalars; one that may be empty is nullable. */
export const catalogue = <const Fields extends Shape>(
  key: string,
  spec: {
    fields: Fields;
    uniqueBy: readonly (keyof Fields & string)[];
    /** Columns that the search looks in. */
    searchIn: readonly (keyof Fields & string)[];
    /** `select` is who may be offered the items in a form, beside those who may view the list. */
    access: { view: AccessKey; edit: AccessKey; select: readonly AccessKey[] };
  },
): CatalogueSpec<Fields> => {
  const { access, searchIn, uniqueBy } = spec;
  const fields = z.object(spec.fields);
  const row = z.extend(fields, { id: Id, active: z.boolean(), revision: z.int() }) as unknown as z.ZodMiniObject;
  const view = key.replaceAll('-', '_');
  const body = bodyOf(spec.fields);
  const edit = [access.edit];
  const select = [access.view, ...access.select];
  const nothing = z.object({});
  return {
    key,
    view,
    fields,
    uniqueBy,
    row,
    add: command(`${key}/add`, { target: 'new', access: edit, body }),
    change: command(`${key}/change`, { target: 'existing', access: edit, body }),
    retire: command(`${key}/retire`, { target: 'existing', access: edit, body: nothing }),
    restore: command(`${key}/restore`, { target: 'existing', access: edit, body: nothing }),
    list: list(`${key}/items`, {
      view,
      row,
      filters: z.object({ active: z.optional(z.stringbool()) }),
      searchIn,
      access: [access.view],
    }),
    selector: list(`${key}/selector`, {
      view,
      row,
      filters: z.object({ active: z._default(z.stringbool(), true) }),
      searchIn,
      access: select,
    }),
    topic: topic(`${key}.list`, { params: z.object({}), row, access: select }),
  };
};
