import * as z from 'zod/mini';
import type { AccessKey } from '../access.js';
import { command, list, topic } from '../declare.js';
import type { CommandSpec } from '../kernel/command.js';
import { DatedPrice, datedPriceBodies } from '../kernel/dated-price.js';
import type { ListSpec } from '../kernel/list.js';
import { ClassPrice, SetClassPrice, WithdrawClassPrice } from '../kernel/payer-price.js';
import { Id } from '../kernel/scalars.js';
import type { TopicSpec } from '../kernel/topic.js';

type Shape = Readonly<Record<string, z.core.$ZodType<string | number | boolean | null>>>;

/** In a body, a nullable field may also be left out. */
type Body<Fields extends Shape> = z.ZodMiniObject<{
  [Name in keyof Fields]: Fields[Name] extends z.ZodMiniNullable ? z.ZodMiniDefault<Fields[Name]> : Fields[Name];
}>;

/** What an item's row has besides its fields. */
type Kept = {
  id: number;
  active: boolean;
  /**
   * The revision that a change is based on: sent as `If-Match`, it refuses the change if another was made meanwhile.
   */
  revision: number;
};

/** What is wrong with fields that are well-formed one by one: the code of each field to mend. */
type Unfit<Fields = Readonly<Record<string, string | number | boolean | null>>> = (
  fields: Fields,
) => Readonly<Record<string, string>>;

type Bodies = ReturnType<typeof datedPriceBodies>;

/**
 * Fields that are prices in force from a day on, and the commands that set and withdraw one. Rows have them as `prices`
 * (`pricesOf`); the fields themselves have the first values.
 */
export interface DatedPrices {
  readonly fields: readonly string[];
  readonly set: CommandSpec<Bodies['set'], AccessKey>;
  readonly withdraw: CommandSpec<Bodies['withdraw'], AccessKey>;
}

/** The commands that set and withdraw a price of a class, of all payers or of one. Rows have them as `classPrices`. */
export interface ClassPrices {
  readonly set: CommandSpec<typeof SetClassPrice, AccessKey>;
  readonly withdraw: CommandSpec<typeof WithdrawClassPrice, AccessKey>;
}

/** A list that the facility maintains: its commands, lists and topic all follow from its fields. */
export interface CatalogueSpec<Fields extends Shape = Shape> {
  /** First part of the route and of each item's stream: `room` gives `room/add` and `room-12`. */
  readonly key: string;
  /** Name of the view: the key with underscores. */
  readonly view: string;
  readonly fields: z.ZodMiniObject<Fields>;
  /** Fields that must each be unique among the items in use; empty values are not compared. */
  readonly uniqueBy: readonly string[];
  /** Fields that no form of the list says, because acts of another module do. */
  readonly apart: readonly string[];
  /** Fields that name something else: an item of another catalogue, by its key, or a member of staff. */
  readonly refers: Readonly<Record<string, string>>;
  /** The fields that do not go together, each with the code that says why. */
  readonly unfit: Unfit;
  readonly dated: DatedPrices | null;
  readonly byClass: ClassPrices | null;
  readonly add: CommandSpec<Body<Fields>, AccessKey>;
  readonly change: CommandSpec<Body<Fields>, AccessKey>;
  readonly retire: CommandSpec<typeof nothing, AccessKey>;
  readonly restore: CommandSpec<typeof nothing, AccessKey>;
  readonly row: Row<Fields>;
  /** Every item, `active` or retired. */
  readonly list: ListSpec<Row<Fields>, typeof listed>;
  /** The items in use, for selectors in forms. */
  readonly selector: ListSpec<Row<Fields>, typeof offered>;
  readonly topic: TopicSpec<typeof nothing, Row<Fields>>;
}

type Row<Fields extends Shape> = z.core.$ZodType<z.infer<z.ZodMiniObject<Fields>> & Kept>;

/** An item as rows and topics have it. */
export type CatalogueItem<C extends { fields: z.core.$ZodType }> = z.infer<C['fields']> & Kept;

