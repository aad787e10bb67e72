import {
  assignRoles,
  changeUser,
  recordSessionsEnded,
  registerUser,
  setAccessControl,
  setPermissions,
  unassignRoles,
} from '@alur/contracts/identity/commands';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { EndSessionsBody, OpenSession } from '@alur/contracts/identity/session';
import { employeeList, userList } from '@alur/contracts/identity/lists';
import { passwordMailView } from '@alur/domain/identity/password-mail-view';
import { userAccountView } from '@alur/domain/identity/views';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { PROCESS_RIGHT } from '../../platform/processes/system-caller.js';
import { readList, readRow } from '../../platform/queries/list-query.js';
import { ExplicitCommands } from '../../platform/commands/explicit-commands.js';
import { Employees } from './employees.js';
import { FacilityAccess } from './facility-access.js';
import { Logins } from './logins.js';
import { PasswordLinks } from './password-links.js';
import { Sessions } from './sessions.js';
import { UserAccessReader } from './user-access.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

/** SPEC 7: users and their roles and rights. */
@Controller()
export class UsersController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UserAccessReader) private readonly userAccesses: UserAccessReader,
    @Inject(FacilityAccess) private readonly facilities: FacilityAccess,
    @Inject(Employees) private readonly employees: Employees,
    @Inject(Logins) private readonly logins: Logins,
    @Inject(Sessions) private readonly open: Sessions,
    @Inject(PasswordLinks) private readonly links: PasswordLinks,
    @Inject(ExplicitCommands) private readonly commands: ExplicitCommands,
  ) {}

  @Get('v2/user/users')
  @Access('channel.employee:view', 'channel.acl:view')
  list(@Query() query: Record<string, unknown>) {
    return readList(this.database, CHANNEL, { spec: userList, table: userAccountView }, query);
  }

  @Get('v2/user/employees')
  @Access(...employeeList.access, 'settings.access:view')
  people(@Query() query: Record<string, unknown>, @CallerOf() caller: Caller) {
    return this.employees.list(query, this.facilities.only(caller));
  }

  /** The user with roles and personal exceptions; a facility's administrator sees only those of her facility. */
  @Get('v2/user/users/:id')
  @Access('channel.employee:view', 'channel.acl:view', 'settings.access:view')
  async one(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    const only = this.facilities.only(caller);
    if (only !== undefined) return { data: await this.oneOf(caller, only, id), meta: {} };
    const [row, mail, userAccess] = await Promise.all([
      readRow(this.database, CHANNEL, userAccountView, String(id)),
      readRow(this.database, CHANNEL, passwordMailView, String(id)),
      this.userAccesses.byId(id),
    ]);
    if (!row || !userAccess) throw notFound();
    const { permissions } = userAccess;
    return { data: { ...row, ...this.logins.profile(userAccess), permissions, mail: mail ?? null }, meta: {} };
  }

  /** For a facility's administrator: without the user's other facilities and without national ids. */
  private async oneOf(caller: Caller, facilityId: number, id: number) {
    const userAccess = await this.facilities.person(caller, id);
    const row = await readRow(this.database, CHANNEL, userAccountView, String(id));
    if (!row) throw notFound();
    const profile = this.logins.profile(userAccess);
    return {
      ...{ ...row, nik: null, ...profile, mail: null },
      user_merchant_roles: profile.user_merchant_roles.filter(({ merchant_id }) => merchant_id === facilityId),
      permissions: userAccess.permissions.filter(one => one.facilityId === facilityId),
    };
  }

  @Post('v2/user/users')
  @Access(...registerUser.access)
  @HttpCode(200)
  register(@Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, registerUser, 0, body);
  }

  @Put('v2/user/users/:id')
  @Access(...changeUser.access)
  change(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, changeUser, id, body);
  }

  /** Makes a one-time link by which the user sets a password. */
  @Post('v2/user/users/:id/password-link')
  @Access('channel.employee:edit')
  @HttpCode(200)
  async link(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    return { data: await this.links.make(caller, id), meta: {} };
  }

  /** Queues the same link as a mail; it is made when the mail is sent. */
  @Post('v2/user/users/:id/invite')
  @Access('channel.employee:edit')
  @HttpCode(200)
  async invite(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    await this.links.mail(caller, id);
    return { data: null, meta: {} };
  }

  /** The user's open sessions. */
  @Get('v2/user/users/:id/sessions')
  @Access('channel.employee:view')
  @Described({ data: z.array(OpenSession) })
  async sessions(@Param('id', IdPipe) id: number) {
    return { data: (await this.open.openOf(id)).map(session => ({ ...session, current: false })), meta: {} };
  }

  /** Ends all sessions; the user must log in again with the password. */
  @Post('v2/user/users/:id/end-sessions')
  @Access('channel.employee:edit')
  @Described({ body: EndSessionsBody })
  @HttpCode(200)
  async endSessions(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    const command = shaped(EndSessionsBody, body);
    const recorder = { ...caller, rights: new Set([...caller.rights, PROCESS_RIGHT]) };
    const answer = await this.commands.run(request, recordSessionsEnded, id, command, recorder);
    await this.open.endAll(id, 'administrator');
    return answer;
  }

  /** A facility's administrator sets the roles of her own people, and only roles whose rights she holds herself. */
  @Put('employees/:id/access-control')
  @Access(...setAccessControl.access, 'settings.access:edit')
  async control(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    const { facilityId, roleIds } = (body ?? {}) as { facilityId?: unknown; roleIds?: unknown };
    this.facilities.ensureOwnFacility(caller, facilityId);
    const { roles } = await this.facilities.person(caller, id);
    const fresh = (Array.isArray(roleIds) ? roleIds : []).filter(one => roles.every(({ roleId }) => roleId !== one));
    for (const roleId of fresh)
      this.facilities.ensureHolds(caller, (await this.facilities.role(caller, Number(roleId))).rights, 'roleIds');
    return this.commands.run(
      request,
      setAccessControl,
      id,
      body,
      this.facilities.acting(caller, setAccessControl.access),
    );
  }

  @Post('v2/user/:id/merchant_roles')
  @Access(...assignRoles.access)
  @HttpCode(200)
  assign(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, assignRoles, id, body);
  }

  /** The roles stand in the body (SPEC 7). */
  @Delete('v2/user/:id/merchant_roles')
  @Access(...unassignRoles.access)
  unassign(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    return this.commands.run(request, unassignRoles, id, body);
  }

  /** Exceptions beside the roles; a facility's administrator grants only rights that she holds there herself. */
  @Post('v2/user/:id/permissions')
  @Access(...setPermissions.access, 'settings.access:edit')
  @HttpCode(200)
  async permit(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    const { facilityId, granted } = (body ?? {}) as { facilityId?: unknown; granted?: unknown };
    this.facilities.ensureOwnFacility(caller, facilityId);
    const { permissions } = await this.facilities.person(caller, id);
    const had = permissions.find(one => one.facilityId === facilityId)?.granted ?? [];
    const fresh = (Array.isArray(granted) ? granted : []).filter(right => !had.includes(right));
    this.facilities.ensureHolds(caller, fresh, 'granted');
    return this.commands.run(request, setPermissions, id, body, this.facilities.acting(caller, setPermissions.access));
  }
}
