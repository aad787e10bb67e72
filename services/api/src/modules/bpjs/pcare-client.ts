import type { ReferralLetter, Registration } from '@alur/contracts/bpjs/commands';
import { withSubspecialty, type MemberNumber, type PcareItemKind } from '@alur/contracts/bpjs/enums';
import type { Participant } from '@alur/contracts/bpjs/member';
import type { DestinationQuery, DestinationRow, ReferenceList, ReferenceRow } from '@alur/contracts/bpjs/references';
import { pcareDate, type RegistrationBody, type VisitBody } from '@alur/domain/bpjs/pcare-bodies';
import type { MedicineBody, TreatmentBody } from '@alur/domain/bpjs/pcare-item-bodies';
import { BpjsError } from './bpjs-answer.js';
import type { BpjsClient } from './bpjs-client.js';
import { genderIn, objectIn, textIn, type Row } from './answer-content.js';

const NOTHING = 204;
const READ = [200, NOTHING];
const CREATED = [200, 201];
const DONE = [200];
/** Rows of a page; no list that is looked through has many pages. */
const PAGE = 100;
const MOST_PAGES = 20;

const rowsIn = (content: unknown): Row[] => {
  const list = Array.isArray(content) ? content : objectIn(content)['list'];
  return Array.isArray(list) ? list.map(objectIn) : [];
};

/** `23-11-2026` as we write it; null for what is no date. */
const dateIn = (value: unknown): string | null => {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})/.exec(textIn(value)) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
};

/** What was created is told as a field and its value: an object, or an array of them (DOMAIN-WIRES 5). */
const createdIn = (content: unknown): string => {
  const number = textIn([content].flat().map(objectIn)[0]?.['message']);
  if (number === '') throw new BpjsError('unreachable', 'no number was given');
  return number;
};

const memberIn = (row: Row): Participant => {
  const [provider, kind, rank] = ['kdProviderPst', 'jnsPeserta', 'jnsKelas'].map(name => objectIn(row[name]));
  const programmes = [row['pstProl'], row['pstPrb']].map(textIn).filter(each => each !== '');
  return {
    ...{ cardNumber: textIn(row['noKartu']), name: textIn(row['nama']), birthDate: dateIn(row['tglLahir']) },
    ...{ nik: textIn(row['noKTP']) || null, gender: genderIn(row['sex']) },
    ...{ isActive: row['aktif'] === true, status: textIn(row['ketAktif']) },
    entitledClass: textIn(rank?.['kode']) || null,
    memberType: textIn(kind?.['nama']) || null,
    provider: provider?.['kdProvider']
      ? { code: textIn(provider['kdProvider']), name: textIn(provider['nmProvider']) }
      : null,
    programme: programmes.join(', ') || null,
  };
};

/** Where each list is, and which fields its rows are. */
const lists: Readonly<Record<ReferenceList, { path: (q: string) => string; code: string; name: string }>> = {
  poli: { path: () => `poli/fktp/0/${PAGE}`, code: 'kdPoli', name: 'nmPoli' },
  doctor: { path: () => `dokter/0/${PAGE}`, code: 'kdDokter', name: 'nmDokter' },
  diagnosis: { path: q => `diagnosa/${encodeURIComponent(q)}/0/${PAGE}`, code: 'kdDiag', name: 'nmDiag' },
  consciousness: { path: () => 'kesadaran', code: 'kdSadar', name: 'nmSadar' },
  discharge: { path: () => 'statuspulang/rawatInap/false', code: 'kdStatusPulang', name: 'nmStatusPulang' },
  prognosis: { path: () => 'prognosa', code: 'kdPrognosa', name: 'nmPrognosa' },
  'food-allergy': { path: () => 'alergi/jenis/01', code: 'kdAlergi', name: 'nmAlergi' },
  'air-allergy': { path: () => 'alergi/jenis/02', code: 'kdAlergi', name: 'nmAlergi' },
  'medicine-allergy': { path: () => 'alergi/jenis/03', code: 'kdAlergi', name: 'nmAlergi' },
  specialty: { path: () => 'spesialis', code: 'kdSpesialis', name: 'nmSpesialis' },
  subspecialty: {
    path: q => `spesialis/${encodeURIComponent(q)}/subspesialis`,
    ...{ code: 'kdSubSpesialis', name: 'nmSubSpesialis' },
  },
  sarana: { path: () => 'spesialis/sarana', code: 'kdSarana', name: 'nmSarana' },
  medicine: { path: q => `obat/dpho/${encodeURIComponent(q)}/0/${PAGE}`, code: 'kdObat', name: 'nmObat' },
  treatment: { path: () => `tindakan/kdTkp/10/0/${PAGE}`, code: 'kdTindakan', name: 'nmTindakan' },
};

