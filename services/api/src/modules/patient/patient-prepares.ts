import type { PossibleDuplicate } from '@alur/domain/patient/duplicates';
import { patientView } from '@alur/domain/patient/patient-view';
import { nameQueriesOf } from '@alur/domain/patient/search-keys';
import { matchesOf } from '@alur/domain/patient/identity-fields';
import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { claim, claimOn, type ClaimState } from '@alur/domain/kernel/claim';
import { streamName } from '@alur/domain/kernel/aggregate';
import type { DecisionContext } from '@alur/domain/kernel/context';
import { sql } from 'kysely';
import type { Prepare } from '../../platform/commands/command-registry.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { searchFunction, tableName } from '../../platform/projector/row-table.js';

/** So many are told of; more would not be read. */
const MOST = 20;
/** Numbers taken by hand that are passed over before giving up. */
const MOST_TRIES = 1_000;

type Look = Pick<DecisionContext, 'hash'>;
interface Match {
  id: string;
  recordNumber: string;
  reason: PossibleDuplicate['reason'];
}

/** Who may be the same person: the same number, or the same name and birth date. From the rows: it only warns. */
const duplicatesOf = (
  database: Database,
  merchantId: number,
  identity: PatientIdentity,
  context: Look,
): Promise<PossibleDuplicate[]> =>
  database.tenant(merchantId, async trx => {
    const { nikHash, bpjsHash, passportHash } = matchesOf(identity, context);
    const exact = nameQueriesOf(identity.name)?.exact;
    const { rows } = await sql<Match>`
      select t.id, t."recordNumber", case
          when t."nikHash" = ${nikHash} then 'nik'
          when t."passportHash" = ${passportHash} then 'passport' else 'bpjs' end as reason
        from ${sql.table(tableName(patientView))} t
        where (t."nikHash" = ${nikHash} or t."passportHash" = ${passportHash} or t."bpjsHash" = ${bpjsHash})
          and t.status = 'active'
      union all
      select t.id, t."recordNumber", 'name-and-birth-date'
        from ${sql.table(searchFunction(patientView))}(${exact ?? null}::tsquery, 5000) t
        where t."birthDate" = ${identity.birthDate} and t.status = 'active'
      limit ${MOST}`.execute(trx);
    const first = new Map<number, PossibleDuplicate>();
    for (const row of rows) {
      const id = Number(row.id);
      if (!first.has(id)) first.set(id, { ...row, id });
    }
    return [...first.values()];
  });

/** The facility's next number of six digits (DOMAIN 10) that nobody has taken by hand. */
const nextRecordNumber = async (
  { beforehand, streams }: Platform,
  merchantId: number,
  context: Look,
): Promise<string> => {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const next = await beforehand.nextNumber(merchantId, 'record-number');
    const number = String(next).padStart(6, '0');
    const stream = streamName(claimOn('record-number', number, { ...context, merchantId }));
    const held = (await streams.load(new Map([[stream, claim]]))).get(stream)?.state as ClaimState;
    if (held.holder === null) return number;
  }
  throw new Error(`no free record number within ${MOST_TRIES}`);
};

/** What registering and correcting look up before they are decided. */
export const registerPatientPrepares = (platform: Platform, database: Database): void => {
  const { commands } = platform;
  const duplicates: Prepare = async ({ merchantId }, body, context) => ({
    duplicates: await duplicatesOf(database, merchantId, body as unknown as PatientIdentity, context),
  });
  if (commands.act('patient/register'))
    commands.prepareWith('patient/register', async (caller, body, context) => {
      const [found, recordNumber] = await Promise.all([
        duplicates(caller, body, context),
        body['recordNumber'] === null && nextRecordNumber(platform, caller.merchantId, context),
      ]);
      return { ...found, ...(recordNumber !== false && { recordNumber }) };
    });
  if (commands.act('patient/correct')) commands.prepareWith('patient/correct', duplicates);
};
