/** VClaim's lists and referrals as its stand-in has them (DOMAIN-WIRES 2). */

const entry = (kode: string, nama: string) => ({ kode, nama });

const lists: Readonly<Record<string, { name: string; rows: { kode: string; nama: string }[] }>> = {
  poli: {
    name: 'poli',
    rows: [entry('INT', 'PENYAKIT DALAM'), entry('JAN', 'JANTUNG'), entry('MAT', 'MATA'), entry('IGD', 'IGD')],
  },
  dokter: { name: 'list', rows: [entry('31661', 'dr. Ratna, Sp.PD'), entry('31662', 'dr. Anton, Sp.JP')] },
  diagnosa: { name: 'diagnosa', rows: [entry('J18.9', 'J18.9 - Pneumonia'), entry('I10', 'I10 - Hipertensi')] },
  faskes: { name: 'faskes', rows: [entry('0999R001', 'RS MELATI'), entry('0999R002', 'RS KENANGA')] },
  ruangrawat: { name: 'list', rows: [entry('1', 'RUANG')] },
};

const firstContact = { name: 'faskes', rows: [entry('0999U001', 'KLINIK MELATI')] };

/** Rows whose code or name has the words; undefined for what is no list. */
export const vclaimList = (path: string): object | undefined => {
  const [, kind = '', words = ''] = /^referensi\/(\w+)(?:\/([^/]+))?/.exec(path) ?? [];
  const list = kind === 'faskes' && path.endsWith('/1') ? firstContact : lists[kind];
  const wanted = words.toLowerCase();
  const rows = list?.rows.filter(({ kode, nama }) => `${kode} ${nama}`.toLowerCase().includes(wanted));
  return list && { [list.name]: rows };
};

/** Places by what they are in; undefined for another question. */
export const vclaimPlaces = (path: string): object | undefined => {
  if (path === 'referensi/propinsi') return { list: [entry('11', 'JAWA TENGAH')] };
  if (path === 'referensi/kabupaten/propinsi/11') return { list: [entry('1101', 'KOTA SEMARANG')] };
  return path === 'referensi/kecamatan/kabupaten/1101' ? { list: [entry('110101', 'TEMBALANG')] } : undefined;
};

/** A referral as VClaim lists it, by the card that it is of. */
export interface KnownReferral {
  readonly card: string;
  readonly number: string;
  readonly date: string;
  readonly origin: 'fktp' | 'hospital';
}

/** The referrals of a card; undefined for another question. */
export const vclaimReferrals = (path: string, referrals: readonly KnownReferral[]): object[] | undefined => {
  const [, hospital, card] = /^Rujukan\/(RS\/)?List\/Peserta\/(\d+)$/.exec(path) ?? [];
  if (card === undefined) return undefined;
  const origin = hospital ? 'hospital' : 'fktp';
  return referrals
    .filter(each => each.card === card && each.origin === origin)
    .map(({ number, date }) => ({
      ...{ noKunjungan: number, tglKunjungan: date, keluhan: '' },
      diagnosa: entry('J18.9', 'Pneumonia'),
      poliRujukan: entry('INT', 'PENYAKIT DALAM'),
      provPerujuk: entry('0999U001', 'Klinik Melati'),
    }));
};
