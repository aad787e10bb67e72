import type { Payer } from '@alur/contracts/kernel/enums';
import { listPriceOn } from '@alur/contracts/kernel/payer-price';
import { MOST_TESTS, type RequestItem } from '@alur/contracts/laboratory/commands';
import type {
  laboratoryGroup,
  laboratoryPanel,
  laboratoryParameter,
  laboratorySpecimen,
} from '@alur/contracts/laboratory/catalogues';
import { fieldsOn, type FieldsOf, type ItemState } from '../catalogue/item.js';
import type { CareHeader } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ChargeDocument } from '../transaction/lines.js';
import type { DataOf, OrderedTest } from '../laboratory/events.js';
import { rangesOn, type ReferenceState } from '../laboratory/lists.js';

export type Parameter = FieldsOf<typeof laboratoryParameter>;
export type Panel = FieldsOf<typeof laboratoryPanel>;

/** The lists as far as an order needs them, by id. */
export interface Lists {
  parameters: ReadonlyMap<number, ItemState<Parameter>>;
  panels: ReadonlyMap<number, ItemState<Panel>>;
  contents: ReadonlyMap<number, readonly number[]>;
  groups: ReadonlyMap<number, ItemState<FieldsOf<typeof laboratoryGroup>>>;
  specimens: ReadonlyMap<number, ItemState<FieldsOf<typeof laboratorySpecimen>>>;
  references: ReadonlyMap<number, ReferenceState>;
}

/** Each parameter that is asked for by itself or in a panel, once. */
export const parameterIdsOf = (
  items: readonly RequestItem[],
  contents: ReadonlyMap<number, readonly number[]>,
): number[] => [...new Set(items.flatMap(({ kind, id }) => (kind === 'parameter' ? [id] : (contents.get(id) ?? []))))];

const fieldsOf = <Fields>(item: ItemState<Fields> | undefined): Fields | null =>
  item === undefined || item.status === 'none' ? null : item.fields;

/** Who pays, and the class in which she lies; null where she has no bed. */
export interface PricedFor {
  readonly payer: Payer;
  readonly classId: number | null;
}

/** What is asked for, by name and at the price of the day for payer and class. */
export const itemsOf = (
  items: readonly RequestItem[],
  lists: Lists,
  whose: PricedFor,
  day: string,
): DataOf<'LaboratoryOrdered'>['items'] =>
  items.map(({ kind, id }, index) => {
    const path = `items.${index}`;
    const item = kind === 'panel' ? lists.panels.get(id) : lists.parameters.get(id);
    ensure(item?.status === 'active', 'laboratory.item-unavailable', {}, path);
    const isEmpty = kind === 'panel' && (lists.contents.get(id) ?? []).length === 0;
    ensure(!isEmpty, 'laboratory.panel-empty', { name: item.fields.name }, path);
    const price = listPriceOn(fieldsOn<Panel | Parameter>(item, day), item.classPrices, whose, day);
    return { kind, id, name: item.fields.name, price };
  });

const LAST = 9_999;

const testOf = (parameterId: number, parameter: Parameter, lists: Lists, day: string): OrderedTest => {
  const { name, code, kind, unit, method, decimals, formula, deltaPercent, loinc, goalMinutes } = parameter;
  const group = parameter.groupId === null ? null : fieldsOf(lists.groups.get(parameter.groupId));
  const { specimenId } = parameter;
  const specimen = specimenId === null ? null : fieldsOf(lists.specimens.get(specimenId));
  return {
    ...{ parameterId, code, name, groupName: group?.name ?? null },
    sequence: (group?.sequence ?? LAST) * (LAST + 1) + (parameter.sequence ?? LAST),
    specimen:
      specimen && specimenId !== null && formula === null
        ? { specimenId, name: specimen.name, container: specimen.container }
        : null,
    ...{ kind, unit, method, decimals, formula, deltaPercent, loinc, goalMinutes },
    choices: (parameter.choices ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== ''),
    ranges: [...rangesOn(lists.references.get(parameterId) ?? { sets: [] }, day)],
  };
};

/** What is measured, in the order in which it is reported. */
export const testsOf = (ids: readonly number[], lists: Lists, day: string): OrderedTest[] => {
  ensure(ids.length <= MOST_TESTS, 'laboratory.too-many-tests', { most: MOST_TESTS }, 'items');
  const tests = ids.map(id => {
    const parameter = lists.parameters.get(id);
    ensure(parameter?.status === 'active', 'laboratory.item-unavailable', {}, 'items');
    return testOf(id, parameter.fields, lists, day);
  });
  const some = tests.some(({ specimen }) => specimen !== null);
  ensure(some, 'laboratory.no-specimen', { name: tests[0]?.name ?? '' }, 'items');
  return tests.toSorted((one, other) => one.sequence - other.sequence);
};

const MINUTE = 60_000;

/** When the slowest test's result is due. */
export const dueAt = (tests: readonly OrderedTest[], from: string): string | null => {
  const goal = Math.max(0, ...tests.map(({ goalMinutes }) => goalMinutes ?? 0));
  return goal === 0 ? null : new Date(Date.parse(from) + goal * MINUTE).toISOString();
};

export const MODULE = 'laboratory';
export const sourceOf = (orderId: number) => ({ module: MODULE, id: orderId });

/** MODULES 14: of the type and E-Klaim group `laboratorium`; posted at the order. */
export const chargesOf = (
  ordered: Pick<DataOf<'LaboratoryOrdered'>, 'orderId' | 'items' | 'effectiveAt'> & CareHeader,
  classId: number | null,
): ChargeDocument => ({
  source: sourceOf(ordered.orderId),
  encounterId: ordered.encounterId,
  performedAt: ordered.effectiveAt,
  lines: ordered.items.map(({ kind, id, name, price }) => ({
    itemType: 'laboratorium',
    service: { kind: `laboratory-${kind}`, id },
    name,
    quantity: 1,
    unitPrice: price,
    unitId: ordered.unitId,
    classId,
  })),
});
