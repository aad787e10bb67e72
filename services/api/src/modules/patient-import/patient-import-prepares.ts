import { fitting, type PreparedBatch } from '@alur/domain/care/patient-batch';
import { patientImport, type PatientImportState } from '@alur/domain/patient-import/patient-import';
import { patientView } from '@alur/domain/patient/patient-view';
import { patient } from '@alur/domain/patient/patient';
import { uniqueName, uniqueNameOf } from '@alur/domain/kernel/name';
import { streamName, writes } from '@alur/domain/kernel/aggregate';
import type { DecisionContext } from '@alur/domain/kernel/context';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { Platform, RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { candidateOf } from './candidate.js';
import { CheckedRows, type StoredRow } from './checked-rows.js';
import { Checks } from './checks.js';
import { compare } from './duplicates.js';
import { importPlace } from './import-place.js';

/** An import's state in memory, by platform: running checks and open files. */
const works = new WeakMap<Platform, { checks: Checks; rows: CheckedRows }>();

export const importWork = (platform: Platform, database: Database) => {
  const known = works.get(platform) ?? {
    checks: new Checks(database, platform.largeFiles),
    rows: new CheckedRows(platform.largeFiles),
  };
  works.set(platform, known);
  return known;
};

const stateOf = async ({ streams }: Platform, id: number): Promise<PatientImportState> => {
  const stream = `${patientImport.kind}-${id}`;
  const wanted = new Map([[stream, patientImport]]);
  await streams.refresh(wanted);
  return (await streams.load(wanted)).get(stream)?.state as PatientImportState;
};

const ROWS_WITHIN_MS = 10_000;
/** Rows read per batch, more than one append can contain. */
const WINDOW = 64;

/** The facility's next record numbers, skipping those assigned manually. */
async function freeNumbers(platform: Platform, database: Database, merchantId: number, count: number) {
  const free: string[] = [];
  while (free.length < count) {
    const drawn = await Promise.all(
      Array.from({ length: count - free.length }, () => platform.prefetch.nextNumber(merchantId, 'record-number')),
    );
    const numbers = drawn.toSorted((one, other) => one - other).map(each => String(each).padStart(6, '0'));
    const rows = await database.ask(
      merchantId,
      'record numbers that are taken',
      sql<{ recordNumber: string }>`
        select "recordNumber" from ${sql.table(tableName(patientView))} where "recordNumber" = any(${numbers})`,
    );
    const taken = new Set(rows.map(({ recordNumber }) => recordNumber));
    free.push(...numbers.filter(number => !taken.has(number)));
  }
  return free;
}

type BatchContext = Pick<DecisionContext, 'merchantId' | 'hash'>;

/** The rows whose person was registered after the file was checked: at a desk, or from another file. */
async function repeatedOf(
  database: Database,
  { merchantId, hash }: BatchContext,
  rows: readonly StoredRow[],
): Promise<ReadonlySet<number>> {
  const candidates = rows.filter(({ isDuplicate }) => !isDuplicate).map(candidateOf);
  const { duplicates } = await compare(database, merchantId, candidates, hash);
  return new Set(duplicates.map(({ row }) => row));
}

/** The next rows that fit in one append, each with a patient id and a record number. */
async function prepareBatch(
  platform: Platform,
  database: Database,
  { importId, from, context }: { importId: number; from: number; context: BatchContext },
): Promise<PreparedBatch | undefined> {
  const { merchantId } = context;
  const state = await stateOf(platform, importId);
  if (state.status !== 'registering' || state.next !== from || state.found.checkedFileId === null) return undefined;
  // Rows are compared with patients whom the import before this one has just registered.
  if (from === 0 && !(await platform.progress.waitFor(await platform.log.store.head(), merchantId, ROWS_WITHIN_MS)))
    throw new Error('the patients are not there yet');
  const { rows } = importWork(platform, database);
  const all = await rows.window(merchantId, state.found.checkedFileId, from, WINDOW);
  const registers = state.duplicateChoice === 'register';
  const wanted = all.flatMap((row, at) => (registers || !row.isDuplicate ? [{ row, at }] : []));
  const count = fitting(
    wanted.map(({ row }) => row),
    context,
  );
  const chosen = wanted.slice(0, count);
  const to = from + (wanted[count]?.at ?? all.length);
  const repeated = registers
    ? new Set<number>()
    : await repeatedOf(
        database,
        context,
        chosen.map(({ row }) => row),
      );
  const ids = await platform.prefetch.draw(chosen.map((_row, at) => `patient-${at}`));
  const drawn = await freeNumbers(
    ...([platform, database, merchantId] as const),
    chosen.filter(({ row }) => row.body.recordNumber === null).length,
  );
  const prepared = chosen.map(({ row: { row, body, isDuplicate } }, at) => {
    const patientId = ids[`patient-${at}`] ?? 0;
    platform.streams.begin(streamName(writes(patient, patientId)), patient);
    const recordNumber = body.recordNumber ?? drawn.shift() ?? '';
    if (body.recordNumber === null)
      platform.streams.begin(streamName(uniqueNameOf('record-number', recordNumber, context)), uniqueName);
    const acknowledged = { ...body, acknowledgeDuplicates: isDuplicate };
    return { row, isDuplicate, isRepeated: repeated.has(row), patientId, recordNumber, body: acknowledged };
  });
  const isLast = to >= state.found.good + state.found.duplicates;
  return { from, to, isLast, skipped: to - from - chosen.length, rows: prepared };
}

/** Checks the spreadsheet and reads a batch's rows before the command, so that the decisions see only the results. */
export const registerPatientImportPrepares: RegisterPrepares = (platform, database) => {
  const { commands, largeFiles } = platform;
  if (!commands.act('patient-import/upload')) return;
  const { checks } = importWork(platform, database);
  commands.prepareWith('patient-import/upload', async ({ merchantId }, body) => ({
    isSent: (await largeFiles.take(importPlace(merchantId), String(body['fileId']))) !== undefined,
  }));
  commands.prepareWith('patient-import/check', async ({ merchantId }, body, { today, hash }) => {
    const importId = Number(body['id']);
    const state = await stateOf(platform, importId);
    if (state.status !== 'uploaded') return {};
    const found = await checks.run({ importId, fileId: state.fileId, merchantId, today, hash });
    return found ? { found } : {};
  });
  commands.prepareWith('patient-import/cancel', async (_caller, body) => {
    checks.stop(Number(body['id']));
    return {};
  });
  commands.prepareWith('patient-import/register-batch', async ({ merchantId }, body, { hash }) => {
    const of = { importId: Number(body['id']), from: Number(body['from']), context: { merchantId, hash } };
    const batch = await prepareBatch(platform, database, of);
    return batch ? { batch } : {};
  });
};
