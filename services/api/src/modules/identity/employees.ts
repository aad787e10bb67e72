import { CHANNEL } from '@alur/contracts/kernel/channel';
import { employeeList } from '@alur/contracts/identity/lists';
import type { EmployeeRow } from '@alur/contracts/identity/rows';
import { ListQuery, type ListAnswer } from '@alur/contracts/kernel/list';
import { userAccountView, userRoleView } from '@alur/domain/identity/views';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { shaped } from '../../platform/errors/shaped.js';
import { tableName } from '../../platform/projector/row-table.js';
import { containing } from '../../platform/queries/containing.js';
import { queryValues } from '../../platform/queries/query-values.js';

const accounts = sql.table(tableName(userAccountView));
const held = sql.table(tableName(userRoleView));
const facilities = sql.table(tableName(merchantView));

const orders: Record<string, RawBuilder<unknown>> = {
  id: sql`account.id`,
  name: sql`lower(account.name)`,
  licencesUntil: sql`account."licencesUntil"`,
};

/** The employees of all facilities with their roles, joined from the views of accounts and of roles. */
export class Employees {
  constructor(private readonly database: Database) {}

  /** `only`: limits employees and their roles to one facility. */
  async list(given: Record<string, unknown>, only?: number): Promise<ListAnswer<EmployeeRow & { position: string }>> {
    const { page, limit, order_by, sort_by, search } = shaped(ListQuery, given);
    const asked = shaped(employeeList.filters, queryValues(employeeList.filters, given));
    const conditions = [sql`account.merchant_id = ${CHANNEL}`];
    if (asked.profession) conditions.push(sql`account.profession = ${asked.profession}`);
    if (asked.active !== undefined) conditions.push(sql`account.active = ${asked.active}`);
    if (asked.licencesUntil_from) conditions.push(sql`account."licencesUntil" >= ${asked.licencesUntil_from}`);
    if (asked.licencesUntil_to) conditions.push(sql`account."licencesUntil" <= ${asked.licencesUntil_to}`);
    if (only !== undefined) conditions.push(holds(sql`one."facilityId" = ${only}`));
    if (asked.facilityId !== undefined) conditions.push(holds(sql`one."facilityId" = ${asked.facilityId}`));
    if (asked.roleId !== undefined) conditions.push(holds(sql`one."roleId" = ${asked.roleId}`));
    if (search) {
      const like = containing(search);
      conditions.push(sql`(account.name ilike ${like} or account.email ilike ${like})`);
    }
    const where = sql.join(conditions, sql` and `);
    const order = sql`${orders[order_by] ?? orders['id']} ${sql.raw(sort_by)}, account.id`;
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<{ row: EmployeeRow & { position: string } }>`
        select to_jsonb(account) - 'merchant_id' - 'key' - 'nik'
          || jsonb_build_object('position', account.position::text, 'roles', ${rolesOf(only)}) as row
        from ${accounts} account where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(
        trx,
      );
      const counted = await sql<{ total: number; position: string }>`
        select count(*)::int as total, coalesce(max(account.position), 0)::text as position
        from ${accounts} account where ${where}`.execute(trx);
      const { total = 0, position = '0' } = counted.rows[0] ?? {};
      return { data: rows.map(({ row }) => row), meta: { page, limit, total, position } };
    });
  }
}

const holds = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from ${held} one where one.merchant_id = ${CHANNEL} and one."userId" = account.id and ${condition})`;

const rolesOf = (only: number | undefined): RawBuilder<unknown> => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'roleId', one."roleId", 'facilityId', one."facilityId", 'facilityName', facility.name,
    'name', one."roleName", 'tag', one.tag) order by one."facilityId", one."roleId"), '[]')
  from ${held} one
  left join ${facilities} facility on facility.merchant_id = ${CHANNEL} and facility.key = one."facilityId"::text
  where one.merchant_id = ${CHANNEL} and one."userId" = account.id
    and ${only === undefined ? sql`true` : sql`one."facilityId" = ${only}`})`;
