import type { CorrectionBody, LetterBody } from '@alur/domain/casemix/vclaim-letter';
import type { KnownMember } from './state.js';
import type { LetterApprovals } from './vclaim-approvals.js';
import type { KnownReferral } from './vclaim-lists.js';

/** A letter that the stand-in for VClaim has issued. */
export interface IssuedThere {
  readonly number: string;
  readonly body: LetterBody;
}

const VALID_DAYS = 90;
const DAY_MS = 86_400_000;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS;
const poliNames: Readonly<Record<string, string>> = { INT: 'PENYAKIT DALAM', JAN: 'JANTUNG', MAT: 'MATA', IGD: 'IGD' };

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

interface Known {
  readonly members: readonly KnownMember[];
  readonly letters: readonly IssuedThere[];
  readonly referrals: readonly KnownReferral[];
  readonly approvals: Pick<LetterApprovals, 'isLateAllowed'>;
  readonly today: string;
}

const referralRefusal = ({ noKartu, tglSep, rujukan }: LetterBody, referrals: readonly KnownReferral[]) => {
  if (rujukan.noRujukan === '') return undefined;
  const known = referrals.find(({ number, card }) => number === rujukan.noRujukan && card === noKartu);
  if (!known) return 'Rujukan tidak ditemukan';
  return daysBetween(known.date, tglSep) >= VALID_DAYS ? 'Masa berlaku rujukan sudah 90 hari' : undefined;
};

type Special = Pick<LetterBody, 'cob' | 'katarak' | 'poli' | 'jaminan' | 'jnsPelayanan'>;

/** What it refuses of clinic, insurer and earlier letter, in a new letter and in a correction alike. */
const specialRefusal = (
  { cob, katarak, poli, jaminan, jnsPelayanan }: Special,
  member: KnownMember | undefined,
  letters: readonly IssuedThere[],
): string | undefined => {
  const { suplesi, noSepSuplesi } = jaminan.penjamin.suplesi;
  if (cob.cob === '1' && member?.insurer === undefined) return 'Peserta tidak terdaftar COB';
  if (katarak.katarak === '1' && poli.tujuan !== 'MAT') return 'Katarak hanya untuk poli mata';
  if (poli.eksekutif === '1' && jnsPelayanan === '1') return 'Poli eksekutif hanya untuk rawat jalan';
  if (suplesi === '0') return undefined;
  const isKnown = letters.some(({ number, body }) => number === noSepSuplesi && body.jaminan.lakaLantas !== '0');
  return isKnown && jaminan.lakaLantas !== '0' ? undefined : 'Nomor SEP suplesi tidak ditemukan';
};

/** Why VClaim refuses a letter (DOMAIN-WIRES 2); undefined where it does not. */
export const refusalOf = (
  body: LetterBody,
  { members, letters, referrals, approvals, today }: Known,
): string | undefined => {
  const { noKartu, tglSep, jnsPelayanan, poli, skdp, tujuanKunj, jaminan } = body;
  const member = members.find(({ card }) => card === noKartu);
  if (valuesIn(body).some(value => typeof value !== 'string')) return 'Semua nilai harus teks';
  if (!member) return 'Peserta tidak ditemukan';
  if (member.inactive !== undefined) return `Peserta ${member.inactive}`;
  if (tglSep < today && !approvals.isLateAllowed(body)) return 'Tanggal SEP backdate belum disetujui';
  if (jnsPelayanan === '1' && skdp.noSurat === '') return 'Nomor SPRI harus diisi';
  if (tujuanKunj === '2' && skdp.noSurat === '') return 'Nomor surat kontrol harus diisi';
  if (jaminan.lakaLantas !== '0' && jaminan.penjamin.tglKejadian === '') return 'Tanggal kejadian harus diisi';
  const refusal =
    specialRefusal(body, member, letters) ?? (jnsPelayanan === '2' ? referralRefusal(body, referrals) : undefined);
  if (refusal !== undefined) return refusal;
  const isSecond = letters.some(
    each => each.body.noKartu === noKartu && each.body.tglSep === tglSep && each.body.poli.tujuan === poli.tujuan,
  );
  return isSecond ? 'Peserta sudah mempunyai SEP di poli dan tanggal yang sama' : undefined;
};

/** What a letter rests on is not corrected; a body that names it is not read. */
const fixed = ['rujukan', 'skdp', 'tglSep', 'tujuanKunj', 'flagProcedure', 'kdPenunjang', 'assesmentPel'];

/** The letter as it is corrected, or why it is not. */
export const corrected = (
  letter: IssuedThere,
  { noSep, ...said }: CorrectionBody,
  { members, letters }: Pick<Known, 'members' | 'letters'>,
): IssuedThere | string => {
  if (valuesIn(said).some(value => typeof value !== 'string')) return 'Semua nilai harus teks';
  if (fixed.some(name => name in said)) return 'Format tidak sesuai';
  if (letter.body.jnsPelayanan === '2' && said.poli.tujuan === '') return 'Poli tujuan harus diisi';
  const body = { ...letter.body, ...said };
  const member = members.find(({ card }) => card === body.noKartu);
  return specialRefusal(body, member, letters) ?? { number: noSep, body };
};

/** Its number: the facility's code, month and year, V, and six digits. */
export const numberOf = ({ ppkPelayanan, tglSep }: LetterBody, count: number): string =>
  `${ppkPelayanan}${tglSep.slice(5, 7)}${tglSep.slice(2, 4)}V${String(count).padStart(6, '0')}`;

/** The letters of a card within days; undefined for another question. */
export const historyOf = (path: string, letters: readonly IssuedThere[]): object[] | undefined => {
  const [, card, from = '', until = ''] =
    /^monitoring\/HistoriPelayanan\/NoKartu\/(\d+)\/tglMulai\/([\d-]+)\/tglAkhir\/([\d-]+)$/.exec(path) ?? [];
  if (card === undefined) return undefined;
  return letters
    .filter(({ body: { noKartu, tglSep } }) => noKartu === card && tglSep >= from && tglSep <= until)
    .map(({ number, body: { tglSep, jnsPelayanan, poli, diagAwal } }) => ({
      ...{ noSep: number, tglSep, jnsPelayanan, diagnosa: diagAwal, poli: poliNames[poli.tujuan] ?? '' },
      ...{ noKartu: card, ppkPelayanan: 'RS MELATI', noRujukan: '' },
    }));
};

/** The letters that a card had for accidents until that day; undefined for another question. */
export const accidentLettersOf = (path: string, letters: readonly IssuedThere[]): object[] | undefined => {
  const [, card, until = ''] = /^sep\/JasaRaharja\/Suplesi\/(\d+)\/tglPelayanan\/([\d-]+)$/.exec(path) ?? [];
  if (card === undefined) return undefined;
  return letters
    .filter(({ body }) => body.noKartu === card && body.tglSep <= until && body.jaminan.lakaLantas !== '0')
    .map(({ number, body: { tglSep, jaminan } }) => ({
      ...{ noRegister: '1', noSep: number, noSepAwal: jaminan.penjamin.suplesi.noSepSuplesi || number },
      ...{ noSuratJaminan: '-', tglKejadian: jaminan.penjamin.tglKejadian, tglSep },
    }));
};
