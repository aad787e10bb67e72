import type { PatientFound, PatientMatch } from '@alur/contracts/patient/search';
import { lettersApart } from '@alur/domain/patient/letters-apart';
import { patientView } from '@alur/domain/patient/patient-view';
import { nameQueriesOf, normalName, recordNumberQueriesOf } from '@alur/domain/patient/search-keys';
import { sql, type RawBuilder } from 'kysely';
import type { Database, TenantDb } from '../../platform/db/database.js';
import { searchFunction, tableName } from '../../platform/projector/row-table.js';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.js';
import { hashesOf, nearHashesOf, type NumberHashes } from './number-hashes.js';

type Found = Omit<PatientFound, 'match'>;

/** Candidates read per query, of which the best are shown. */
const CANDIDATES = 200;
const COLUMNS = sql.raw(
  [
    'id',
    'recordNumber',
    'name',
    'birthDate',
    'gender',
    'cityName',
    'districtName',
    'allergyCount',
    'status',
    'mergedInto',
  ]
    .map(name => `t."${name}"`)
    .join(', '),
);

/**
 * Finds patients by what was typed: a number of any kind, or a name, also while it is still being typed and with one
 * letter wrong, missing, too many or swapped. Runs the most specific query first, and further ones only until there are
 * enough results.
 */
export class PatientFinder {
  constructor(
    private readonly database: Database,
    private readonly hashes: KeyedHash,
  ) {}

  search(merchantId: number, text: string, limit: number): Promise<PatientFound[]> {
    return this.database.tenant(merchantId, async trx => {
      const answer = new Answer(limit);
      const hash = (kind: string, value: string) => this.hashes.of(merchantId, kind, value);
      const numbers = /\d/.test(text);
      if (numbers) await this.byNumber(trx, answer, text, hashesOf(text, hash));
      if (/\p{L}/u.test(text)) await this.byName(trx, answer, text);
      if (numbers && answer.isEmpty) await this.byMistypedNumber(trx, answer, text, nearHashesOf(text, hash));
      return answer.patients;
    });
  }

  private async byNumber(trx: TenantDb, answer: Answer, text: string, hashes: NumberHashes[]): Promise<void> {
    answer.add('number', await withHash(trx, hashes));
    const queries = recordNumberQueriesOf(text);
    if (!queries || answer.isFull) return;
    const rows = await matching(trx, queries.begins);
    answer.add(
      'number',
      rows.toSorted((a, b) => shorterFirst(a.recordNumber, b.recordNumber)),
    );
  }

  private async byMistypedNumber(trx: TenantDb, answer: Answer, text: string, hashes: NumberHashes[]): Promise<void> {
    const near = recordNumberQueriesOf(text)?.near;
    answer.add('similar', await withHash(trx, hashes));
    if (near && !answer.isFull) answer.add('similar', nearestFirst(await matching(trx, near), text, 'recordNumber'));
  }

  private async byName(trx: TenantDb, answer: Answer, text: string): Promise<void> {
    const queries = nameQueriesOf(text);
    if (!queries) return;
    const whole = normalName(text).replaceAll(' ', '');
    answer.add('exact', byNameAndNumber(await matching(trx, queries.exact)));
    if (answer.isFull) return;
    // A name one letter away from the whole text must be among the results, however many names begin with it.
    const near = queries.near === null ? [] : nearestFirst(await matching(trx, queries.near), text, 'name');
    answer.reserve('similar', near);
    if (queries.begins !== null) answer.add('begins', byNameAndNumber(await matching(trx, queries.begins)));
    if (!answer.isFull) answer.add('begins', beginningFirst(await matching(trx, queries.beginsWords), whole));
    if (queries.within !== null && !answer.isFull)
      answer.add('within', byNameAndNumber(await matching(trx, queries.within)));
    if (!answer.isFull) answer.add('similar', nearestFirst(await matching(trx, queries.nearWords), text, 'name'));
  }
}

/** The results, best first, each patient once. */
class Answer {
  private readonly shown = new Map<number, PatientFound>();
  private reserved: PatientFound[] = [];

  constructor(private readonly limit: number) {}

  get isEmpty(): boolean {
    return this.shown.size === 0 && this.reserved.length === 0;
  }

  get isFull(): boolean {
    return this.shown.size + this.reservedUnseen.length >= this.limit;
  }

  /** Results by rank; those that were reserved come after the better ones. */
  get patients(): PatientFound[] {
    const rank: PatientMatch[] = ['number', 'exact', 'begins', 'within', 'similar'];
    return [...this.shown.values(), ...this.reservedUnseen].sort(
      (a, b) => rank.indexOf(a.match) - rank.indexOf(b.match),
    );
  }

  add(match: PatientMatch, rows: readonly Found[]): void {
    for (const row of rows) {
      const room = this.shown.size + this.reservedUnseen.filter(({ id }) => id !== row.id).length < this.limit;
      if (room && !this.shown.has(row.id)) this.shown.set(row.id, { ...row, match });
    }
  }

  /** Reserves up to half of the places for these rows. */
  reserve(match: PatientMatch, rows: readonly Found[]): void {
    const unseen = rows.filter(({ id }) => !this.shown.has(id));
    this.reserved = unseen.slice(0, Math.ceil(this.limit / 2)).map(row => ({ ...row, match }));
  }

  private get reservedUnseen(): PatientFound[] {
    return this.reserved.filter(({ id }) => !this.shown.has(id)).slice(0, this.limit - this.shown.size);
  }
}

const matching = async (trx: TenantDb, query: string): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select ${COLUMNS} from ${sql.table(searchFunction(patientView))}(${query}::tsquery, ${CANDIDATES}) t`.execute(trx);
  return rows.map(readable);
};

const withHash = async (trx: TenantDb, hashes: readonly NumberHashes[]): Promise<Found[]> => {
  if (hashes.length === 0) return [];
  const conditions: RawBuilder<unknown>[] = hashes.map(
    ({ column, hashes: values }) => sql`t.${sql.ref(column)} = any(${values}::text[])`,
  );
  const { rows } = await sql<Found>`
    select ${COLUMNS} from ${sql.table(tableName(patientView))} t where (${sql.join(conditions, sql` or `)})
    order by t.id limit ${CANDIDATES}`.execute(trx);
  return rows.map(readable);
};

/** Converts integers, which the database returns as text. */
const readable = (row: Found): Found => ({
  ...row,
  id: Number(row.id),
  allergyCount: Number(row.allergyCount),
  mergedInto: row.mergedInto === null ? null : Number(row.mergedInto),
});

const shorterFirst = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

const byNameAndNumber = (rows: readonly Found[]) =>
  rows.toSorted((a, b) => shorterFirst(a.name, b.name) || a.id - b.id);

/** Names that begin with what was typed come before those of which a word does. */
const beginningFirst = (rows: readonly Found[], whole: string) => {
  const begins = ({ name }: Found) => (normalName(name).replaceAll(' ', '').startsWith(whole) ? 0 : 1);
  return byNameAndNumber(rows).sort((a, b) => begins(a) - begins(b));
};

const nearestFirst = (rows: readonly Found[], text: string, by: 'name' | 'recordNumber') => {
  const typed = normalName(text);
  const apart = new Map(rows.map(row => [row.id, lettersApart(normalName(row[by]), typed)]));
  return byNameAndNumber(rows).sort((a, b) => (apart.get(a.id) ?? 0) - (apart.get(b.id) ?? 0));
};