const nothing = z.object({});
const listed = z.object({ active: z.optional(z.stringbool()) });
const offered = z.object({ active: z._default(z.stringbool(), true) });

/** Declares a catalogue. `fields` are scalars; one that may be empty is nullable. */
export const catalogue = <const Fields extends Shape>(
  key: string,
  spec: {
    fields: Fields;
    uniqueBy: readonly (keyof Fields & string)[];
    /** Fields that are prices; a service is charged at the price in force on its day. */
    priced?: readonly (keyof Fields & string)[];
    /** Whether its items have prices by class beside those of their fields (record 116). */
    byClass?: boolean;
    /** Fields that only acts of another module say; they stay as they are when a form is saved. */
    apart?: readonly (keyof Fields & string)[];
    /** What each field that is an id names: the key of another catalogue, or `staff`. */
    refers?: Readonly<Partial<Record<keyof Fields & string, string>>>;
    /** What is wrong with fields together. */
    unfit?: Unfit<z.infer<z.ZodMiniObject<Fields>>>;
    /** Columns that the search looks in. */
    searchIn: readonly (keyof Fields & string)[];
    /** Columns of medical words, which are found in either language's spelling. */
    spelledIn?: readonly (keyof Fields & string)[];
    /** `select` lists rights that may get the items in a selector, in addition to the right to view the list. */
    access: { view: AccessKey; edit: AccessKey; select: readonly AccessKey[] };
  },
): CatalogueSpec<Fields> => {
  const { access, searchIn, spelledIn = [], uniqueBy, priced = [], byClass = false, apart = [] } = spec;
  const refers = (spec.refers ?? {}) as Readonly<Record<string, string>>;
  const fields = z.object(spec.fields);
  // The fields' type is generic here, so the compiler cannot compute it with three fields more, or with defaults.
  const row = z.extend(fields, {
    ...{ id: Id, active: z.boolean(), revision: z.int() },
    ...(priced.length > 0 && { prices: z.array(DatedPrice) }),
    ...(byClass && { classPrices: z.array(ClassPrice) }),
  }) as unknown as Row<Fields>;
  const body = z.object(
    Object.fromEntries(
      Object.entries(spec.fields)
        .filter(([name]) => !apart.includes(name))
        .map(([name, field]) => [name, field._zod.def.type === 'nullable' ? z._default(field, null) : field]),
    ),
  ) as unknown as Body<Fields>;
  const view = key.replaceAll('-', '_');
  const edit = [access.edit];
  const select = [access.view, ...access.select];
  const bodies = datedPriceBodies(priced);
  const dated =
    priced.length === 0
      ? null
      : {
          fields: priced,
          set: command(`${key}/set-price`, { target: 'existing', access: edit, body: bodies.set }),
          withdraw: command(`${key}/withdraw-price`, { target: 'existing', access: edit, body: bodies.withdraw }),
        };
  return {
    key,
    view,
    fields,
    uniqueBy,
    apart,
    refers,
    unfit: (spec.unfit ?? (() => ({}))) as Unfit,
    dated,
    byClass: byClass
      ? {
          set: command(`${key}/set-class-price`, { target: 'existing', access: edit, body: SetClassPrice }),
          withdraw: command(`${key}/withdraw-class-price`, {
            target: 'existing',
            access: edit,
            body: WithdrawClassPrice,
          }),
        }
      : null,
    row,
    add: command(`${key}/add`, { target: 'new', access: edit, body }),
    change: command(`${key}/change`, { target: 'existing', access: edit, body }),
    retire: command(`${key}/retire`, { target: 'existing', access: edit, body: nothing }),
    restore: command(`${key}/restore`, { target: 'existing', access: edit, body: nothing }),
    list: list(`${key}/items`, {
      view,
      row,
      filters: listed,
      searchIn,
      spelledIn,
      access: [access.view],
    }),
    selector: list(`${key}/selector`, {
      view,
      row,
      filters: offered,
      searchIn,
      spelledIn,
      access: select,
    }),
    topic: topic(`${key}.list`, { params: nothing, row, access: select }),
  };
};
