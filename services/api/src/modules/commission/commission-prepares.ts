import { settleCommission } from '@alur/contracts/commission/commands';
import { commission } from '@alur/contracts/settings/catalogues';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Looks up the facility's agreements, so that the decision reads only the streams that it needs. */
export const registerCommissionPrepares: RegisterPrepares = (platform, database) => {
  if (!platform.commands.act(settleCommission.name)) return;
  const table = sql.table(tableName(platform.table(commission.view)));
  platform.commands.prepareWith(settleCommission.name, ({ merchantId }) =>
    database.tenant(merchantId, async trx => {
      const { rows } = await sql`
        select id, "staffId", "serviceType" from ${table} where merchant_id = ${merchantId} and active`.execute(trx);
      return { commissions: rows };
    }),
  );
};
