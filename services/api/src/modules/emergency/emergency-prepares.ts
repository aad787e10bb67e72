import { patientView } from '@alur/domain/patient/patient-view';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { RegisterPrepares } from '../../platform/platform.js';
import { freeRecordNumber } from '../../platform/prefetch/free-record-number.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Whether a patient has this record number, according to the rows. */
const lookFor = (database: Database, merchantId: number) => async (recordNumber: string) => {
  const patients = sql.table(tableName(patientView));
  const taken = await database.ask(
    merchantId,
    'record number',
    sql<{ taken: number }>`select 1 as taken from ${patients} where "recordNumber" = ${recordNumber} limit 1`,
  );
  return { isTaken: taken.length > 0 };
};

/**
 * Reserves a record number and a number to be called by for an unidentified patient, unique even when two are
 * registered at once.
 */
export const registerEmergencyPrepares: RegisterPrepares = (platform, database) => {
  if (platform.commands.act('emergency/register'))
    platform.commands.prepareWith('emergency/register', async ({ merchantId }, body) => {
      if (body['unknown'] === null) return {};
      const { recordNumber } = await freeRecordNumber(platform.prefetch, merchantId, lookFor(database, merchantId));
      const unknownNumber = await platform.prefetch.nextNumber(merchantId, 'unknown-person');
      return { recordNumber, unknownNumber: String(unknownNumber) };
    });
};
