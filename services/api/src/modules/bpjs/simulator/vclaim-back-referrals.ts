import type { BackReferralBody, BackReferralDeletion } from '@alur/domain/back-referral/vclaim-back-referral';
import type { Answered } from './vclaim-control.js';
import type { IssuedThere } from './vclaim-letters.js';

/** A back-referral that the stand-in for VClaim has issued. */
export interface BackReferralThere {
  readonly number: string;
  readonly issuedOn: string;
  readonly body: BackReferralBody;
}

const programmes: Readonly<Record<string, string>> = { '01': 'Diabetes Mellitus', '02': 'Hypertensi', '09': 'SLE' };
const medicines: Readonly<Record<string, string>> = {
  '00196120124': 'Metformin tab 500 mg',
  '00011220018': 'Amlodipin tab 10 mg',
};
const doctors: Readonly<Record<string, string>> = { '31661': 'dr. Ratna, Sp.PD', '31662': 'dr. Anton, Sp.JP' };
const OUTPATIENT = '2';

const entries = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([kode, nama]) => ({ kode, nama }));

/** Patients whom BPJS's programme of chronic diseases takes back, as VClaim's stand-in keeps them (DOMAIN-WIRES 2, *PRB*). */
export class BackReferrals {
  readonly issued: BackReferralThere[] = [];
  /** Numbers of which medicines were claimed. */
  readonly used = new Set<string>();
  private count = 9_419_117;

  constructor(private readonly letters: readonly IssuedThere[]) {}

  read(path: string): Answered {
    // VClaim pads the programme's code with a blank.
    if (path === 'referensi/diagnosaprb')
      return { list: entries(programmes).map(each => ({ ...each, kode: `${each.kode} ` })) };
    const [, words] = /^referensi\/obatprb\/([^/]+)$/.exec(path) ?? [];
    if (words !== undefined) {
      const wanted = decodeURIComponent(words).toLowerCase();
      const list = entries(medicines).filter(({ nama }) => nama.toLowerCase().includes(wanted));
      return list.length > 0 ? { list } : 'Data tidak ditemukan';
    }
    const [, from, until = ''] = /^prb\/tglMulai\/([\d-]+)\/tglAkhir\/([\d-]+)$/.exec(path) ?? [];
    if (from !== undefined) {
      const list = this.issued.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= until).map(rowOf);
      return list.length > 0 ? { prb: { list } } : 'Data tidak ditemukan';
    }
    const [, number, letter] = /^prb\/(\w+)\/nosep\/(\w+)$/.exec(path) ?? [];
    if (number === undefined) return undefined;
    const found = this.issued.find(each => each.number === number && each.body.noSep === letter);
    return found ? { prb: rowOf(found) } : 'No SRB tidak ditemukan';
  }

  insert(body: BackReferralBody, today: string): Answered {
    const refusal = this.refusal(body);
    if (refusal !== undefined) return refusal;
    this.count += 1;
    const it = { number: String(this.count), issuedOn: today, body };
    this.issued.push(it);
    return {
      ...{ noSRB: it.number, tglSRB: today, keterangan: body.keterangan, saran: body.saran },
      ...{ programPRB: programmes[body.programPRB], obat: { list: [] }, peserta: { noKartu: body.noKartu } },
    };
  }

  delete({ noSrb, noSep }: BackReferralDeletion): Answered {
    const at = this.issued.findIndex(({ number, body }) => number === noSrb && body.noSep === noSep);
    if (at < 0) return 'No SRB tidak ditemukan';
    if (this.used.has(noSrb)) return 'Obat PRB sudah diklaim';
    this.issued.splice(at, 1);
    return {};
  }

  private refusal({ noSep, noKartu, alamat, programPRB, kodeDPJP, keterangan, saran, user, obat }: BackReferralBody) {
    const said = [noSep, noKartu, alamat, programPRB, kodeDPJP, keterangan, saran];
    if (
      [...said, ...obat.flatMap(each => Object.values(each))].some(value => typeof value !== 'string' || value === '')
    )
      return 'Data belum lengkap';
    if (!/^\d+$/.test(user)) return 'User harus diisi numeric';
    const letter = this.letters.find(({ number }) => number === noSep);
    if (!letter) return 'No SEP tidak ditemukan';
    if (letter.body.noKartu !== noKartu) return 'Nomor kartu tidak sesuai dengan SEP';
    if (letter.body.jnsPelayanan !== OUTPATIENT) return 'Hanya untuk SEP rawat jalan';
    if (this.issued.some(({ body }) => body.noSep === noSep)) return 'SEP sudah dibuatkan SRB';
    if (programmes[programPRB] === undefined) return 'Program PRB tidak ditemukan';
    if (doctors[kodeDPJP] === undefined) return 'DPJP tidak ditemukan';
    if (obat.length === 0) return 'Obat harus diisi';
    return obat.some(({ kdObat }) => medicines[kdObat] === undefined) ? 'Obat bukan obat PRB' : undefined;
  }
}

const rowOf = ({ number, issuedOn, body }: BackReferralThere) => ({
  DPJP: { kode: body.kodeDPJP, nama: doctors[body.kodeDPJP] },
  ...{ noSEP: body.noSep.toLowerCase(), noSRB: number, tglSRB: issuedOn },
  peserta: { alamat: body.alamat, email: body.email, noKartu: body.noKartu },
  programPRB: { kode: `${body.programPRB} `, nama: programmes[body.programPRB] },
  ...{ keterangan: body.keterangan, saran: body.saran },
});
