import type { ImportDuplicate } from '@alur/contracts/patient-import/rows';
import { patientView } from '@alur/domain/patient/patient-view';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';
import { keysOf, nameKey, type Candidate, type Hash, type Reason } from './candidate.js';
import type { Compared } from './check-thread.js';

/** Rows per query. */
const AT_ONCE = 1_000;

interface Known {
  recordNumber: string;
  name: string;
  birthDate: string | null;
  nikHash: string | null;
  bpjsHash: string | null;
  passportHash: string | null;
}

/** Finds rows that may be existing patients or repeat an earlier row, and rows whose record number is taken. */
export async function compare(
  database: Database,
  merchantId: number,
  candidates: readonly Candidate[],
  hash: Hash,
): Promise<Compared> {
  const taken: number[] = [];
  const duplicates: ImportDuplicate[] = [];
  const before = new Map<string, number>();
  for (let at = 0; at < candidates.length; at += AT_ONCE) {
    const some = candidates.slice(at, at + AT_ONCE).map(each => ({ each, keys: keysOf(each, hash) }));
    const known = await lookUp(database, merchantId, some);
    for (const { each, keys } of some) {
      if (each.recordNumber !== null && known.numbers.has(each.recordNumber)) taken.push(each.row);
      const there = keys.find(key => known.people.has(key.join()));
      const same = keys.find(key => before.has(key.join()));
      const found = there ?? same;
      if (found)
        duplicates.push({
          ...{ row: each.row, name: each.name, birthDate: each.birthDate, reason: found[0] },
          recordNumber: there ? (known.people.get(there.join()) ?? null) : null,
          sameAsRow: there ? null : (before.get(found.join()) ?? null),
        });
      for (const key of keys) if (!before.has(key.join())) before.set(key.join(), each.row);
    }
  }
  return { taken, duplicates };
}

async function lookUp(
  database: Database,
  merchantId: number,
  some: readonly { each: Candidate; keys: [Reason, string][] }[],
): Promise<{ people: Map<string, string>; numbers: Set<string> }> {
  const of = (reason: Reason) =>
    some.flatMap(({ keys }) => keys.filter(([each]) => each === reason).map(([, key]) => key));
  const days = [...new Set(some.flatMap(({ each }) => each.birthDate ?? []))];
  const numbers = some.flatMap(({ each }) => each.recordNumber ?? []);
  const rows = await database.ask(
    merchantId,
    'duplicates of an import',
    sql<Known>`
      select "recordNumber", name, "birthDate", "nikHash", "bpjsHash", "passportHash" from ${sql.table(tableName(patientView))}
      where status = 'active' and ("nikHash" = any(${of('nik')}) or "bpjsHash" = any(${of('bpjs')})
        or "passportHash" = any(${of('passport')}) or "birthDate" = any(${days}) or "recordNumber" = any(${numbers}))`,
  );
  const people = new Map<string, string>();
  for (const { recordNumber, name, birthDate, nikHash, bpjsHash, passportHash } of rows) {
    const keys = [
      ...[nikHash && ['nik', nikHash], bpjsHash && ['bpjs', bpjsHash], passportHash && ['passport', passportHash]],
      birthDate && ['name-and-birth-date', nameKey(name, birthDate)],
    ];
    for (const key of keys) if (Array.isArray(key)) people.set(key.join(), recordNumber);
  }
  return { people, numbers: new Set(rows.map(({ recordNumber }) => recordNumber)) };
}
