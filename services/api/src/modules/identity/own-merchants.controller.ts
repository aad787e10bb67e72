import { CHANNEL } from '@alur/contracts/kernel/channel';
import { ListQuery } from '@alur/contracts/kernel/list';
import { merchantList } from '@alur/contracts/merchant/lists';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Database } from '../../platform/db/database.js';
import { notFound, unauthorized } from '../../platform/errors/failure.js';
import { columnsOf } from '../../platform/projector/row-columns.js';
import { ensureKnownFields } from '../../platform/queries/known-fields.js';
import { readList, readRow } from '../../platform/queries/list-query.js';
import { rightsAt } from './rights.js';
import { UserAccessReader, type UserAccess } from './user-access.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

const isOperator = (userAccess: UserAccess) => rightsAt(userAccess, CHANNEL).has('channel.merchants:view');
const worksIn = (userAccess: UserAccess, merchantId: number) =>
  userAccess.roles.some(({ facilityId }) => facilityId === merchantId);

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

  /** The list's parameters apply as to any list; its filters are the operator's. */
  private own(userAccess: UserAccess, given: Record<string, unknown>) {
    ensureKnownFields(
      columnsOf(ListQuery).map(({ name }) => name),
      given,
    );
    const own = userAccess.roles.map(({ facilityId }) => facilityId).filter(id => id !== CHANNEL);
    return readList(this.database, CHANNEL, { spec: merchantList, table: merchantView }, given, own);
  }
}
