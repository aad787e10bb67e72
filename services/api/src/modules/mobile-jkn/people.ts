import { correctPatient, registerPatient } from '@alur/contracts/patient/commands';
import { KkNumber, Phone } from '@alur/contracts/patient/identity';
import { patient } from '@alur/domain/patient/patient';
import { patientView } from '@alur/domain/patient/patient-view';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { fold } from '../../integrations/fold.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { refuse } from './answer.js';
import type { NewPatient } from './requests.js';
import type { Run } from './run.js';

interface Found {
  readonly id: number;
  readonly hasCard: boolean;
}

/** What fits our form; what does not is left out, for the desk to ask. */
const fitting = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.infer<Schema> | null => {
  const parsed = z.safeParse(schema, text);
  return parsed.success ? parsed.data : null;
};

/** BPJS numbers regions by codes of its own, so their names are kept in the address. */
const addressOf = ({ alamat, namakel, namakec, namadati2, namaprop }: NewPatient): string | null =>
  [alamat, namakel, namakec, namadati2, namaprop].filter(Boolean).join(', ').slice(0, 500) || null;

/** The facility's patients, by the numbers that Mobile JKN knows them by. */
export class People {
  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'hashes'>,
    private readonly database: Database,
  ) {}

  async byCard(merchantId: number, card: string): Promise<number | undefined> {
    return (await this.found(merchantId, card, null))?.id;
  }

  /** The patient of the card, else of the NIK; then the record gets the card, if it had none. @throws Refusal */
  async named(merchantId: number, card: string, nik: string, run: Run): Promise<number> {
    const found = await this.found(merchantId, card, nik);
    if (!found) return refuse('unknownPatient');
    if (found.hasCard) return found.id;
    const state = await fold(this.platform, patient, found.id);
    if (state.status !== 'active') return refuse('unknownPatient');
    if (state.identity.bpjsNo !== null) return refuse('otherCard');
    const { photoFileId: _photo, ...identity } = state.identity;
    await run(correctPatient, found.id, { ...identity, bpjsNo: card, reason: 'Nomor kartu dari Mobile JKN' });
    return found.id;
  }

  /** Answers the record number. @throws Refusal when she is known already */
  async register(merchantId: number, asked: NewPatient, run: Run): Promise<string> {
    if (await this.found(merchantId, asked.nomorkartu, asked.nik)) return refuse('known');
    const { id } = await run(registerPatient, 0, {
      ...{ name: asked.nama, gender: asked.jeniskelamin === 'L' ? 'male' : 'female', birthDate: asked.tanggallahir },
      ...{ bpjsNo: asked.nomorkartu, idCardNumber: asked.nik, kkNumber: fitting(KkNumber, asked.nomorkk) },
      ...{ phone: fitting(Phone, asked.nohp), address: addressOf(asked) },
      ...{ rt: fitting(Neighbourhood, asked.rt), rw: fitting(Neighbourhood, asked.rw) },
    });
    const state = await fold(this.platform, patient, id);
    return state.status === 'none' ? '' : state.recordNumber;
  }

  private async found(merchantId: number, card: string, nik: string | null): Promise<Found | undefined> {
    const hash = (kind: string, value: string) => this.platform.hashes.of(merchantId, kind, value);
    const cardHash = hash('bpjs', card);
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<Found>`
        select id::int, coalesce("bpjsHash" = ${cardHash}, false) as "hasCard"
        from ${sql.table(tableName(patientView))}
        where merchant_id = ${merchantId} and status = 'active'
          and ("bpjsHash" = ${cardHash} or "nikHash" = ${nik === null ? null : hash('nik', nik)}::text)
        order by 2 desc, id limit 1`.execute(trx);
      return rows[0];
    });
  }
}

const Neighbourhood = z.string().check(z.regex(/^\d{1,3}$/));
