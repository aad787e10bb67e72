import { confirmPatientImport, uploadPatientImport } from '@alur/contracts/patient-import/commands';
import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import type { DayModule } from '../day-module.js';
import { accepted, onceOf, order, untilRow } from '../day/visit-context.js';
import type { LoggedEvent } from '../proof/logged-event.js';
import type { Person } from '../wire/person.js';

/** Rows of the list that can be registered: more than one append holds, so that it takes several batches. */
const GOOD = 90;
const EVENING = 22 * 3600;

/** Batches of an import that did not begin where the one before ended, and imports whose end has another sum. */
export const importsOutOfStep = (events: readonly LoggedEvent[]): number => {
  const at = new Map<unknown, { next: number; registered: number }>();
  let wrong = 0;
  for (const { type, data } of events) {
    const { next, registered } = at.get(data['importId']) ?? { next: 0, registered: 0 };
    if (type === 'PatientImportBatchRegistered') {
      if (data['from'] !== next) wrong += 1;
      at.set(data['importId'], { next: Number(data['to']), registered: registered + Number(data['registered']) });
    }
    if (type === 'PatientImportFinished' && data['registered'] !== registered) wrong += 1;
  }
  return wrong;
};

/** A list from another system: one row has no gender, and one is there twice. */
const listOf = (): Buffer => {
  const good = Array.from({ length: GOOD }, (_none, at) => `Pasien Lama ${at + 1},Perempuan,02/03/${1930 + at}`);
  return Buffer.from(['Nama,Jenis kelamin,Tanggal lahir', ...good, 'Tanpa Kelamin,,01/02/1970', good[0]].join('\n'));
};

const untilStatus = async (person: Person, id: number, status: PatientImportRow['status']) => {
  const of = (rows: readonly PatientImportRow[]) => rows.find(row => row.id === id);
  const isReady = (rows: readonly PatientImportRow[]) => of(rows)?.status === status;
  return of(await untilRow<readonly PatientImportRow[]>(person, '/v2/live/patient-import.all', isReady));
};

export const patientImportDay: DayModule = {
  async atDaysEnd({ administrator }, desk) {
    const fileId = await administrator.upload('/v2/patient-import/import-file', listOf());
    const sent = order(administrator, uploadPatientImport, null, { fileId, fileName: 'pasien-lama.csv' });
    const id = accepted(await desk.send(EVENING, sent), uploadPatientImport);
    await untilStatus(administrator, id, 'checked');
    const confirms = order(administrator, confirmPatientImport, id, { mode: 'good', duplicates: 'skip' });
    onceOf(await desk.race(EVENING, confirms, confirms), confirmPatientImport);
    const row = await untilStatus(administrator, id, 'finished');
    if (row?.registered !== GOOD || row.bad !== 1 || row.skipped !== 1)
      throw new Error(
        `of the imported list ${row?.registered} were registered, ${row?.bad} bad, ${row?.skipped} skipped`,
      );
  },
  zeros: { imports_out_of_step: importsOutOfStep },
  figures: {
    imported_patients: events =>
      events.reduce(
        (sum, { type, data }) => sum + (type === 'PatientImportFinished' ? Number(data['registered']) : 0),
        0,
      ),
  },
};
