import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { act, type AnyAct } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueName } from '../kernel/name.js';
import { ensure } from '../kernel/rejection.js';
import type { AnyView } from '../kernel/view.js';
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
/** A retired item holds no names. */
const inUse = (state: ItemState<Fields> | undefined): Fields | null =>
  state?.status === 'active' ? state.fields : null;

/** The body without the route's id. */
const body = (spec: CatalogueSpec, command: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.keys(spec.fields.shape).map(name => [name, command[name] ?? null])) as Fields;

const adding = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct => {
  const changes = (command: object, context: DecisionContext) =>
    nameChanges(spec, null, body(spec, command as Fields), context);
  return act({
    command: spec.add,
    ids: [spec.key],
    sees: { item, names: [uniqueName] },
    primary: 'item',
    streams: (command, _loaded, context) => ({
      item: writes(item, context.ids[spec.key] ?? 0),
      names: refs(changes(command, context)),
    }),
    decide: (command, { names }, context) => {
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
    event(command: Record<string, unknown> & { id: number }): CatalogueEvent;
    check(state: ItemState<Fields>): void;
  },
): AnyAct => {
  const changes = (command: Record<string, unknown>, state: ItemState<Fields> | undefined, context: DecisionContext) =>
    nameChanges(spec, inUse(state), how.after(command, state), context);
  return act({
    command: how.command as CatalogueSpec['retire'],
    sees: { item, names: [uniqueName] },
    primary: 'item',
    streams: (command, loaded, context) => ({
      item: writes(item, command.id),
      names: loaded.item ? refs(changes(command, loaded.item, context)) : [],
    }),
    decide: (command, states, context) => {
      how.check(states.item);
      const moved = changes(command, states.item, context);
      return {
        item: [how.event(command)],
        names: moveNames(moved, states.names, `${spec.key}-${command.id}`, onChange, context),
      };
    },
  });
};

const actsOf = (spec: CatalogueSpec, item: ItemAggregate<Fields>): AnyAct[] => {
  const one = (id: number) => ({ catalogue: spec.key, itemId: id });
  const isActive = (state: ItemState<Fields>) => ensure(state.status === 'active', 'catalogue.retired');
  return [
    adding(spec, item),
    altering(spec, item, {
      command: spec.change,
      after: command => body(spec, command),
      event: command => ({ type: 'CatalogueItemChanged', data: { ...one(command.id), fields: body(spec, command) } }),
      check: isActive,
    }),
    altering(spec, item, {
      command: spec.retire,
      after: () => null,
      event: command => ({ type: 'CatalogueItemRetired', data: one(command.id) }),
      check: isActive,
    }),
    altering(spec, item, {
      command: spec.restore,
      after: (_command, state) => fieldsOf(state),
      event: command => ({ type: 'CatalogueItemRestored', data: one(command.id) }),
      check: state => ensure(state.status === 'retired', 'catalogue.not-retired'),
    }),
  ];
};

/** All that a catalogue needs in the domain, from its declaration. */
export const catalogueOf = (
  spec: CatalogueSpec,
): { aggregate: ItemAggregate<Fields>; acts: AnyAct[]; view: AnyView } => {
  const aggregate = itemOf(spec) as ItemAggregate<Fields>;
  return { aggregate, acts: actsOf(spec, aggregate), view: catalogueView(spec) };
};
