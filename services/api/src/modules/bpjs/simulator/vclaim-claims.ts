import type { IssuedThere } from './vclaim-letters.js';
import type { KnownMember } from './state.js';

/** A claim that the stand-in for VClaim verifies. */
export interface ClaimThere {
  readonly number: string;
  readonly dischargedOn: string;
  readonly care: '1' | '2';
  readonly status: '1' | '2' | '3';
  readonly group: string;
  readonly claimed: number;
  readonly hospital: number;
}

const words: Readonly<Record<ClaimThere['status'], string>> = {
  ...{ '1': 'Proses Verifikasi', '2': 'Pending Verifikasi', '3': 'Klaim' },
};

/** Claims of a day and status; undefined for another question. */
export const claimsThere = (path: string, claims: readonly ClaimThere[]): object[] | undefined => {
  const [, day, care, status] =
    /^Monitoring\/Klaim\/Tanggal\/([\d-]+)\/JnsPelayanan\/([12])\/Status\/([123])$/.exec(path) ?? [];
  if (day === undefined) return undefined;
  return claims
    .filter(each => each.dischargedOn === day && each.care === care && each.status === status)
    .map(({ number, dischargedOn, group, claimed, hospital, status: at }) => ({
      ...{ Inacbg: { kode: group, nama: 'PNEUMONIA' }, kelasRawat: '3', noFPK: '', noSEP: number },
      biaya: {
        ...{ byPengajuan: String(claimed), bySetujui: at === '3' ? String(claimed) : '0' },
        ...{ byTarifGruper: String(claimed), byTarifRS: String(hospital), byTopup: '0' },
      },
      ...{ peserta: { nama: 'BUDI SANTOSO', noKartu: '0001234567801', noMR: '000001' }, poli: '' },
      ...{ status: words[at], tglPulang: dischargedOn, tglSep: dischargedOn },
    }));
};

/** Whose letter it is, as the groupers are told; undefined for another question, null where there is no such letter. */
export const letterForGroupers = (
  path: string,
  letters: readonly IssuedThere[],
  members: readonly KnownMember[],
): object | null | undefined => {
  const [, number] = /^sep\/cbg\/(\w{19})$/.exec(path) ?? [];
  if (number === undefined) return undefined;
  const body = letters.find(each => each.number === number)?.body;
  if (!body) return null;
  const member = members.find(({ card }) => card === body.noKartu);
  return {
    pesertasep: {
      ...{ kelamin: 'L', klsRawat: body.klsRawat.klsRawatHak, nama: member?.name ?? '', noKartuBpjs: body.noKartu },
      ...{ noMr: body.noMR, noRujukan: body.rujukan.noRujukan, tglLahir: member?.birthDate ?? '' },
      ...{ tglPelayanan: body.tglSep, tktPelayanan: body.jnsPelayanan },
    },
  };
};
