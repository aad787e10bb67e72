import type {
  AdmissionBody,
  AdmissionChangeBody,
  ControlBody,
  ControlChangeBody,
} from '@alur/domain/control-letter/vclaim-control';
import type { KnownMember } from './state.js';
import type { IssuedThere } from './vclaim-letters.js';

/** A control letter or an order to admit that the stand-in for VClaim has issued. */
export interface PlannedThere {
  readonly number: string;
  readonly card: string;
  /** Empty of an admission. */
  readonly noSEP: string;
  readonly body: ControlBody | AdmissionBody;
}

const [SPRI, CONTROL] = ['1', '2'];
const polis: Readonly<Record<string, string>> = { INT: 'PENYAKIT DALAM', JAN: 'JANTUNG' };
const doctors = [
  { kodeDokter: '31661', namaDokter: 'dr. Ratna, Sp.PD', poli: 'INT' },
  { kodeDokter: '31662', namaDokter: 'dr. Anton, Sp.JP', poli: 'JAN' },
];
const OWN = '0999R001';

/** What is asked of plans; undefined for another question, else a list or the words of a refusal. */
export type Answered = object | string | undefined;

/** The letters by which patients come again, as VClaim's stand-in keeps them (DOMAIN-WIRES 2, *RencanaKontrol*). */
export class ControlPlans {
  readonly planned: PlannedThere[] = [];
  private count = 0;

  constructor(
    private readonly members: readonly KnownMember[],
    private readonly letters: readonly IssuedThere[],
  ) {}

  read(path: string): Answered {
    const [, kind, number, date = ''] =
      /^RencanaKontrol\/ListSpesialistik\/JnsKontrol\/([12])\/nomor\/(\w+)\/TglRencanaKontrol\/([\d-]+)$/.exec(path) ??
      [];
    if (number !== undefined) {
      const isKnown = kind === SPRI ? this.member(number) : this.letters.some(each => each.number === number);
      return isKnown
        ? { list: Object.entries(polis).map(each => this.capacityOf(each, date)) }
        : 'Nomor tidak ditemukan';
    }
    const [, poli] = /^RencanaKontrol\/JadwalPraktekDokter\/JnsKontrol\/[12]\/KdPoli\/(\w+)\//.exec(path) ?? [];
    if (poli !== undefined) {
      const list = doctors
        .filter(each => each.poli === poli)
        .map(({ kodeDokter, namaDokter }) => ({
          kodeDokter,
          namaDokter,
          jadwalPraktek: '08:00 - 12:00',
          kapasitas: '20',
        }));
      return list.length > 0 ? { list } : 'Jadwal dokter tidak ditemukan';
    }
    const [, month, year, card] =
      /^RencanaKontrol\/ListRencanaKontrol\/Bulan\/(\d{2})\/Tahun\/(\d{4})\/Nokartu\/(\d+)\/filter\/2$/.exec(path) ??
      [];
    if (card !== undefined) {
      const list = this.planned
        .filter(each => each.card === card && each.body.tglRencanaKontrol.startsWith(`${year}-${month}`))
        .map(each => this.rowOf(each));
      return list.length > 0 ? { list } : 'Data tidak ditemukan';
    }
    const [, wanted] = /^RencanaKontrol\/noSuratKontrol\/(\w+)$/.exec(path) ?? [];
    if (wanted === undefined) return undefined;
    const found = this.planned.find(each => each.number === wanted);
    return found
      ? { ...this.rowOf(found), sep: { noSep: found.noSEP || null, peserta: { noKartu: found.card } } }
      : 'No Surat Kontrol tidak ditemukan';
  }

  insert(body: ControlBody, today: string): Answered {
    const letter = this.letters.find(({ number }) => number === body.noSEP);
    if (!letter) return 'No SEP tidak ditemukan';
    if (this.planned.some(each => each.noSEP === body.noSEP)) return 'Rencana kontrol dari SEP ini sudah ada';
    const card = letter.body.noKartu;
    return this.refusal(body, today) ?? { noSuratKontrol: this.issue(card, body.noSEP, body), noKartu: card };
  }

  insertAdmission(body: AdmissionBody, today: string): Answered {
    const { noKartu: card } = body;
    if (!this.member(card)) return 'Peserta tidak ditemukan';
    return this.refusal(body, today) ?? { noSPRI: this.issue(card, '', body), noKartu: card };
  }

  change(body: ControlChangeBody | AdmissionChangeBody, today: string): Answered {
    const [number, noSEP] = 'noSPRI' in body ? [body.noSPRI, ''] : [body.noSuratKontrol, body.noSEP];
    const at = this.planned.findIndex(each => each.number === number && each.noSEP === noSEP);
    const letter = this.planned[at];
    if (!letter) return 'No Surat Kontrol tidak ditemukan';
    if (this.isUsed(number)) return 'Surat kontrol sudah terbit SEP';
    const { kodeDokter, poliKontrol, tglRencanaKontrol, user } = body;
    const changed = { ...letter.body, kodeDokter, poliKontrol, tglRencanaKontrol, user };
    const refusal = this.refusal(changed, today);
    if (refusal !== undefined) return refusal;
    this.planned[at] = { ...letter, body: changed };
    return { noSuratKontrol: number };
  }

  delete(number: string): Answered {
    const at = this.planned.findIndex(each => each.number === number);
    if (at < 0) return 'No Surat Kontrol tidak ditemukan';
    if (this.isUsed(number)) return 'Surat kontrol sudah terbit SEP';
    this.planned.splice(at, 1);
    return {};
  }

  private member(card: string): KnownMember | undefined {
    return this.members.find(each => each.card === card);
  }

  private isUsed(number: string): boolean {
    return this.letters.some(({ body }) => body.skdp.noSurat === number);
  }

  private capacityOf([kodePoli, namaPoli]: [string, string], date: string) {
    const booked = this.planned.filter(
      ({ body }) => body.poliKontrol === kodePoli && body.tglRencanaKontrol === date,
    ).length;
    return { kodePoli, namaPoli, kapasitas: '20', jmlRencanaKontroldanRujukan: String(booked), persentase: '0.00' };
  }

  private refusal({ poliKontrol, kodeDokter, tglRencanaKontrol }: ControlBody | AdmissionBody, today: string) {
    if (polis[poliKontrol] === undefined) return 'Poli kontrol tidak ditemukan';
    if (!doctors.some(each => each.kodeDokter === kodeDokter && each.poli === poliKontrol))
      return 'Jadwal dokter tidak ditemukan';
    return tglRencanaKontrol < today ? 'Tanggal rencana kontrol tidak boleh mundur' : undefined;
  }

  private issue(card: string, noSEP: string, body: ControlBody | AdmissionBody): string {
    this.count += 1;
    const number = `${OWN}1126K${String(this.count).padStart(6, '0')}`;
    this.planned.push({ number, card, noSEP, body });
    return number;
  }

  private rowOf({ number, card, noSEP, body }: PlannedThere) {
    return {
      ...{ noSuratKontrol: number, jnsKontrol: noSEP === '' ? SPRI : CONTROL, noKartu: card },
      ...{ tglRencanaKontrol: body.tglRencanaKontrol, noSepAsalKontrol: noSEP || null },
      ...{ poliTujuan: body.poliKontrol, kodeDokter: body.kodeDokter },
      terbitSEP: this.isUsed(number) ? 'Sudah' : 'Belum',
    };
  }
}
