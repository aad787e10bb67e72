import { patientView } from '@alur/domain/patient/patient-view';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { Platform, RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Numbers taken by hand that are passed over before giving up. */
const MOST_TRIES = 1_000;

/** The facility's next record number of six digits that nobody is seen to have taken by hand (DOMAIN 10). */
const freeNumber = async (platform: Platform, database: Database, merchantId: number): Promise<string> => {
  const patients = sql.table(tableName(patientView));
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const next = await platform.prefetch.nextNumber(merchantId, 'record-number');
    const recordNumber = String(next).padStart(6, '0');
    const taken = await database.ask(
      merchantId,
      'record number',
      sql<{ taken: number }>`select 1 as taken from ${patients} where "recordNumber" = ${recordNumber} limit 1`,
    );
    if (taken.length === 0) return recordNumber;
  }
  throw new Error(`no free record number within ${MOST_TRIES}`);
};

/** Who is unknown gets a record number and a number to be called by, each once, whoever registers at the same time. */
export const registerEmergencyPrepares: RegisterPrepares = (platform, database) => {
  if (platform.commands.act('emergency/register'))
    platform.commands.prepareWith('emergency/register', async ({ merchantId }, body) => {
      if (body['unknown'] === null) return {};
      const recordNumber = await freeNumber(platform, database, merchantId);
      const unknownNumber = await platform.prefetch.nextNumber(merchantId, 'unknown-person');
      return { recordNumber, unknownNumber: String(unknownNumber) };
    });
};
