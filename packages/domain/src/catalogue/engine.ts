import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { referredBy } from '../referred.js';
import { act, type AnyAct } from '../kernel/act.js';
import { checks, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { pricesOfForm, setDated, withdrawDated } from '../kernel/dated-prices.js';
import { ensureWithdrawable, setsPayerPrice } from '../kernel/payer-prices.js';
import { uniqueName } from '../kernel/name.js';
import { ensure } from '../kernel/rejection.js';
import type { AnyView } from '../kernel/view.js';
import { roomClass } from './aggregates.js';
import { catalogueView } from './catalogue-view.js';
import type { CatalogueEvent } from './events.js';
import { itemOf, type ItemAggregate, type ItemState } from './item.js';
import { moveNames, nameChanges, type NameChange } from './names.js';

type Fields = Record<string, string | number | boolean | null>;

const onAdd = 'catalogue.already-registered-on-add';
const onChange = 'catalogue.already-registered-on-change';

const refs = (changes: readonly NameChange[]) => changes.map(change => change.ref);
const fieldsOf = (state: ItemState<Fields> | undefined): Fields | null =>
  state === undefined || state.status === 'none' ? null : state.fields;
/** The fields of an item in use; null for a retired one, which occupies no names. */
const inUse = (state: ItemState<Fields> | undefined): Fields | null =>
  state?.status === 'active' ? state.fields : null;

const isApart = (spec: CatalogueSpec, name: string): boolean => spec.apart.includes(name);

/** The body without the route's id. */
const body = (spec: CatalogueSpec, command: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.keys(spec.fields.shape)
      .filter(name => !isApart(spec, name))
      .map(name => [name, command[name] ?? null]),
  ) as Fields;

/** What of an item no form says. */
const apartOf = (spec: CatalogueSpec, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isApart(spec, name)));

const ensureFit = (spec: CatalogueSpec, command: object): void => {
  for (const [field, code] of Object.entries(spec.unfit(body(spec, command as Fields)))) ensure(false, code, {}, field);
};

const adding = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct => {
  const changes = (command: object, context: DecisionContext) =>
    nameChanges(spec, null, body(spec, command as Fields), context);
  const referred = referredBy(spec);
  return act({
    command: spec.add,
    ids: [spec.key],
    sees: { ...referred.sees, item, names: [uniqueName] as const },
    primary: 'item',
    streams: (command, _loaded, context) => ({
      ...referred.streams(command),
      item: writes(item, context.ids[spec.key] ?? 0),
      names: refs(changes(command, context)),
    }),
    decide: (command, { names, ...states }, context) => {
      ensureFit(spec, command);
      referred.check(command, null, states, context);
      const itemId = context.ids[spec.key] ?? 0;
      const added: CatalogueEvent = {
        type: 'CatalogueItemAdded',
        data: { catalogue: spec.key, itemId, fields: body(spec, command) },
      };
      return {
        item: [added],
        names: moveNames(changes(command, context), names, `${spec.key}-${itemId}`, onAdd, context),
      };
    },
  });
};

/** Changing, retiring and restoring differ in what the item is before and after. */
const altering = (
  spec: CatalogueSpec,
  item: ItemAggregate<Fields>,
  how: {
    command: CatalogueSpec['add'] | CatalogueSpec['retire'];
    after(command: Record<string, unknown>, state: ItemState<Fields> | undefined): Fields | null;
    events(
      command: Record<string, unknown> & { id: number },
      state: ItemState<Fields>,
      context: DecisionContext,
    ): CatalogueEvent[];
    check(state: ItemState<Fields>, command: object): void;
  },
): AnyAct => {
  const changes = (command: Record<string, unknown>, state: ItemState<Fields> | undefined, context: DecisionContext) =>
    nameChanges(spec, inUse(state), how.after(command, state), context);
  const referred = referredBy(how.command === spec.change ? spec : { refers: {} });
  return act({
    command: how.command as CatalogueSpec['retire'],
    sees: { ...referred.sees, item, names: [uniqueName] as const },
    primary: 'item',
    streams: (command, loaded, context) => ({
      ...referred.streams(command),
      item: writes(item, command.id),
      names: loaded.item ? refs(changes(command, loaded.item, context)) : [],
    }),
    decide: (command, states, context) => {
      how.check(states.item, command);
      referred.check(command, fieldsOf(states.item), states, context);
      const moved = changes(command, states.item, context);
      return {
        item: how.events(command, states.item, context),
        names: moveNames(moved, states.names, `${spec.key}-${command.id}`, onChange, context),
      };
    },
  });
};

const same = (one: Fields, other: Fields): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value);

