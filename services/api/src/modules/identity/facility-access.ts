import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import type { Right } from '@alur/contracts/kernel/rights';
import { Rejection } from '@alur/domain/kernel/rejection';
import { merchantRoleView, userRoleView } from '@alur/domain/identity/views';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.js';
import type { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/failure.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { UserAccess, UserAccessReader } from './user-access.js';

const isOperator = ({ merchantId }: Caller) => merchantId === CHANNEL;

/**
 * Access control by the operator, over all facilities, and by a facility's administrator, over her own. Roles and
 * accounts belong to the operator's area, so an administrator's changes run there in her name, after the check that
 * they concern her facility.
 */
export class FacilityAccess {
  constructor(
    private readonly database: Database,
    private readonly userAccesses: UserAccessReader,
  ) {}

  /** The facility whose roles and people the caller sees; undefined means all. */
  only = (caller: Caller): number | undefined => (isOperator(caller) ? undefined : caller.merchantId);

  /** The caller in the operator's area, with no right but this command's. */
  acting(caller: Caller, access: readonly Right[]): Caller {
    return isOperator(caller) ? caller : { ...caller, merchantId: CHANNEL, rights: new Set(access) };
  }

  /** A role that the caller may see. */
  async role(caller: Caller, id: number): Promise<MerchantRoleRow> {
    const row = (await readRow(this.database, CHANNEL, merchantRoleView, String(id))) as MerchantRoleRow | undefined;
    if (!row || (!isOperator(caller) && row.facilityId !== caller.merchantId)) throw notFound();
    return row;
  }

  /**
   * Ensures that a giver grants only rights that she holds in the facility herself, whether or not they are switched
   * off there.
   */
  ensureHolds(caller: Caller, given: readonly string[], path = 'rights'): void {
    const beyond = isOperator(caller)
      ? undefined
      : given.find(right => !caller.rights.has(right as Right) && !caller.switchedOff?.has(right as Right));
    if (beyond !== undefined) throw new Rejection('identity.beyond-own-rights', { right: beyond }, path);
  }

  ensureOwnFacility(caller: Caller, facilityId: unknown): void {
    if (!isOperator(caller) && facilityId !== caller.merchantId) throw notFound();
  }

  /** A person that the caller may manage: one who works in her facility, or in none yet. */
  async person(caller: Caller, id: number): Promise<UserAccess> {
    const person = await this.userAccesses.byId(id);
    const isHers =
      person?.roles.some(({ facilityId }) => facilityId === caller.merchantId) || person?.roles.length === 0;
    if (!person || (!isOperator(caller) && !isHers)) throw notFound();
    return person;
  }

  /** Number of people with the role. */
  async holders(roleId: number): Promise<number> {
    return this.database.tenant(CHANNEL, async trx => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(tableName(userRoleView))}
        where merchant_id = ${CHANNEL} and "roleId" = ${roleId}`.execute(trx);
      return rows[0]?.count ?? 0;
    });
  }
}
