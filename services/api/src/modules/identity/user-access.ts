import { INSURANCE_FLAG } from '@alur/contracts/merchant/features';
import { merchantRoleView, userAccountView, userPermissionView, userRoleView } from '@alur/domain/identity/views';
import type { AnyTable } from '@alur/domain/kernel/view';
import { merchantView } from '@alur/domain/merchant/merchant-view';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

export interface UserRole {
  roleId: number;
  facilityId: number;
  /** Null for the operator's own area. */
  facilityName: string | null;
  /** Whether the facility is suspended, so that nobody may work there; never so for the operator's own area. */
  isSuspended: boolean;
  /** Functions that are switched off there (SPEC 6). */
  switchedOff: string[];
  name: string;
  tag: string;
  rights: string[];
}

/** A user and her roles in all facilities. */
export interface UserAccess {
  userId: number;
  name: string;
  email: string;
  verified: boolean;
  active: boolean;
  roles: UserRole[];
  permissions: { facilityId: number; granted: string[]; withdrawn: string[] }[];
}

const table = (view: AnyTable) => sql.table(tableName(view));

/** Reads users from the rows of accounts and roles. */
export class UserAccessReader {
  constructor(private readonly database: Database) {}

  byId(userId: number): Promise<UserAccess | undefined> {
    return this.one(sql`account.id = ${userId}`);
  }

  /** The address as the contract normalises it: trimmed, in lower case. */
  byEmail(email: string): Promise<UserAccess | undefined> {
    return this.one(sql`account.email = ${email}`);
  }

  private one(condition: ReturnType<typeof sql>): Promise<UserAccess | undefined> {
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<UserAccess>`
        select account.id::int as "userId", account.name, account.email, account.verified, account.active,
          (select coalesce(jsonb_agg(jsonb_build_object(
              'roleId', held."roleId", 'facilityId', held."facilityId", 'facilityName', facility.name,
              'isSuspended', coalesce(facility.status = 'suspended', false),
              'switchedOff', coalesce(
                jsonb_path_query_array(facility.menus, '$[*] ? (@.enabled == false).constant'), '[]')
                || case when facility."isBpjs" then '[]' else jsonb_build_array(${INSURANCE_FLAG}::text) end,
              'name', held."roleName", 'tag', held.tag, 'rights', coalesce(role.rights, '[]')
            ) order by held."facilityId", held."roleId"), '[]')
            from ${table(userRoleView)} held
            left join ${table(merchantRoleView)} role on role.merchant_id = 0 and role.key = held."roleId"::text
            left join ${table(merchantView)} facility on facility.merchant_id = 0 and facility.key = held."facilityId"::text
            where held.merchant_id = 0 and held."userId" = account.id) as roles,
          (select coalesce(jsonb_agg(jsonb_build_object(
              'facilityId', own."facilityId", 'granted', own.granted, 'withdrawn', own.withdrawn)), '[]')
            from ${table(userPermissionView)} own
            where own.merchant_id = 0 and own."userId" = account.id) as permissions
        from ${table(userAccountView)} account
        where account.merchant_id = 0 and ${condition}`.execute(trx);
      return rows[0];
    });
  }
}
