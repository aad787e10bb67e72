import type { Icd10Row } from '@alur/contracts/reference/rows';
import type { CodeSystem } from '@alur/contracts/terminology/commands';
import { indexOf, searchCodes, type CodeIndex } from '@alur/domain/reference/code-search';
import { everyday, icd10 } from '@alur/domain/reference/icd10';
import { codeImportView, referenceCodeView } from '@alur/domain/terminology/views';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';

/** So many facilities' lists are kept ready; another is read again when it is asked for. */
const KEPT = 16;

const seeds: Readonly<Record<CodeSystem, readonly Icd10Row[]>> = { 'icd-10': icd10, 'icd-9-cm': [] };

/**
 * The codes of a classification as a facility has them: those that come with the application, with their Indonesian
 * names, and beyond them those that it imported.
 */
export class CodeLists {
  private readonly ready = new Map<string, { stamp: string; index: CodeIndex }>();

  constructor(private readonly database: Database) {}

  async search(merchantId: number, system: CodeSystem, text: string, limit: number): Promise<Icd10Row[]> {
    return searchCodes(await this.index(merchantId, system), text, limit);
  }

  /** Those of these codes that are known. */
  async named(merchantId: number, system: CodeSystem, codes: readonly string[]): Promise<Icd10Row[]> {
    const index = await this.index(merchantId, system);
    return codes.flatMap(code => index.find(({ row }) => row.code === code)?.row ?? []);
  }

  /** Read anew once another part of a file came. */
  private async index(merchantId: number, system: CodeSystem): Promise<CodeIndex> {
    const name = `${merchantId} ${system}`;
    const stamp = await this.stamp(merchantId, system);
    const has = this.ready.get(name);
    if (has?.stamp === stamp) return has.index;
    const seed = seeds[system];
    const listed = new Set(seed.map(({ code }) => code));
    const imported = await this.imported(merchantId, system);
    const index = indexOf([...seed, ...imported.filter(({ code }) => !listed.has(code))], everyday);
    this.ready.delete(name);
    this.ready.set(name, { stamp, index });
    const [oldest] = this.ready.keys();
    if (this.ready.size > KEPT && oldest !== undefined) this.ready.delete(oldest);
    return index;
  }

  private stamp(merchantId: number, system: CodeSystem): Promise<string> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ stamp: string }>`
        select count(*) || '/' || coalesce(sum(imported), 0) as stamp from ${sql.table(tableName(codeImportView))}
        where merchant_id = ${merchantId} and system = ${system}`.execute(trx);
      return rows[0]?.stamp ?? '';
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
