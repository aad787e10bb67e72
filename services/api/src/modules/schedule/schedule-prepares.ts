import { CHANNEL } from '@alur/contracts/kernel/channel';
import { userAccountView, userRoleView } from '@alur/domain/identity/views';
import { sql } from 'kysely';
import type { Prepare } from '../../platform/commands/command-registry.js';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/**
 * Checks that a schedule's doctor works in the facility: accounts belong to the operator's area, so it is looked up
 * here.
 */
export const registerSchedulePrepares: RegisterPrepares = ({ commands }, database) => {
  const worksHere: Prepare = ({ merchantId }, { doctorId }) =>
    database.tenant(CHANNEL, async trx => {
      const { rows } = await sql`
        select 1 as found from ${sql.table(tableName(userAccountView))} account
        where account.merchant_id = ${CHANNEL} and account.id = ${Number(doctorId)} and account.active
          and exists (select from ${sql.table(tableName(userRoleView))} held
            where held.merchant_id = ${CHANNEL} and held."userId" = account.id and held."facilityId" = ${merchantId})`.execute(
        trx,
      );
      return { doctorIsUnknown: rows.length === 0 };
    });
  for (const name of ['schedule/open', 'schedule/change', 'schedule/reopen', 'schedule/record-leave'])
    if (commands.act(name)) commands.prepareWith(name, worksHere);
};
