import { isAccessKey } from '@alur/contracts/access';
import { comparisonOf } from '@alur/contracts/kernel/filters';
import type { ListSpec } from '@alur/contracts/kernel/list';
import type { DomainModule } from '@alur/domain/kernel/module';
import type { AnyTable } from '@alur/domain/kernel/view';
import { ensureLogged } from '../access-log/shows-persons.js';
import { columnsOf } from '../projector/row-columns.js';
import { indexesOf } from '../projector/row-table.js';

/** Checks that a filter's column exists and is indexed, so that no page reads a whole facility's rows. */
function checkFilter({ path, view, narrowing = [] }: ListSpec, table: AnyTable, filter: string): void {
  const { column, by } = comparisonOf(filter);
  if (!['equal', 'from', 'to', 'filled', 'code'].includes(by))
    throw new Error(`list ${path} cannot filter by ${filter}`);
  // A `code` filter searches inside a list, so its column must be jsonb, and only its column may be.
  const isWithin = by === 'code';
  if (!columnsOf(table.row).some(({ name, type }) => name === column && (type === 'jsonb') === isWithin))
    throw new Error(`list ${path} filters by ${column}, which is no column of ${view}`);
  // Such a filter has no index, and its requests name another one that has (`ensureBounded`).
  if (isWithin) return;
  if (!indexesOf(table).some(names => names.includes(column)))
    throw new Error(`list ${path} filters by ${column}, which is in no index of ${view}`);
  const isFirst = indexesOf(table).some(([first]) => first === column);
  const narrows = narrowing.includes(column);
  if (!isFirst && !narrows) throw new Error(`list ${path} filters by ${column}, with which no index of ${view} begins`);
  if (isFirst && narrows)
    throw new Error(`list ${path} says that ${column} only narrows, but an index of ${view} begins with it`);
}

/** All lists, with the view whose rows each shows. */
export class ListRegistry {
  private readonly lists = new Map<string, { spec: ListSpec; table: AnyTable }>();

  constructor(modules: readonly DomainModule[]) {
    const tables = new Map(modules.flatMap(module => module.views).map(table => [table.name, table]));
    for (const spec of modules.flatMap(module => module.lists)) {
      const table = tables.get(spec.view);
      if (!table) throw new Error(`list ${spec.path} shows a view ${spec.view} that does not exist`);
      if (this.lists.has(spec.path)) throw new Error(`list ${spec.path} is declared twice`);
      if (!columnsOf(spec.row).some(({ name }) => name === (spec.order ?? 'id')))
        throw new Error(`list ${spec.path} has no column to be ordered by`);
      const unknown = spec.spelledIn?.find(column => columnsOf(table.row).every(({ name }) => name !== column));
      if (unknown !== undefined)
        throw new Error(`list ${spec.path} searches ${unknown}, which is no column of ${spec.view}`);
      if (spec.access.length === 0) throw new Error(`list ${spec.path} declares no right`);
      for (const key of spec.access)
        if (!isAccessKey(key)) throw new Error(`list ${spec.path} names an unknown right ${key}`);
      ensureLogged(`list ${spec.path}`, spec);
      for (const { name } of columnsOf(spec.filters)) checkFilter(spec, table, name);
      this.lists.set(spec.path, { spec, table });
    }
  }

  get(path: string): { spec: ListSpec; table: AnyTable } | undefined {
    return this.lists.get(path);
  }

  all(): { spec: ListSpec; table: AnyTable }[] {
    return [...this.lists.values()];
  }
}
