import { CHANNEL } from '@alur/contracts/kernel/channel';
import { ListQuery, type ListAnswer } from '@alur/contracts/kernel/list';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { merchantList } from '@alur/contracts/merchant/lists';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Database } from '../../platform/db/database.js';
import { Failure, notFound, unauthorized } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { columnsOf } from '../../platform/projector/row-columns.js';
import { ensureKnownFields } from '../../platform/queries/known-fields.js';
import { readList, readRow } from '../../platform/queries/list-query.js';
import { rightsAt } from './rights.js';
import { UserAccessReader, type UserAccess } from './user-access.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

const isOperator = (userAccess: UserAccess) => rightsAt(userAccess, CHANNEL).has('channel.merchants:view');
const worksIn = (userAccess: UserAccess, merchantId: number) =>
  userAccess.roles.some(({ facilityId }) => facilityId === merchantId);

const textOf = (row: MerchantRow, column: string): string => {
  const value = row[column as keyof MerchantRow];
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
};

const hasWords = (row: MerchantRow, words = ''): boolean =>
  merchantList.searchIn.some(column => textOf(row, column).toLowerCase().includes(words.toLowerCase()));

const by =
  (column: keyof MerchantRow, direction: 'asc' | 'desc') =>
  (one: MerchantRow, other: MerchantRow): number => {
    const [a, b] = [one[column], other[column]];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : textOf(one, column).localeCompare(textOf(other, column));
    return (direction === 'asc' ? 1 : -1) * (order || one.id - other.id);
  };

/** SPEC 7: the facilities to choose from. Users see those that they work in; the operator sees all. */
@Controller('v2/user/merchants')
export class OwnMerchantsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UserAccessReader) private readonly userAccesses: UserAccessReader,
  ) {}

  @Get()
  @SignedIn()
  async list(@Query() query: Record<string, unknown>, @CallerOf() caller: Caller) {
    const userAccess = await this.userAccess(caller);
    // `category=acl` (SPEC 7) asks for the access-control screen's list, which is this one.
    const { category: _category, ...given } = query;
    if (isOperator(userAccess))
      return readList(this.database, CHANNEL, { spec: merchantList, table: merchantView }, given);
    return this.own(userAccess, given);
  }

  @Get(':id')
  @SignedIn()
  async one(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    const userAccess = await this.userAccess(caller);
    if (!isOperator(userAccess) && !worksIn(userAccess, id)) throw notFound();
    const row = await readRow(this.database, CHANNEL, merchantView, String(id));
    if (!row) throw notFound();
    return { data: row, meta: {} };
  }

  private async userAccess({ userId }: Caller): Promise<UserAccess> {
    const userAccess = await this.userAccesses.byId(userId);
    if (!userAccess) throw unauthorized();
    return userAccess;
  }

  /** A user works in few facilities, so they are read one by one; the list's parameters apply as to any list. */
  private async own(userAccess: UserAccess, given: Record<string, unknown>): Promise<ListAnswer<MerchantRow>> {
    ensureKnownFields(
      columnsOf(ListQuery).map(({ name }) => name),
      given,
    );
    const { page, limit, order_by, sort_by, search } = shaped(ListQuery, given);
    if (!columnsOf(merchantList.row).some(({ name }) => name === order_by))
      throw new Failure(400, 'shape.invalid', {}, [{ path: 'order_by', code: 'shape.not-a-choice' }]);
    const ids = [...new Set(userAccess.roles.map(({ facilityId }) => facilityId))].filter(id => id !== CHANNEL);
    const rows = await Promise.all(ids.map(id => readRow(this.database, CHANNEL, merchantView, String(id))));
    const own = rows.filter(row => row !== undefined) as (MerchantRow & { position: string })[];
    const found = own.filter(row => hasWords(row, search)).toSorted(by(order_by as keyof MerchantRow, sort_by));
    const data = found.slice((page - 1) * limit, page * limit);
    const position = data.reduce((top, row) => (BigInt(row.position) > BigInt(top) ? row.position : top), '0');
    return { data, meta: { page, limit, total: found.length, position } };
  }
}
