import type { ListSpec } from '@alur/contracts/kernel/list';
import type { AnyTable } from '@alur/domain/kernel/view';
import { Controller, Get, Inject, Param, Query as QueryParams, Req } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { header } from '../access/access-guard.js';
import { denied, mayDo, type Caller } from '../access/caller.js';
import { SignedIn } from '../access/access.decorators.js';
import { Looks } from '../access-log/looks.js';
import { CallerOf, type CallerRequest } from '../access/request.js';
import { Database } from '../db/database.js';
import { notFound } from '../errors/failure.js';
import { ListRegistry } from './list-registry.js';
import { hiddenIn, readList, readRow } from './list-query.js';

type Rows = Record<string, unknown>;

/** One page of a declared list, or one row of it. */
export class ReadList extends Query<{ data: Rows[] | Rows; meta: Rows }> {
  constructor(
    readonly caller: Caller,
    readonly list: { spec: ListSpec; table: AnyTable },
    readonly given: Rows,
    readonly rowKey?: string,
  ) {
    super();
  }
}

@QueryHandler(ReadList)
export class ReadListHandler implements IQueryHandler<ReadList> {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  async execute({ caller, list, given, rowKey }: ReadList): Promise<{ data: Rows[] | Rows; meta: Rows }> {
    const { spec, table } = list;
    if (rowKey === undefined) {
      const page = await readList(this.database, caller.merchantId, list, given);
      await this.looks.rows(caller, spec.path, spec, given, page.data.length);
      return page as unknown as { data: Rows[]; meta: Rows };
    }
    const row = await readRow(this.database, caller.merchantId, table, rowKey, hiddenIn(list));
    if (!row) throw notFound();
    if (spec.logged) await this.looks.record(caller, { what: spec.path, id: Number(rowKey) || null });
    return { data: row, meta: {} };
  }
}

/** Every declared list's route, and each of its rows by key. */
@Controller('v2')
export class ListController {
  constructor(
    @Inject(QueryBus) private readonly bus: QueryBus,
    @Inject(ListRegistry) private readonly lists: ListRegistry,
  ) {}

  @Get(':module/:list')
  @SignedIn()
  page(
    @Param('module') module: string,
    @Param('list') name: string,
    @QueryParams() given: Rows,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ) {
    return this.bus.execute(new ReadList(caller, this.granted(caller, request, `${module}/${name}`), given));
  }

  @Get(':module/:list/:key')
  @SignedIn()
  row(
    @Param('module') module: string,
    @Param('list') name: string,
    @Param('key') key: string,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ) {
    return this.bus.execute(new ReadList(caller, this.granted(caller, request, `${module}/${name}`), {}, key));
  }

  private granted(caller: Caller, request: CallerRequest, path: string) {
    const found = this.lists.get(path);
    if (!found) throw notFound();
    if (!mayDo(caller, found.spec.access, header(request, 'xkey'))) throw denied(caller, found.spec.access);
    return found;
  }
}
