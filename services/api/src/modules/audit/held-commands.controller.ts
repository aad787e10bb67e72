import { HeldAnywhereRow, type HeldCommandRow } from '@alur/contracts/kernel/process/rows';
import { WaiveBody } from '@alur/contracts/kernel/process/commands';
import { placeIn, type HeldPlace } from '@alur/domain/kernel/process/target';
import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { HeldAnywhere } from './held-anywhere.js';

/** Held commands of processes: the facility retries or waives them, the operator sees them. */
@Controller('v2')
export class HeldCommandsController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(HeldAnywhere) private readonly anywhere: HeldAnywhere,
  ) {}

  @Post('audit/processes/:id(\\d{1,15})/retry')
  @Access('audit:processes')
  @HttpCode(200)
  async retry(@Param('id') id: string, @CallerOf() caller: Caller) {
    await this.platform.held.retry(caller, await this.place(caller, Number(id)));
    return { data: null, meta: {} };
  }

  @Post('audit/processes/:id(\\d{1,15})/waive')
  @Access('audit:processes')
  @HttpCode(200)
  @Described({ body: WaiveBody })
  async waive(@Param('id') id: string, @Body() body: unknown, @CallerOf() caller: Caller) {
    const { reason } = shaped(WaiveBody, body);
    await this.platform.held.waive(caller, await this.place(caller, Number(id)), reason);
    return { data: null, meta: {} };
  }

  /** Held commands of every facility: codes and counts, no patient data. */
  @Get('channel/processes')
  @Access('channel.merchants:view')
  @Described({ data: z.array(HeldAnywhereRow) })
  async readAnywhere(): Promise<{ data: HeldAnywhereRow[]; meta: { total: number } }> {
    const { rows, total } = await this.anywhere.list();
    return { data: rows, meta: { total } };
  }

  /** 404 for another facility's held command, and for one that was resolved meanwhile. */
  private async place({ merchantId }: Caller, id: number): Promise<HeldPlace> {
    const table = tableName(this.platform.table('held_command'));
    const { rows } = await this.database.tenant(merchantId, trx =>
      sql<{ row: HeldCommandRow }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where t.merchant_id = ${merchantId} and t.id = ${id}`.execute(
        trx,
      ),
    );
    const row = rows[0]?.row;
    if (!row) throw notFound();
    return placeIn(row);
  }
}
