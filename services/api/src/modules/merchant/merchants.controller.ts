import type { AccessKey } from '@alur/contracts/access';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { cardColours } from '@alur/contracts/merchant/card-colours';
import { changeMerchant, changeOwnMerchant, createMerchant } from '@alur/contracts/merchant/commands';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { Access, SignedIn } from '../../platform/access/access.decorators.js';
import { mayDo, type Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { ExplicitCommands } from '../../platform/commands/explicit-commands.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { readRow } from '../../platform/queries/list-query.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';

/** SPEC 7: facilities and what is switched on in them. */
@Controller()
export class MerchantsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ExplicitCommands) private readonly commands: ExplicitCommands,
  ) {}

  @Post('merchant')
  @Access(...createMerchant.access)
  @HttpCode(200)
  create(@Body() body: unknown, @Req() request: CallerRequest) {
    // A facility created by this path without the field is ready for use.
    return this.commands.run(request, createMerchant, 0, { readyMade: true, ...(body as object) });
  }

  /** The operator changes any facility; a facility's own administrator that one, but for what the operator keeps. */
  @Put('merchant/:id')
  @Access(...changeMerchant.access, 'settings.general:edit')
  change(@Param('id', IdPipe) id: number, @Body() body: unknown, @Req() request: CallerRequest) {
    const { caller } = request;
    if (caller.merchantId === CHANNEL) return this.commands.run(request, changeMerchant, id, body);
    if (caller.merchantId !== id) throw notFound();
    // Facilities belong to the operator's area, so an administrator's change of her own facility runs there with this
    // command's right.
    const there = { ...caller, merchantId: CHANNEL, rights: new Set(changeOwnMerchant.access) };
    return this.commands.run(request, changeOwnMerchant, id, body, there);
  }

  /** SPEC 3: menu entries with enabled and constant, rules with enabled and rule_name. */
  @Get('merchant/:id/feature-flag')
  @SignedIn()
  async flags(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller) {
    const sees = caller.merchantId === id || mayDo(caller, ['channel.merchants:view' satisfies AccessKey]);
    const row = sees && (await readRow(this.database, CHANNEL, merchantView, String(id)));
    if (!row) throw notFound();
    const { menus, rules } = row as MerchantRow;
    const rule = rules.map(({ ruleName, enabled }) => ({ rule_name: ruleName, enabled }));
    return { data: { menu: menus, rule }, meta: {} };
  }

  @Get('card-background-color')
  @SignedIn()
  colours() {
    return { data: cardColours, meta: {} };
  }
}
