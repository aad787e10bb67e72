import type { ControlDoctor, ControlPoli } from '@alur/contracts/bpjs/vclaim';
import type { ControlLetterKind } from '@alur/contracts/control-letter/commands';
import type {
  AdmissionBody,
  AdmissionChangeBody,
  ControlBody,
  ControlChangeBody,
} from '@alur/domain/control-letter/vclaim-control';
import { countIn, dayIn, objectIn, rowsIn, textIn, type Row } from './answer-content.js';
import { BpjsError } from './bpjs-answer.js';
import { DONE, FOUND, foundIn, READ } from './vclaim-answer.js';
import type { BpjsClient } from './bpjs-client.js';

/** DOMAIN-WIRES 2, `JnsKontrol`. */
const kindCodes: Readonly<Record<ControlLetterKind, string>> = { admission: '1', control: '2' };
/** Of the list, by the day that was planned. */
const BY_PLAN = '2';

/** A letter as the list of a card has it. */
export interface KnownControlLetter {
  readonly number: string;
  readonly kind: ControlLetterKind | null;
  readonly plannedOn: string | null;
  readonly poliCode: string;
  /** None of an admission. */
  readonly eligibilityLetter: string | null;
}

const poliIn = (row: Row): ControlPoli[] => {
  const code = textIn(row['kodePoli']);
  if (code === '') return [];
  const booked = countIn(row['jmlRencanaKontroldanRujukan']);
  return [{ code, name: textIn(row['namaPoli']) || code, capacity: countIn(row['kapasitas']), booked }];
};

const doctorIn = (row: Row): ControlDoctor[] => {
  const code = textIn(row['kodeDokter']);
  const hours = textIn(row['jadwalPraktek']);
  return code === ''
    ? []
    : [{ code, name: textIn(row['namaDokter']) || code, hours, capacity: countIn(row['kapasitas']) }];
};

const kindIn = (value: string): ControlLetterKind | null =>
  value === kindCodes.admission ? 'admission' : value === kindCodes.control ? 'control' : null;

const letterIn = (row: Row): KnownControlLetter[] => {
  const number = textIn(row['noSuratKontrol']);
  if (number === '') return [];
  return [
    {
      ...{ number, kind: kindIn(textIn(row['jnsKontrol'])), plannedOn: dayIn(row['tglRencanaKontrol']) },
      poliCode: textIn(row['poliTujuan']),
      eligibilityLetter: textIn(row['noSepAsalKontrol']) || null,
    },
  ];
};

/** VClaim's *RencanaKontrol*: letters by which patients come again or are admitted (DOMAIN-WIRES 2). */
export class VclaimControlClient {
  constructor(private readonly client: BpjsClient) {}

  /** `number` is the eligibility letter's of a control, and the card's of an admission. */
  async polis(kind: ControlLetterKind, number: string, date: string): Promise<ControlPoli[]> {
    const path = `ListSpesialistik/JnsKontrol/${kindCodes[kind]}/nomor/${number}/TglRencanaKontrol/${date}`;
    return (await this.rows(path)).flatMap(poliIn);
  }

  async doctors(kind: ControlLetterKind, poli: string, date: string): Promise<ControlDoctor[]> {
    const path = `JadwalPraktekDokter/JnsKontrol/${kindCodes[kind]}/KdPoli/${poli}/TglRencanaKontrol/${date}`;
    return (await this.rows(path)).flatMap(doctorIn);
  }

  /** Letters of the card that are planned for the month of a day, by any facility. */
  async lettersOf(cardNumber: string, date: string): Promise<KnownControlLetter[]> {
    const [year, month] = date.split('-');
    const path = `ListRencanaKontrol/Bulan/${month}/Tahun/${year}/Nokartu/${cardNumber}/filter/${BY_PLAN}`;
    return (await this.rows(path)).flatMap(letterIn);
  }

  /** Answers its number. */
  async issueControl(body: ControlBody): Promise<string> {
    return this.issued('insert', 'noSuratKontrol', body);
  }

  async issueAdmission(body: AdmissionBody): Promise<string> {
    return this.issued('InsertSPRI', 'noSPRI', body);
  }

  /** May be said again: it says the whole appointment. */
  async changeControl(request: ControlChangeBody): Promise<void> {
    await this.client.ask('PUT', 'RencanaKontrol/Update', DONE, { request });
  }

  async changeAdmission(request: AdmissionChangeBody): Promise<void> {
    await this.client.ask('PUT', 'RencanaKontrol/UpdateSPRI', DONE, { request });
  }

  /** Whose card a letter is of; null where VClaim has no such letter. */
  async letter(number: string): Promise<{ cardNumber: string } | null> {
    const content = foundIn(await this.client.ask('GET', `RencanaKontrol/noSuratKontrol/${number}`, READ));
    if (!content) return null;
    const { peserta } = objectIn(content['sep']);
    return { cardNumber: textIn(objectIn(peserta)['noKartu']) || textIn(content['noKartu']) };
  }

  /** `user` is who asks, as BPJS keeps it. */
  async deleteLetter(number: string, user: string): Promise<void> {
    const body = { request: { t_suratkontrol: { noSuratKontrol: number, user } } };
    await this.client.ask('DELETE', 'RencanaKontrol/Delete', DONE, body);
  }

  private async issued(verb: string, name: string, request: object): Promise<string> {
    const { content } = await this.client.ask('POST', `RencanaKontrol/${verb}`, DONE, { request });
    const number = textIn(objectIn(content)[name]);
    if (number === '') throw new BpjsError('unreachable', 'no number was given');
    return number;
  }

  private async rows(path: string): Promise<Row[]> {
    const { code, content } = await this.client.ask('GET', `RencanaKontrol/${path}`, READ);
    return code === FOUND ? rowsIn(content) : [];
  }
}
