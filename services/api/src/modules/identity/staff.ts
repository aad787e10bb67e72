import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { StaffMember, StaffQuery } from '@alur/contracts/identity/staff';
import { userAccountView, userRoleView } from '@alur/domain/identity/views';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { containing } from '../../platform/queries/containing.js';
import { tableName } from '../../platform/projector/row-table.js';

/** More than any facility employs; a longer list would be a fault. */
const MOST = 5000;

/**
 * The staff of a facility. Accounts and roles are rows of the operator's area, so the query itself filters by facility.
 */
export class Staff {
  constructor(private readonly database: Database) {}

  of(facilityId: number, { id, profession, search, active }: StaffQuery): Promise<StaffMember[]> {
    const conditions = [
      sql`account.merchant_id = ${CHANNEL}`,
      sql`exists (select from ${sql.table(tableName(userRoleView))} held
        where held.merchant_id = ${CHANNEL} and held."userId" = account.id and held."facilityId" = ${facilityId})`,
    ];
    if (id !== undefined) conditions.push(sql`account.id = ${id}`);
    if (profession) conditions.push(sql`account.profession = ${profession}`);
    if (active !== undefined) conditions.push(sql`account.active = ${active}`);
    if (search) conditions.push(sql`account.name ilike ${containing(search)}`);
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<StaffMember>`
        select account.id::int, account.name, account.profession, account.active
        from ${sql.table(tableName(userAccountView))} account
        where ${sql.join(conditions, sql` and `)} order by account.name, account.id limit ${MOST}`.execute(trx);
      return rows;
    });
  }
}
