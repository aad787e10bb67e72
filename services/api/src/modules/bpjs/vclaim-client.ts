import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import type { Member } from '@alur/contracts/bpjs/member';
import { BpjsError } from './bpjs-answer.js';
import type { BpjsClient } from './bpjs-client.js';

const DONE = [200];

/** The participant as VClaim tells of her (DOMAIN-WIRES 2). */
interface Peserta {
  noKartu: string;
  nama: string;
  tglLahir?: string;
  statusPeserta?: { kode?: string; keterangan?: string };
  hakKelas?: { kode?: string };
  jenisPeserta?: { keterangan?: string };
  provUmum?: { kdProvider?: string; nmProvider?: string };
  informasi?: { prolanisPRB?: string | null };
}
const ACTIVE = '0';

/** VClaim, for hospitals. */
export class VclaimClient {
  constructor(private readonly client: BpjsClient) {}

  /** Throws unless VClaim answers a list of references. */
  async test(): Promise<void> {
    await this.client.ask('GET', 'referensi/ruangrawat', DONE);
  }

  /** As she is insured on that day. */
  async member(by: MemberNumber, number: string, date: string): Promise<Member> {
    const kind = by === 'card' ? 'nokartu' : 'nik';
    const { content } = await this.client.ask('GET', `Peserta/${kind}/${number}/tglSEP/${date}`, DONE);
    const { peserta } = (content ?? {}) as { peserta?: Peserta };
    if (!peserta) throw new BpjsError('unreachable', 'no participant was given');
    const { statusPeserta, provUmum } = peserta;
    return {
      ...{ cardNumber: peserta.noKartu, name: peserta.nama, birthDate: peserta.tglLahir?.slice(0, 10) ?? null },
      ...{ isActive: String(statusPeserta?.kode) === ACTIVE, status: statusPeserta?.keterangan ?? '' },
      entitledClass: peserta.hakKelas?.kode ?? null,
      memberType: peserta.jenisPeserta?.keterangan ?? null,
      provider: provUmum?.kdProvider ? { code: provUmum.kdProvider, name: provUmum.nmProvider ?? '' } : null,
      programme: peserta.informasi?.prolanisPRB ?? null,
    };
  }
}