/** The item's fields as the form states them; prices that differ from today's are in force from today on. */
const changed = (
  spec: CatalogueSpec,
  command: Record<string, unknown> & { id: number },
  state: ItemState<Fields>,
  { today }: DecisionContext,
): CatalogueEvent[] => {
  const item = { catalogue: spec.key, itemId: command.id };
  const typed = { ...body(spec, command), ...apartOf(spec, fieldsOf(state) ?? {}) };
  if (state.status === 'none' || spec.dated === null)
    return [{ type: 'CatalogueItemChanged', data: { ...item, fields: typed } }];
  const form = pricesOfForm(typed, state, spec.dated.fields, today);
  const prices = form.changed.map((price): CatalogueEvent => ({
    type: 'CatalogueItemPriceSet',
    data: { ...item, ...price },
  }));
  const fields = form.fields as Fields;
  if (prices.length > 0 && same(fields, state.fields)) return prices;
  return [{ type: 'CatalogueItemChanged', data: { ...item, fields } }, ...prices];
};

/** Acts that set and withdraw an item's prices from a day on. */
const pricing = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct[] => {
  const { dated } = spec;
  if (dated === null) return [];
  const priced = (state: ItemState<Fields>) => {
    ensure(state.status === 'active', 'catalogue.retired');
    return state;
  };
  const one = (id: number) => ({ catalogue: spec.key, itemId: id });
  const sees = { item };
  const streams = ({ id }: { id: number }) => ({ item: writes(item, id) });
  return [
    act({
      ...{ command: dated.set, sees, primary: 'item' as const, streams },
      decide: ({ id, ...price }, states, { today }) => {
        const { prices } = priced(states.item);
        return {
          item: setDated(price, prices, { today, mayBeEmpty: isEmptiable(spec, price.field) }).map(
            (data): CatalogueEvent => ({
              type: 'CatalogueItemPriceSet',
              data: { ...one(id), ...data },
            }),
          ),
        };
      },
    }),
    act({
      ...{ command: dated.withdraw, sees, primary: 'item' as const, streams },
      decide: ({ id, ...which }, states, { today }) => {
        const data = { ...one(id), ...withdrawDated(which, priced(states.item).prices, today) };
        return { item: [{ type: 'CatalogueItemPriceWithdrawn', data } satisfies CatalogueEvent] };
      },
    }),
  ];
};

/** Acts that set and withdraw an item's prices in a class. */
const pricingByClass = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct[] => {
  const { byClass } = spec;
  if (byClass === null) return [];
  const one = (id: number) => ({ catalogue: spec.key, itemId: id });
  return [
    act({
      command: byClass.set,
      sees: { item, roomClass },
      primary: 'item',
      streams: ({ id, classId }) => ({ item: writes(item, id), roomClass: checks(roomClass, classId) }),
      decide: ({ id, ...price }, states, { today }) => {
        ensure(states.item.status === 'active', 'catalogue.retired');
        ensure(states.roomClass.status === 'active', 'catalogue.class-unavailable', {}, 'classId');
        if (!setsPayerPrice(price, states.item.classPrices, today)) return { item: [] };
        const data = { ...one(id), ...price, className: states.roomClass.fields.name };
        return { item: [{ type: 'CatalogueItemClassPriceSet', data } satisfies CatalogueEvent] };
      },
    }),
    act({
      command: byClass.withdraw,
      sees: { item },
      primary: 'item',
      streams: ({ id }) => ({ item: writes(item, id) }),
      decide: ({ id, ...whose }, states, { today }) => {
        ensure(states.item.status === 'active', 'catalogue.retired');
        ensureWithdrawable(whose, states.item.classPrices, today);
        const data = { ...one(id), ...whose };
        return { item: [{ type: 'CatalogueItemClassPriceWithdrawn', data } satisfies CatalogueEvent] };
      },
    }),
  ];
};

const isEmptiable = (spec: CatalogueSpec, field: string): boolean =>
  spec.fields.shape[field]?._zod.def.type === 'nullable';

const actsOf = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct[] => {
  const one = (id: number) => ({ catalogue: spec.key, itemId: id });
  const isActive = (state: ItemState<Fields>) => ensure(state.status === 'active', 'catalogue.retired');
  return [
    adding(spec, item),
    altering(spec, item, {
      command: spec.change,
      after: command => body(spec, command),
      events: (command, state, context) => changed(spec, command, state, context),
      check: (state, command) => {
        isActive(state);
        ensureFit(spec, command);
      },
    }),
    altering(spec, item, {
      command: spec.retire,
      after: () => null,
      events: command => [{ type: 'CatalogueItemRetired', data: one(command.id) }],
      check: isActive,
    }),
    altering(spec, item, {
      command: spec.restore,
      after: (_command, state) => fieldsOf(state),
      events: command => [{ type: 'CatalogueItemRestored', data: one(command.id) }],
      check: state => ensure(state.status === 'retired', 'catalogue.not-retired'),
    }),
    ...pricing(spec, item),
    ...pricingByClass(spec, item),
  ];
};

/** All that a catalogue needs in the domain, from its declaration. */
export const catalogueOf = (
  spec: CatalogueSpec,
): { aggregate: ItemAggregate<Fields>; acts: AnyAct[]; view: AnyView } => {
  const aggregate = itemOf(spec) as ItemAggregate<Fields>;
  return { aggregate, acts: actsOf(spec, aggregate), view: catalogueView(spec) };
};
