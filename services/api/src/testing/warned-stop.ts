import { warnOfStop } from '@alur/contracts/medication/commands';
import { PROCESS_RIGHT, systemCaller } from '../platform/processes/system-caller.js';
import { tableName } from '../platform/projector/row-table.js';
import type { ClinicApp } from './clinic-app.js';
import { commandId } from '../platform/testing/platform.js';

/**
 * Warns of a medicine that was ordered for one day, as the clock does of longer ones a day before they stop. A played day
 * never reaches that moment, and without it the pharmacist's list of stops would show nothing.
 */
export const warnedOfStop = async ({ platform, database, here }: ClinicApp): Promise<void> => {
  const { rows } = await database.worker.query(
    `select "prescriptionId", "lineId" from ${tableName(platform.table('medication'))}
     where merchant_id = $1 and status <> 'stopped' and "stopsAt" is not null`,
    [here],
  );
  const system = systemCaller(here, [PROCESS_RIGHT]);
  for (const { prescriptionId, lineId } of rows)
    await platform.runner.execute(
      system,
      warnOfStop.name,
      Number(prescriptionId),
      { lineId: Number(lineId) },
      { commandId: commandId() },
    );
};
