import type { PossibleDuplicate } from '@alur/domain/patient/duplicates';
import { patientView } from '@alur/domain/patient/patient-view';
import { nameQueriesOf } from '@alur/domain/patient/search-keys';
import { matchesOf } from '@alur/domain/patient/identity-fields';
import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { uniqueName, uniqueNameOf } from '@alur/domain/kernel/name';
import { streamName } from '@alur/domain/kernel/aggregate';
import type { DecisionContext } from '@alur/domain/kernel/context';
import { sql } from 'kysely';
import type { Prepare } from '../../platform/commands/command-registry.js';
import type { Database } from '../../platform/db/database.js';
import { Files } from '../../platform/files/files.js';
import type { Platform, RegisterPrepares } from '../../platform/platform.js';
import { freeRecordNumber } from '../../platform/prefetch/free-record-number.js';
import { searchFunction, tableName } from '../../platform/projector/row-table.js';

/** Maximum number of possible duplicates returned. */
const MOST = 20;

type Look = Pick<DecisionContext, 'hash'>;
interface Match {
  id: string;
  recordNumber: string;
  reason: PossibleDuplicate['reason'] | 'record-number';
}
interface Found {
  duplicates: PossibleDuplicate[];
  /** Whether a patient has the record number that was drawn. */
  isTaken: boolean;
}

/**
 * Looks up possible duplicates (the same number, or the same name and birth date), and who has the record number
 * `drawn`. From the rows: it only warns.
 */
const lookUp = async (
  database: Database,
  merchantId: number,
  identity: PatientIdentity,
  context: Look,
  drawn: string | null,
): Promise<Found> => {
  const { nikHash, bpjsHash, passportHash } = matchesOf(identity, context);
  const exact = nameQueriesOf(identity.name)?.exact;
  const patients = sql.table(tableName(patientView));
  const rows = await database.ask(
    merchantId,
    'possible duplicates',
    sql<Match>`
      select id, "recordNumber", 'record-number' as reason from ${patients} where "recordNumber" = ${drawn}
      union all
      select t.id, t."recordNumber", case
          when t."nikHash" = ${nikHash} then 'nik'
          when t."passportHash" = ${passportHash} then 'passport' else 'bpjs' end
        from ${patients} t
        where (t."nikHash" = ${nikHash} or t."passportHash" = ${passportHash} or t."bpjsHash" = ${bpjsHash})
          and t.status = 'active'
      union all
      select t.id, t."recordNumber", 'name-and-birth-date'
        from ${sql.table(searchFunction(patientView))}(${exact ?? null}::tsquery, 5000) t
        where t."birthDate" = ${identity.birthDate} and t.status = 'active'
      limit ${MOST}`,
  );
  const first = new Map<number, PossibleDuplicate>();
  for (const { id, recordNumber, reason } of rows)
    if (reason !== 'record-number' && !first.has(Number(id)))
      first.set(Number(id), { id: Number(id), recordNumber, reason });
  return { duplicates: [...first.values()], isTaken: rows.some(({ reason }) => reason === 'record-number') };
};

/**
 * Draws a number that no row shows as taken, and skips the lookup of its claim: if there is one after all, the append
 * fails.
 */
const withNumber = async (
  platform: Platform,
  database: Database,
  merchantId: number,
  identity: PatientIdentity,
  context: Look,
): Promise<Pick<Found, 'duplicates'> & { recordNumber: string }> => {
  const { duplicates, recordNumber } = await freeRecordNumber(platform.prefetch, merchantId, drawn =>
    lookUp(database, merchantId, identity, context, drawn),
  );
  platform.streams.begin(
    streamName(uniqueNameOf('record-number', recordNumber, { ...context, merchantId })),
    uniqueName,
  );
  return { duplicates, recordNumber };
};

/** Lookups of registration and correction of patients. */
export const registerPatientPrepares: RegisterPrepares = (platform, database) => {
  const { commands } = platform;
  const files = new Files(database, platform.keys);
  const duplicates: Prepare = async ({ merchantId }, body, context) => {
    const found = await lookUp(database, merchantId, body as unknown as PatientIdentity, context, null);
    return { duplicates: found.duplicates };
  };
  if (commands.act('patient/register'))
    commands.prepareWith('patient/register', (caller, body, context) =>
      body['recordNumber'] === null
        ? withNumber(platform, database, caller.merchantId, body as unknown as PatientIdentity, context)
        : duplicates(caller, body, context),
    );
  if (commands.act('patient/change-photo'))
    commands.prepareWith('patient/change-photo', async ({ merchantId }, body) => {
      const place = { merchantId, subject: `patient-${String(body['id'])}`, kind: 'photo' };
      const { fileId } = body;
      return { photoIsMissing: typeof fileId === 'string' && !(await files.take(place, fileId)) };
    });
  if (commands.act('patient/correct')) commands.prepareWith('patient/correct', duplicates);
};
