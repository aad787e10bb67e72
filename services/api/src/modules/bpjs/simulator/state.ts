/** A participant whom the stand-in for BPJS knows. */
export interface KnownMember {
  readonly card: string;
  readonly nik: string;
  readonly name: string;
  readonly birthDate: string;
  readonly providerCode: string;
  /** Empty while she is active, else BPJS's words. */
  readonly inactive?: string;
  readonly prb?: string;
  /** Another insurer, who coordinates benefits. */
  readonly insurer?: string;
  /** As BPJS writes it. */
  readonly sex?: 'L' | 'P';
}

/** PCare's own code of the facility that asks. */
export const OWN_CODE = '0999U001';

/** DOMAIN-WIRES 10: active here, elsewhere, inactive, in arrears, without a NIK, PRB. */
export const members: readonly [KnownMember, ...KnownMember[]] = [
  {
    card: '0001234567801',
    nik: '3374011503900001',
    name: 'BUDI SANTOSO',
    sex: 'L',
    birthDate: '1990-03-15',
    providerCode: OWN_CODE,
  },
  {
    card: '0001234567802',
    nik: '3374011503900012',
    name: 'SITI AMINAH',
    birthDate: '1990-03-15',
    providerCode: '0999U002',
  },
  {
    ...{ card: '0001234567803', nik: '3374011503900023', name: 'RUDI HARTONO', birthDate: '1990-03-15' },
    ...{ providerCode: OWN_CODE, inactive: 'MENINGGAL' },
  },
  {
    ...{ card: '0001234567804', nik: '3374011503900034', name: 'DEWI LESTARI', birthDate: '1990-03-15' },
    ...{ providerCode: OWN_CODE, inactive: 'TIDAK AKTIF KARENA PREMI' },
  },
  { card: '0001234567805', nik: '', name: 'BY NY SITI', birthDate: '2026-11-01', providerCode: OWN_CODE },
  {
    ...{ card: '0001234567806', nik: '3374011503900045', name: 'JOKO SUSILO', birthDate: '1960-03-15' },
    ...{ providerCode: OWN_CODE, prb: 'DIABETES MELITUS' },
  },
];

export const polis = [
  { kdPoli: '001', nmPoli: 'POLI UMUM', poliSakit: true },
  { kdPoli: '002', nmPoli: 'POLI GIGI & MULUT', poliSakit: true },
  { kdPoli: '020', nmPoli: 'KUNJUNGAN SEHAT', poliSakit: false },
];
export const doctors = [
  { kdDokter: '11111', nmDokter: 'dr. Bayu' },
  { kdDokter: '22222', nmDokter: 'dr. Citra' },
  { kdDokter: '33333', nmDokter: 'drg. Dian' },
];
const named = (code: string, name: string, rows: readonly (readonly [string, string])[]) =>
  rows.map(([one, other]) => ({ [code]: one, [name]: other }));
export const lists: Readonly<Record<string, object[]>> = {
  kesadaran: named('kdSadar', 'nmSadar', [
    ['01', 'COMPOS MENTIS'],
    ['02', 'SOMNOLENCE'],
    ['03', 'SOPOR'],
    ['04', 'COMA'],
  ]),
  'statuspulang/rawatInap/false': named('kdStatusPulang', 'nmStatusPulang', [
    ['3', 'BEROBAT JALAN'],
    ['4', 'RUJUK LANJUT'],
    ['5', 'RUJUK INTERNAL'],
  ]),
  prognosa: named('kdPrognosa', 'nmPrognosa', [
    ['01', 'SANAM (SEMBUH)'],
    ['02', 'BONAM (BAIK)'],
    ['03', 'MALAM (BURUK/JELEK)'],
    ['04', 'DUBIA AD SANAM/BOLAM'],
    ['05', 'DUBIA AD MALAM'],
  ]),
  ...Object.fromEntries(
    ['01', '02', '03'].map(kind => [`alergi/jenis/${kind}`, named('kdAlergi', 'nmAlergi', [['00', 'TIDAK ADA']])]),
  ),
};

export interface RegisteredThere {
  readonly noUrut: string;
  readonly tglDaftar: string;
  readonly noKartu: string;
  readonly kdPoli: string;
  readonly body: Readonly<Record<string, unknown>>;
}
export interface ReportedThere {
  readonly noKunjungan: string;
  body: Readonly<Record<string, unknown>>;
}
