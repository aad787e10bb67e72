import type { SurgeryStatus } from '@alur/contracts/surgery/enums';
import { vclaimPoliView } from '@alur/domain/bpjs/vclaim-directory-view';
import { patient } from '@alur/domain/patient/patient';
import { surgeryView } from '@alur/domain/surgery/surgery-view';
import { sql, type RawBuilder } from 'kysely';
import { fold } from '../../integrations/fold.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { refuse } from './answer.js';
import type { People } from './people.js';
import type { OperationDays, OperationsOf } from './requests.js';

interface Planned {
  readonly id: number;
  readonly personId: number;
  readonly firstDay: string;
  readonly name: string;
  readonly status: SurgeryStatus;
  readonly poliCode: string | null;
  readonly poliName: string;
  readonly changedAt: string;
}

/** BPJS reads a plan of some weeks; a longer one is cut off. */
const MOST = 500;

/** The plan of operations as Mobile JKN asks for it (DOMAIN-WIRES 3.2): what is planned, under way or done. */
export class Operations {
  constructor(
    private readonly platform: Pick<Platform, 'streams'>,
    private readonly database: Database,
    private readonly people: Pick<People, 'byCard'>,
  ) {}

  async ofDays(merchantId: number, { tanggalawal, tanggalakhir }: OperationDays) {
    const rows = await this.planned(merchantId, sql`s."firstDay" between ${tanggalawal} and ${tanggalakhir}`);
    const list = await Promise.all(
      rows.map(async row => {
        const state = await fold(this.platform, patient, row.personId);
        const nopeserta = state.status === 'active' ? (state.identity.bpjsNo ?? '') : '';
        return { ...operationOf(row), nopeserta, lastupdate: Date.parse(row.changedAt) };
      }),
    );
    return { list };
  }

  async ofPerson(merchantId: number, { nopeserta }: OperationsOf) {
    const personId = (await this.people.byCard(merchantId, nopeserta)) ?? refuse('unknownPatient');
    const rows = await this.planned(merchantId, sql`s."personId" = ${personId} and s."firstDay" is not null`);
    return { list: rows.map(operationOf) };
  }

  private planned(merchantId: number, where: RawBuilder<unknown>): Promise<Planned[]> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<Planned>`
        select s.id::int, s."personId"::int, s."firstDay", s.name, s.status, p.code as "poliCode",
          coalesce(p.name, s."unitName") as "poliName", s.steps->-1->>'at' as "changedAt"
        from ${sql.table(tableName(surgeryView))} s
        left join ${sql.table(tableName(vclaimPoliView))} p
          on p.merchant_id = s.merchant_id and p."unitId" = s."unitId"
        where s.merchant_id = ${merchantId} and s.status in ('scheduled', 'process', 'finish') and ${where}
        order by s."firstDay", s.id limit ${MOST}`.execute(trx);
      return rows;
    });
  }
}

const operationOf = ({ id, firstDay, name, status, poliCode, poliName }: Planned) => ({
  ...{ kodebooking: String(id), tanggaloperasi: firstDay, jenistindakan: name },
  ...{ kodepoli: poliCode ?? '', namapoli: poliName, terlaksana: status === 'finish' ? 1 : 0 },
});
