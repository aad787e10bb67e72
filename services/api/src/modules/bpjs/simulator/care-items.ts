/** A medicine or treatment that the stand-in for PCare has of a visit. */
export interface ItemThere {
  readonly sk: number;
  readonly kind: 'obat' | 'tindakan';
  readonly noKunjungan: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** DOMAIN-WIRES 10: of the diagnoses, those that primary care treats. */
export const diagnoses = [
  { kdDiag: 'J06.9', nmDiag: 'Acute upper respiratory infection', nonSpesialis: true },
  { kdDiag: 'I10', nmDiag: 'Essential (primary) hypertension', nonSpesialis: true },
  { kdDiag: 'I20.9', nmDiag: 'Angina pectoris, unspecified', nonSpesialis: false },
];

export const treatments = [{ kdTindakan: '01001', nmTindakan: 'NEBULISASI', maxTarif: 50_000, withValue: false }];
export const medicines = [{ kdObat: '130102139', nmObat: 'PARASETAMOL TAB 500 MG', sedia: 1 }];
export const specialties = [
  { kdSpesialis: 'JAN', nmSpesialis: 'Jantung dan Pembuluh Darah' },
  { kdSpesialis: 'MAT', nmSpesialis: 'Mata' },
];
export const subspecialties: Readonly<Record<string, object[]>> = {
  JAN: [{ kdSubSpesialis: '26', nmSubSpesialis: 'JANTUNG DAN PEMBULUH DARAH', kdPoliRujuk: 'JAN' }],
  MAT: [{ kdSubSpesialis: '31', nmSubSpesialis: 'GLAUKOMA', kdPoliRujuk: 'MAT' }],
};
export const saranas = [{ kdSarana: '1', nmSarana: 'REKAM JANTUNG (EKG)' }];
const hospitals = [
  { kdPPK: '0901R001', nmPPK: 'RS KASIH' },
  { kdPPK: '0901R002', nmPPK: 'RS SEHAT' },
];

/** The hospitals that take referrals of a kind that PCare knows. */
export const destinations = hospitals.map(({ kdPPK, nmPPK }, at) => ({
  ...{ kdppk: kdPPK, nmppk: nmPPK, alamatPpk: 'Jl. Melati 1', telpPpk: '0241234567', kelas: 'C', nmkc: 'KOTA' },
  ...{ distance: 1500 * (at + 1), jadwal: 'Senin: 08:00 - 12:00', jmlRujuk: 5, kapasitas: 20, persentase: 25 },
}));

/** Why PCare refuses to refer her on by this report, as field and words; undefined if it does not. */
export const referralRefusal = (body: Readonly<Record<string, unknown>>): [string, string] | undefined => {
  if (body['kdStatusPulang'] !== '4') return undefined;
  const referral = body['rujukLanjut'] as { kdppk?: string } | null;
  if (!referral) return ['rujukLanjut', 'Rujukan harus diisi'];
  if (!hospitals.some(({ kdPPK }) => kdPPK === referral.kdppk)) return ['kdppk', 'PPK rujukan tidak ditemukan'];
  const isPrimary = diagnoses.find(({ kdDiag }) => kdDiag === body['kdDiag1'])?.nonSpesialis;
  if (isPrimary && (body['kdTacc'] === -1 || !body['alasanTacc'])) return ['kdTacc', 'TACC harus diisi'];
  return undefined;
};

/** The letter of a report that referred her on (DOMAIN-WIRES 5); undefined if it did not. */
export const letterOf = (noKunjungan: string, body: Readonly<Record<string, unknown>>): object | undefined => {
  const referral = body['rujukLanjut'] as { kdppk: string; tglEstRujuk: string } | null;
  const ppk = hospitals.find(({ kdPPK }) => kdPPK === referral?.kdppk);
  if (!referral || !ppk) return undefined;
  return {
    noRujukan: noKunjungan.replace('Y', 'P'),
    ppk: { ...ppk, alamat: 'Jl. Melati 1', kc: { kdKC: '0901', nmKC: 'KOTA', dati: { kdDati: '1', nmDati: 'KOTA' } } },
    ...{ tglKunjungan: body['tglDaftar'], poli: { kdPoli: 'JAN', nmPoli: 'JANTUNG' }, nokaPst: body['noKartu'] },
    ...{ nmPst: 'BUDI SANTOSO', tglLahir: '15-03-1990', ketPisa: 'PESERTA', sex: 'L', diag2: null, diag3: null },
    diag1: diagnoses.find(({ kdDiag }) => kdDiag === body['kdDiag1']),
    ...{ catatan: '', dokter: { kdDokter: body['kdDokter'], nmDokter: 'dr. Bayu' }, infoDenda: null, jadwal: 'Senin' },
    tacc: body['kdTacc'] === -1 ? null : { nmTacc: 'Time', alasanTacc: body['alasanTacc'] },
    ...{ tglEstRujuk: referral.tglEstRujuk, tglAkhirRujuk: referral.tglEstRujuk },
  };
};