/** A text that PCare may leave out. */
const maybeIn = (value: unknown): string | null => textIn(value) || null;

const letterIn = (row: Row): ReferralLetter => {
  const ppk = objectIn(row['ppk']);
  const branch = objectIn(ppk['kc']);
  const tacc = objectIn(row['tacc']);
  const named = (value: unknown, name: string) => maybeIn(objectIn(value)[name]) ?? maybeIn(value);
  return {
    number: textIn(row['noRujukan']),
    provider: {
      ...{ code: textIn(ppk['kdPPK']), name: textIn(ppk['nmPPK']), address: maybeIn(ppk['alamat']) },
      ...{ branch: maybeIn(branch['nmKC']), district: maybeIn(objectIn(branch['dati'])['nmDati']) },
    },
    ...{ visitedOn: dateIn(row['tglKunjungan']), estimatedOn: dateIn(row['tglEstRujuk']) },
    ...{ validUntil: dateIn(row['tglAkhirRujuk']), poli: named(row['poli'], 'nmPoli') },
    ...{ doctor: named(row['dokter'], 'nmDokter'), schedule: maybeIn(row['jadwal']) },
    ...{ cardNumber: textIn(row['nokaPst']), name: textIn(row['nmPst']), birthDate: dateIn(row['tglLahir']) },
    ...{ sex: maybeIn(row['sex']), relation: maybeIn(row['ketPisa']) },
    diagnoses: ['diag1', 'diag2', 'diag3'].flatMap(each => {
      const { kdDiag, nmDiag } = objectIn(row[each]);
      return kdDiag ? [[kdDiag, nmDiag].map(textIn).filter(Boolean).join(' - ')] : (maybeIn(row[each]) ?? []);
    }),
    tacc: tacc['nmTacc'] ? { name: textIn(tacc['nmTacc']), reason: textIn(tacc['alasanTacc']) } : null,
    ...{ note: maybeIn(row['catatan']), fines: maybeIn(row['infoDenda']) },
  };
};

const numberIn = (value: unknown): number | null =>
  textIn(value) === '' || Number.isNaN(Number(value)) ? null : Number(value);

const destinationIn = (row: Row): DestinationRow => ({
  ...{ code: textIn(row['kdppk']), name: textIn(row['nmppk']), address: textIn(row['alamatPpk']) },
  ...{ phone: textIn(row['telpPpk']), facilityClass: textIn(row['kelas']), branch: textIn(row['nmkc']) },
  ...{ distance: numberIn(row['distance']), schedule: textIn(row['jadwal']), referred: numberIn(row['jmlRujuk']) },
  ...{ capacity: numberIn(row['kapasitas']), percent: numberIn(row['persentase']) },
});

/** Where PCare lists the destinations: by subspecialty and *sarana*, or for a special cause of this participant. */
const destinationPath = (asked: Omit<DestinationQuery, 'encounterId'>, cardNumber: string): string => {
  const { special, estimatedOn } = asked;
  const day = `tglEstRujuk/${pcareDate(estimatedOn)}`;
  const [subspecialty, sarana] = [asked.subspecialty, asked.sarana].map(encodeURIComponent);
  if (special === undefined) return `spesialis/rujuk/subspesialis/${subspecialty}/sarana/${sarana}/${day}`;
  const within = withSubspecialty.includes(special) ? `/subspesialis/${subspecialty}` : '';
  return `spesialis/rujuk/khusus/${special}${within}/noKartu/${cardNumber}/${day}`;
};

/** A medicine or treatment that PCare has of a visit; medicines are told with their quantity. */
export interface ThereItem {
  readonly remoteId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: number | null;
}
const kinds = {
  medicine: { of: 'obat', create: 'obat/kunjungan', id: 'kdObatSK', code: 'kdObat', name: 'nmObatNonDPHO' },
  treatment: { of: 'tindakan', create: 'tindakan', id: 'kdTindakanSK', code: 'kdTindakan', name: 'nmTindakan' },
} as const satisfies Record<PcareItemKind, object>;

/** PCare, for primary care (DOMAIN-WIRES 5). */
export class PcareClient {
  constructor(private readonly client: BpjsClient) {}

  async reference(list: ReferenceList, q: string): Promise<ReferenceRow[]> {
    const { path, code, name } = lists[list];
    const { content } = await this.client.ask('GET', path(q), READ);
    return rowsIn(content).map(row => ({
      ...{ code: textIn(row[code]), name: textIn(row[name]) },
      ...(typeof row['poliSakit'] === 'boolean' && { isForSick: row['poliSakit'] }),
      ...(typeof row['nonSpesialis'] === 'boolean' && { isNonSpecialist: row['nonSpesialis'] }),
    }));
  }

