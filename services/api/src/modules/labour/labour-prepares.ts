import { patientView } from '@alur/domain/patient/patient-view';
import { sql } from 'kysely';
import type { RegisterPrepares } from '../../platform/platform.js';
import { freeRecordNumber } from '../../platform/prefetch/free-record-number.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Reserves the facility's next record number for a newborn. */
export const registerLabourPrepares: RegisterPrepares = (platform, database) => {
  if (!platform.commands.act('labour/register-newborn')) return;
  platform.commands.prepareWith('labour/register-newborn', async ({ merchantId }) => {
    const patients = sql.table(tableName(patientView));
    const { recordNumber } = await freeRecordNumber(platform.prefetch, merchantId, async number => {
      const query = sql<{ taken: number }>`select 1 as taken from ${patients} where "recordNumber" = ${number} limit 1`;
      const taken = await database.ask(merchantId, 'record number', query);
      return { isTaken: taken.length > 0 };
    });
    return { recordNumber };
  });
};
