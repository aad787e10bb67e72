import type { Icd10Row } from '@alur/contracts/reference/rows';
import type { CodeSystem } from '@alur/contracts/terminology/commands';
import { indexOf, searchCodes, type CodeIndex } from '@alur/domain/reference/code-search';
import { everyday, icd10 } from '@alur/domain/reference/icd10';
import { codeImportView, referenceCodeView, retiredCodeView } from '@alur/domain/terminology/views';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

/** Number of facilities whose lists are cached. */
const CACHED_LISTS = 16;

const seeds: Readonly<Record<CodeSystem, readonly Icd10Row[]>> = { 'icd-10': icd10, 'icd-9-cm': [] };

/** Offered codes, and retired ones, which still have a name. */
interface CodeList {
  readonly index: CodeIndex;
  readonly retired: ReadonlyMap<string, CodeIndex[number]>;
}

/**
 * The codes of a classification as a facility has them: those that come with the application, with their Indonesian
 * names, and beyond them those that it imported.
 */
export class CodeLists {
  private readonly ready = new Map<string, CodeList & { stamp: string }>();

  constructor(private readonly database: Database) {}

  async search(merchantId: number, system: CodeSystem, text: string, limit: number): Promise<Icd10Row[]> {
    return searchCodes((await this.list(merchantId, system)).index, text, limit);
  }

  /** The known ones of these codes, in use or retired. */
  async named(merchantId: number, system: CodeSystem, codes: readonly string[]): Promise<Icd10Row[]> {
    const { index, retired } = await this.list(merchantId, system);
    return codes.flatMap(code => (index.find(({ row }) => row.code === code) ?? retired.get(code))?.row ?? []);
  }

  /** Reads the list again after a further part of an import, or after a code was retired or restored. */
  private async list(merchantId: number, system: CodeSystem): Promise<CodeList> {
    const name = `${merchantId} ${system}`;
    const stamp = await this.stamp(merchantId, system);
    const has = this.ready.get(name);
    if (has?.stamp === stamp) return has;
    const seed = seeds[system];
    const listed = new Set(seed.map(({ code }) => code));
    const imported = await this.imported(merchantId, system);
    const all = indexOf([...seed, ...imported.filter(({ code }) => !listed.has(code))], everyday);
    const gone = await this.retired(merchantId, system);
    const index = all.filter(({ row }) => !gone.has(row.code));
    const retired = new Map(all.filter(({ row }) => gone.has(row.code)).map(each => [each.row.code, each]));
    const list = { stamp, index, retired };
    this.ready.delete(name);
    this.ready.set(name, list);
    const [oldest] = this.ready.keys();
    if (this.ready.size > CACHED_LISTS && oldest !== undefined) this.ready.delete(oldest);
    return list;
  }

  private stamp(merchantId: number, system: CodeSystem): Promise<string> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ stamp: string }>`
        select (select count(*) || '/' || coalesce(sum(imported), 0) from ${sql.table(tableName(codeImportView))}
                where merchant_id = ${merchantId} and system = ${system})
            || '/' || (select coalesce(string_agg(key || "retiredAt", ',' order by key), '')
                from ${sql.table(tableName(retiredCodeView))}
                where merchant_id = ${merchantId} and system = ${system}) as stamp`.execute(trx);
      return rows[0]?.stamp ?? '';
    });
  }

  private retired(merchantId: number, system: CodeSystem): Promise<ReadonlySet<string>> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ code: string }>`
        select code from ${sql.table(tableName(retiredCodeView))}
        where merchant_id = ${merchantId} and system = ${system}`.execute(trx);
      return new Set(rows.map(({ code }) => code));
    });
  }

  private imported(merchantId: number, system: CodeSystem): Promise<Icd10Row[]> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<Icd10Row>`
        select code, coalesce("displayId", display) as name, display as "nameEn"
        from ${sql.table(tableName(referenceCodeView))}
        where merchant_id = ${merchantId} and system = ${system} order by code`.execute(trx);
      return rows;
    });
  }
}
