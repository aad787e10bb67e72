import { CHANNEL } from '@alur/contracts/kernel/channel';
import { accessModules } from '@alur/contracts/identity/access-modules';
import { changeRole, defineRole, removeRole } from '@alur/contracts/identity/commands';
import { roleList } from '@alur/contracts/identity/lists';
import { merchantRoleView } from '@alur/domain/identity/views';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import { Access, SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { ExplicitCommands } from '../../platform/commands/explicit-commands.js';
import { Database } from '../../platform/db/database.js';
import { readList } from '../../platform/queries/list-query.js';
import { Rejection } from '@alur/domain/kernel/rejection';
import { FacilityAccess } from './facility-access.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

const areaOf = (facilityId: number) => (facilityId === CHANNEL ? 'channel' : 'manage');

/** The strings of a body's list; the schema validates them afterwards. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** SPEC 7: roles, and what the caller's own role enables. */
@Controller('v2')
export class RolesController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(FacilityAccess) private readonly facilities: FacilityAccess,
    @Inject(ExplicitCommands) private readonly commands: ExplicitCommands,
  ) {}

  /** The access tree of the caller's area, with the caller's rights marked. */
  @Get('module/modules')
  @SignedIn()
  modules(@CallerOf() caller: Caller) {
    return { data: accessModules(caller.rights, areaOf(caller.merchantId)), meta: {} };
  }

  @Get('user/merchant_roles')
  @Access('channel.acl:view', 'settings.access:view')
  list(@Query() query: Record<string, unknown>, @CallerOf() caller: Caller) {
    const facilityId = this.facilities.only(caller);
    const asked = facilityId === undefined ? query : { ...query, facilityId };
    return readList(this.database, CHANNEL, { spec: roleList, table: merchantRoleView }, asked);
  }

  /** The role with its rights laid out on the tree, for the screen that edits it. */
  @Get('user/merchant_roles/:id')
  @Access('channel.acl:view', 'settings.access:view')
  async one(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    const row = await this.facilities.role(caller, id);
    const modules = accessModules(new Set(row.rights), areaOf(row.facilityId));
    return { data: { ...row, modules }, meta: {} };
  }

  @Post('user/merchant_roles')
  @Access(...defineRole.access, 'settings.access:edit')
  @HttpCode(200)
  define(@Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    const { facilityId, rights } = (body ?? {}) as { facilityId?: unknown; rights?: unknown };
    this.facilities.ensureOwnFacility(caller, facilityId);
    this.facilities.ensureHolds(caller, textsOf(rights));
    return this.commands.run(request, defineRole, 0, body, this.facilities.acting(caller, defineRole.access));
  }

  @Put('user/merchant_roles/:id')
  @Access(...changeRole.access, 'settings.access:edit')
  async change(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    const before = await this.facilities.role(caller, id);
    const added = textsOf((body as { rights?: unknown } | null)?.rights).filter(
      right => !before.rights.includes(right),
    );
    this.facilities.ensureHolds(caller, added);
    return this.commands.run(request, changeRole, id, body, this.facilities.acting(caller, changeRole.access));
  }

  @Delete('user/merchant_roles/:id')
  @Access(...removeRole.access, 'settings.access:edit')
  async remove(@Param('id', IdPipe) id: number, @Req() request: CallerRequest) {
    const { caller } = request;
    await this.facilities.role(caller, id);
    // If the role is given to somebody at the same moment, that assignment is removed with it.
    const count = await this.facilities.holders(id);
    if (count > 0) throw new Rejection('role.held', { count });
    return this.commands.run(request, removeRole, id, {}, this.facilities.acting(caller, removeRole.access));
  }
}
