import { referenceCodeId, referenceCodeView } from '@alur/domain/terminology/views';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Looks up a disease's name in the facility's own list, if the application's lacks it. */
export const registerTerminologyPrepares: RegisterPrepares = ({ commands }, database) => {
  const name = 'consultation/record-diagnosis';
  if (!commands.act(name)) return;
  commands.prepareWith(name, ({ merchantId }, { code }) =>
    database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ name: string }>`
        select coalesce("displayId", display) as name from ${sql.table(tableName(referenceCodeView))}
        where merchant_id = ${merchantId} and key = ${referenceCodeId('icd-10', String(code))}`.execute(trx);
      return { importedName: rows[0]?.name ?? null };
    }),
  );
};
