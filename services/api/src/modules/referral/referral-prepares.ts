import { closeRequests, requestReferral } from '@alur/contracts/referral/commands';
import { referralView } from '@alur/domain/referral/referral-view';
import { sql, type RawBuilder } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Looks up the visit's open requests, so that the decision reads their streams alone. */
export const registerReferralPrepares: RegisterPrepares = ({ commands }, database) => {
  const referrals = sql.table(tableName(referralView));
  const openOf = (name: string, visit: (merchantId: number, id: number) => RawBuilder<unknown>) => {
    if (!commands.act(name)) return;
    commands.prepareWith(name, ({ merchantId }, { id }) =>
      database.tenant(merchantId, async trx => {
        const { rows } = await sql<{ id: string }>`
          select id from ${referrals} where merchant_id = ${merchantId}
            and "encounterId" = ${visit(merchantId, Number(id))}
            and status in ('waiting_confirmation', 'ready_transfer', 'ongoing_transfer')`.execute(trx);
        return { openRequests: rows.map(row => Number(row.id)) };
      }),
    );
  };
  openOf(
    requestReferral.name,
    (merchantId, id) => sql`(select "encounterId" from ${referrals} where merchant_id = ${merchantId} and id = ${id})`,
  );
  openOf(closeRequests.name, (_merchantId, id) => sql`${id}`);
};
