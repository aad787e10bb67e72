import { accessKeys, isGrantable } from '@alur/contracts/access';
import { changeRole } from '@alur/contracts/identity/commands';
import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { merchantRoleView } from '@alur/domain/identity/views';
import { sql } from 'kysely';
import { v5 as uuidFrom } from 'uuid';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import { systemCaller } from '../../platform/processes/system-caller.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Namespace of the commands' ids, so that a repeated start has no second effect. */
const NAMESPACE = '1d9b7c0e-52a7-4f0c-8a55-3b8d0a4f6c2e';
const GIVES = 'channel.acl:edit';

/**
 * Adds new rights of the operator's area to the roles that may grant rights: after an update no role has them, and
 * nobody may grant a right that she does not hold.
 */
export async function giveNewRights(
  database: Database,
  runner: CommandRunner,
  keys: readonly string[] = [...accessKeys].filter(isGrantable),
): Promise<void> {
  const roles = await database.tenant(CHANNEL, async trx => {
    const { rows } = await sql<Omit<MerchantRoleRow, 'facilityId'>>`
      select id::int, name, tag, rights from ${sql.table(tableName(merchantRoleView))}
      where merchant_id = ${CHANNEL} and "facilityId" = ${CHANNEL}`.execute(trx);
    return rows;
  });
  const held = new Set(roles.flatMap(({ rights }) => rights));
  const fresh = keys.filter(key => isChannelKey(key) && !held.has(key)).toSorted();
  if (fresh.length === 0) return;
  for (const { id, name, tag, rights } of roles.filter(role => role.rights.includes(GIVES)))
    await runner.execute(
      systemCaller(CHANNEL, changeRole.access),
      changeRole.name,
      id,
      { name, tag, rights: [...rights, ...fresh] },
      { commandId: uuidFrom(`${id} ${fresh.join(' ')}`, NAMESPACE) },
    );
}