  /** Who takes referrals of this kind on that day. */
  async destinations(asked: Omit<DestinationQuery, 'encounterId'>, cardNumber: string): Promise<DestinationRow[]> {
    const { content } = await this.client.ask('GET', destinationPath(asked, cardNumber), READ);
    return rowsIn(content).map(destinationIn);
  }

  async member(by: MemberNumber, number: string): Promise<Participant> {
    const { content } = await this.client.ask(
      'GET',
      by === 'card' ? `peserta/${number}` : `peserta/nik/${number}`,
      DONE,
    );
    return memberIn(objectIn(content));
  }

  /** The registration of this card on that day in that poli, if PCare has one. */
  async registrationOf(cardNumber: string, date: string, poliCode: string): Promise<Registration | undefined> {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const path = `pendaftaran/tglDaftar/${pcareDate(date)}/${page * PAGE}/${PAGE}`;
      const rows = rowsIn((await this.client.ask('GET', path, READ)).content);
      const found = rows.find(
        row =>
          textIn(objectIn(row['peserta'])['noKartu']) === cardNumber &&
          textIn(objectIn(row['poli'])['kdPoli']) === poliCode,
      );
      if (found) return { number: textIn(found['noUrut']), cardNumber, date, poliCode };
      if (rows.length < PAGE) return undefined;
    }
    return undefined;
  }

  /** Answers the number of the day (*noUrut*). */
  async register(body: RegistrationBody): Promise<string> {
    return createdIn((await this.client.ask('POST', 'pendaftaran', CREATED, body)).content);
  }

  async deleteRegistration({ cardNumber, date, number, poliCode }: Registration): Promise<void> {
    const day = `tglDaftar/${pcareDate(date)}`;
    await this.client.ask(
      'DELETE',
      `pendaftaran/peserta/${cardNumber}/${day}/noUrut/${number}/kdPoli/${poliCode}`,
      DONE,
    );
  }

  /** The number of the card's visit on that day in that poli (*noKunjungan*), if PCare has one. */
  async visitOf(cardNumber: string, date: string, poliCode: string): Promise<string | undefined> {
    const { content } = await this.client.ask('GET', `kunjungan/peserta/${cardNumber}`, READ);
    const found = rowsIn(content).find(
      // One that was referred on for a special cause belongs to no poli.
      row => dateIn(row['tglKunjungan']) === date && ['', poliCode].includes(textIn(objectIn(row['poli'])['kdPoli'])),
    );
    return found && textIn(found['noKunjungan']);
  }

  /** Creates the visit, or replaces the one whose number it bears; answers its number. */
  async sendVisit(body: VisitBody): Promise<string> {
    if (body.noKunjungan === null)
      return createdIn((await this.client.ask('POST', 'kunjungan/V1', CREATED, body)).content);
    await this.client.ask('PUT', 'kunjungan/V1', CREATED, body);
    return body.noKunjungan;
  }

  /** The letter of a visit that was reported as referred on. */
  async letterOf(visitNumber: string): Promise<ReferralLetter> {
    const letter = letterIn(objectIn((await this.client.ask('GET', `kunjungan/rujukan/${visitNumber}`, DONE)).content));
    if (letter.number === '') throw new BpjsError('refused', 'no letter was given');
    return letter;
  }

  /** What PCare has of the visit of this kind. */
  async itemsOf(kind: PcareItemKind, visitNumber: string): Promise<ThereItem[]> {
    const { of, id, code, name } = kinds[kind];
    const { content } = await this.client.ask('GET', `${of}/kunjungan/${visitNumber}`, READ);
    return rowsIn(content).map(row => ({
      remoteId: textIn(row[id]),
      code: textIn(row[code]) || textIn(objectIn(row['obat'])[code]),
      name: textIn(row[name]),
      quantity: typeof row['jmlObat'] === 'number' ? row['jmlObat'] : null,
    }));
  }

  /** Answers PCare's number of it. */
  async sendItem(kind: PcareItemKind, body: MedicineBody | TreatmentBody): Promise<string> {
    return createdIn((await this.client.ask('POST', kinds[kind].create, CREATED, body)).content);
  }

  async deleteItem(kind: PcareItemKind, remoteId: string, visitNumber: string): Promise<void> {
    await this.client.ask('DELETE', `${kinds[kind].of}/${remoteId}/kunjungan/${visitNumber}`, DONE);
  }
}
