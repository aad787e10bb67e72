import type { ReferralBody, ReferralChangeBody } from '@alur/domain/referral/vclaim-referral';
import type { Answered } from './vclaim-control.js';
import type { IssuedThere } from './vclaim-letters.js';

/** A referral to another facility that the stand-in for VClaim has issued. */
export interface SentThere {
  readonly number: string;
  readonly card: string;
  readonly body: ReferralBody;
}

const HOSPITALS: Readonly<Record<string, string>> = { '0999R002': 'RS KENANGA' };
const CLINICS: Readonly<Record<string, string>> = { '0999U001': 'KLINIK MELATI' };
const polis: Readonly<Record<string, string>> = { INT: 'PENYAKIT DALAM', JAN: 'JANTUNG' };
const diagnoses = ['J18.9', 'I10'];
const OWN = '0999R001';
const [OUTPATIENT, BACK] = ['2', '2'];

/** Referrals of the hospital to others, as VClaim's stand-in keeps them (DOMAIN-WIRES 2, *Rujukan*). */
export class SentReferrals {
  readonly sent: SentThere[] = [];
  /** Numbers by which a patient has come there. */
  readonly used = new Set<string>();
  private count = 0;

  constructor(private readonly letters: readonly IssuedThere[]) {}

  read(path: string): Answered {
    const [, facility, date] = /^Rujukan\/ListSpesialistik\/PPKRujukan\/(\w+)\/TglRujukan\/([\d-]+)$/.exec(path) ?? [];
    if (facility !== undefined) {
      const list = Object.entries(polis).map(([kodeSpesialis, namaSpesialis]) => ({
        ...{ kodeSpesialis, namaSpesialis: `${namaSpesialis} `, kapasitas: '20', persentase: '0,00' },
        jumlahRujukan: String(
          this.sent.filter(
            ({ body }) =>
              body.ppkDirujuk === facility && body.poliRujukan === kodeSpesialis && body.tglRujukan === date,
          ).length,
        ),
      }));
      return facility in HOSPITALS ? { list } : 'PPK Rujukan tidak ditemukan';
    }
    const [, from, until = ''] = /^Rujukan\/Keluar\/List\/tglMulai\/([\d-]+)\/tglAkhir\/([\d-]+)$/.exec(path) ?? [];
    if (from !== undefined) {
      const list = this.sent
        .filter(({ body: { tglRujukan } }) => tglRujukan >= from && tglRujukan <= until)
        .map(({ number, card, body: { tglRujukan, jnsPelayanan, noSep, ppkDirujuk } }) => ({
          ...{ noRujukan: number, tglRujukan, jnsPelayanan, noSep: noSep.toLowerCase(), noKartu: card },
          ...{ ppkDirujuk, namaPpkDirujuk: HOSPITALS[ppkDirujuk] ?? CLINICS[ppkDirujuk] },
        }));
      return list.length > 0 ? { list } : 'Data tidak ditemukan';
    }
    const [, wanted] = /^Rujukan\/Keluar\/(\w+)$/.exec(path) ?? [];
    if (wanted === undefined) return undefined;
    const found = this.sent.find(({ number }) => number === wanted);
    return found
      ? { rujukan: { ...found.body, noRujukan: found.number, noKartu: found.card } }
      : 'Rujukan tidak ditemukan';
  }

  insert(body: ReferralBody): Answered {
    const letter = this.letters.find(({ number }) => number === body.noSep);
    if (!letter) return 'No SEP tidak ditemukan';
    if (this.sent.some(each => each.body.noSep === body.noSep)) return 'SEP sudah dibuatkan rujukan';
    const refusal = this.refusal(body, letter.body.tglSep);
    if (refusal !== undefined) return refusal;
    this.count += 1;
    const number = `${OWN}1126B${String(this.count).padStart(6, '0')}`;
    this.sent.push({ number, card: letter.body.noKartu, body });
    return { rujukan: { noRujukan: number, tglRujukan: body.tglRujukan } };
  }

  change({ noRujukan: number, ...said }: ReferralChangeBody): Answered {
    const at = this.sent.findIndex(each => each.number === number);
    const known = this.sent[at];
    if (!known) return 'Rujukan tidak ditemukan';
    if (this.used.has(number)) return 'Rujukan sudah digunakan';
    const body = { ...known.body, ...said };
    const refusal = this.refusal(body, known.body.tglRujukan);
    if (refusal !== undefined) return refusal;
    this.sent[at] = { ...known, body };
    return { noRujukan: number };
  }

  delete(number: string): Answered {
    const at = this.sent.findIndex(each => each.number === number);
    if (at < 0) return 'Rujukan tidak ditemukan';
    if (this.used.has(number)) return 'Rujukan sudah digunakan';
    this.sent.splice(at, 1);
    return {};
  }

  private refusal(body: ReferralBody, notBefore: string): string | undefined {
    const { tglRujukan, tglRencanaKunjungan, ppkDirujuk, poliRujukan, diagRujukan, tipeRujukan, jnsPelayanan } = body;
    if (Object.values(body).some(value => typeof value !== 'string')) return 'Semua nilai harus teks';
    if (tglRujukan < notBefore) return 'Tanggal rujukan sebelum tanggal SEP';
    if (tglRencanaKunjungan < tglRujukan) return 'Tanggal rencana kunjungan sebelum tanggal rujukan';
    if (!diagnoses.includes(diagRujukan)) return 'Diagnosa rujukan tidak ditemukan';
    const isBack = tipeRujukan === BACK;
    if (!(ppkDirujuk in (isBack ? CLINICS : HOSPITALS))) return 'PPK dirujuk tidak ditemukan';
    if (isBack) return poliRujukan === '' ? undefined : 'Rujuk balik tidak memakai poli';
    return jnsPelayanan === OUTPATIENT && polis[poliRujukan] === undefined ? 'Poli rujukan tidak ditemukan' : undefined;
  }
}
