import { CHANNEL } from '@alur/contracts/kernel/channel';
import { accessModules } from '@alur/contracts/identity/access-modules';
import { changeRole, defineRole, removeRole } from '@alur/contracts/identity/commands';
import { roleList } from '@alur/contracts/identity/lists';
import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import { merchantRoleView } from '@alur/domain/identity/views';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import { Access, SignedIn } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { ExplicitCommands } from '../../platform/commands/explicit-commands.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { readList, readRow } from '../../platform/queries/list-query.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

const areaOf = (facilityId: number) => (facilityId === CHANNEL ? 'channel' : 'manage');

/** SPEC 7: roles, and what the caller's own role enables. */
@Controller('v2')
export class RolesController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ExplicitCommands) private readonly commands: ExplicitCommands,
  ) {}

  /** The access tree of the area that the caller acts in, with what she may do in it. */
  @Get('module/modules')
  @SignedIn()
  modules(@CallerOf() caller: Caller) {
    return { data: accessModules(caller.rights, areaOf(caller.merchantId)), meta: {} };
  }

  @Get('user/merchant_roles')
  @Access('channel.acl:view')
  list(@Query() query: Record<string, unknown>) {
    return readList(this.database, CHANNEL, { spec: roleList, table: merchantRoleView }, query);
  }

  /** The role with its rights laid out on the tree, for the screen that edits it. */
  @Get('user/merchant_roles/:id')
  @Access('channel.acl:view')
  async one(@Param('id', IdPipe) id: number) {
    const row = (await readRow(this.database, CHANNEL, merchantRoleView, String(id))) as MerchantRoleRow | undefined;
    if (!row) throw notFound();
    const modules = accessModules(new Set(row.rights), areaOf(row.facilityId));
    return { data: { ...row, modules }, meta: {} };
  }

  @Post('user/merchant_roles')
  @Access(...defineRole.access)
  @HttpCode(200)
  define(@Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, defineRole, 0, body);
  }

  @Put('user/merchant_roles/:id')
  @Access(...changeRole.access)
  change(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, changeRole, id, body);
  }

  @Delete('user/merchant_roles/:id')
  @Access(...removeRole.access)
  remove(@Param('id', IdPipe) id: number, @Req() request: CallerRequest) {
    return this.commands.run(request, removeRole, id, {});
  }
}
