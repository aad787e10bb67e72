import { patientImportView } from '@alur/domain/patient-import/patient-import-view';
import type pg from 'pg';
import { tableName } from '../../platform/projector/row-table.js';

/** Days for which the report of invalid rows, and an unconfirmed import, are kept. */
const RETENTION_DAYS = 7;

/**
 * Removes the spreadsheet and the rows of imports that have ended, and everything of abandoned ones: these files
 * contain many persons, who are patients by now or never became one. `now` is ISO 8601.
 */
export async function removeEndedImports(worker: pg.Pool, now: string): Promise<number> {
  const { rowCount } = await worker.query(
    `delete from alur.file f where f.kind = 'patient-import' and f.in_folder and (
       f.created_at < $1::timestamptz - interval '${RETENTION_DAYS} days'
       or exists (select 1 from ${tableName(patientImportView)} i
         where i.merchant_id = f.merchant_id and i.status in ('finished', 'cancelled', 'unreadable')
           and f.id::text in (i."fileId", i."checkedFileId")))`,
    [now],
  );
  return rowCount ?? 0;
}
