import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import type { Participant } from '@alur/contracts/bpjs/member';
import type {
  AccidentLetter,
  SubmittedApproval,
  VclaimCode,
  VclaimList,
  VclaimPatient,
  VclaimPlaceQuery,
  VclaimReferral,
} from '@alur/contracts/bpjs/vclaim';
import type { CareKind } from '@alur/contracts/casemix/enums';
import type { ApprovalBody, CorrectionBody, DischargeBody, LetterBody } from '@alur/domain/casemix/vclaim-letter';
import { BpjsError } from './bpjs-answer.js';
import type { BpjsClient } from './bpjs-client.js';
import { codeIn, dayIn, genderIn, objectIn, rowsIn, textIn, type Row } from './answer-content.js';
import { DONE, FOUND, foundIn, READ } from './vclaim-answer.js';
import { VclaimBackReferralClient } from './vclaim-back-referral-client.js';
import { VclaimClaimsClient } from './vclaim-claims-client.js';
import { VclaimControlClient } from './vclaim-control-client.js';
import { VclaimReferralClient } from './vclaim-referral-client.js';

const ACTIVE = '0';

/** Where each list is, and what its rows are listed as. */
const lists: Readonly<Record<VclaimList, (q: string) => string>> = {
  poli: q => `referensi/poli/${q}`,
  doctor: q => `referensi/dokter/${q}`,
  diagnosis: q => `referensi/diagnosa/${q}`,
  first_contact: q => `referensi/faskes/${q}/1`,
  hospital: q => `referensi/faskes/${q}/2`,
  prb_medicine: q => `referensi/obatprb/${q}`,
};

const places: Readonly<Record<VclaimPlaceQuery['list'], (within: string) => string>> = {
  province: () => 'referensi/propinsi',
  regency: within => `referensi/kabupaten/propinsi/${within}`,
  district: within => `referensi/kecamatan/kabupaten/${within}`,
};

const memberIn = (peserta: Row): Participant => {
  const [status, rank, kind, provider, informed, cob] = [
    ...['statusPeserta', 'hakKelas', 'jenisPeserta', 'provUmum', 'informasi', 'cob'].map(name =>
      objectIn(peserta[name]),
    ),
  ] as [Row, Row, Row, Row, Row, Row];
  return {
    ...{ cardNumber: textIn(peserta['noKartu']), name: textIn(peserta['nama']), birthDate: dayIn(peserta['tglLahir']) },
    ...{ nik: textIn(peserta['nik']) || null, gender: genderIn(peserta['sex']) },
    ...{ isActive: textIn(status['kode']) === ACTIVE, status: textIn(status['keterangan']) },
    entitledClass: textIn(rank['kode']) || null,
    memberType: textIn(kind['keterangan']) || null,
    provider: provider['kdProvider']
      ? { code: textIn(provider['kdProvider']), name: textIn(provider['nmProvider']) }
      : null,
    programme: textIn(informed['prolanisPRB']) || null,
    otherInsurer: textIn(cob['nmAsuransi']) || null,
  };
};

const referralIn = (row: Row, origin: VclaimReferral['origin']): VclaimReferral[] => {
  const [date, facility] = [dayIn(row['tglKunjungan']), codeIn(row['provPerujuk'])];
  if (!date || !facility) return [];
  const [diagnosis, poli] = [codeIn(row['diagnosa']), codeIn(row['poliRujukan'])];
  return [{ number: textIn(row['noKunjungan']), date, origin, facility, diagnosis, poli }];
};

/** A letter as the history of a card has it. */
export interface KnownLetter {
  readonly number: string;
  readonly date: string | null;
  readonly care: CareKind | null;
  readonly poli: string;
}

const careKinds: Readonly<Record<string, CareKind>> = { '1': 'inpatient', '2': 'outpatient' };

const letterIn = (row: Row): KnownLetter[] => {
  const number = textIn(row['noSep']);
  const care = careKinds[textIn(row['jnsPelayanan'])] ?? null;
  return number === '' ? [] : [{ number, date: dayIn(row['tglSep']), care, poli: textIn(row['poli']) }];
};

/** The kind and the outcome are words of either field. */
const approvalIn = (row: Row): SubmittedApproval[] => {
  const issuedOn = dayIn(row['tglsep'] ?? row['tglSep']);
  const status = [row['persetujuan'], row['status']].map(textIn).filter(Boolean).join(', ');
  const kind = /back/i.test(status) ? 'back_dated' : /finger/i.test(status) ? 'fingerprint' : null;
  return issuedOn
    ? [{ issuedOn, kind, isApproved: /setuju/i.test(status) && !/belum|tidak|tolak/i.test(status), status }]
    : [];
};

const accidentLetterIn = (row: Row): AccidentLetter[] => {
  const [number, issuedOn] = [textIn(row['noSep']), dayIn(row['tglSep'])];
  return number === '' || !issuedOn ? [] : [{ number, issuedOn, accidentOn: dayIn(row['tglKejadian']) }];
};

/** VClaim, for hospitals (DOMAIN-WIRES 2). */
export class VclaimClient {
  readonly control: VclaimControlClient;
  readonly sent: VclaimReferralClient;
  readonly back: VclaimBackReferralClient;
  readonly claims: VclaimClaimsClient;

  constructor(private readonly client: BpjsClient) {
    this.control = new VclaimControlClient(client);
    this.sent = new VclaimReferralClient(client);
    this.back = new VclaimBackReferralClient(client);
    this.claims = new VclaimClaimsClient(client);
  }

  /** Throws unless VClaim answers a list of references. */
  async test(): Promise<void> {
    await this.client.ask('GET', 'referensi/ruangrawat', DONE);
  }

  /** As she is insured on that day. */
  async member(by: MemberNumber, number: string, date: string): Promise<Participant> {
    const kind = by === 'card' ? 'nokartu' : 'nik';
    const { content } = await this.client.ask('GET', `Peserta/${kind}/${number}/tglSEP/${date}`, DONE);
    const { peserta } = objectIn(content);
    if (!peserta) throw new BpjsError('unreachable', 'no participant was given');
    return memberIn(objectIn(peserta));
  }

  /** What is found by these words. */
  async reference(list: VclaimList, q: string): Promise<VclaimCode[]> {
    return (await this.rows(lists[list](encodeURIComponent(q)))).flatMap(row => codeIn(row) ?? []);
  }

  /** Places are listed whole. */
  async places({ list, within }: VclaimPlaceQuery): Promise<VclaimCode[]> {
    return (await this.rows(places[list](within))).flatMap(row => codeIn(row) ?? []);
  }

  /** Referrals of the card, by facilities of first contact and by hospitals, the latest first. */
  async referrals(cardNumber: string): Promise<VclaimReferral[]> {
    const first = await this.rows(`Rujukan/List/Peserta/${cardNumber}`);
    const hospitals = await this.rows(`Rujukan/RS/List/Peserta/${cardNumber}`);
    return [
      ...first.flatMap(row => referralIn(row, 'fktp')),
      ...hospitals.flatMap(row => referralIn(row, 'hospital')),
    ].toSorted((a, b) => b.date.localeCompare(a.date));
  }

  /** Letters that the card had for accidents, the latest first. */
  async accidentLetters(cardNumber: string, date: string): Promise<AccidentLetter[]> {
    return (await this.rows(`sep/JasaRaharja/Suplesi/${cardNumber}/tglPelayanan/${date}`))
      .flatMap(accidentLetterIn)
      .toSorted((a, b) => b.issuedOn.localeCompare(a.issuedOn));
  }

  /** Whether her fingerprint was taken that day; `status` is BPJS's own words. */
  async fingerprint(cardNumber: string, date: string): Promise<VclaimPatient['fingerprint']> {
    const path = `SEP/FingerPrint/Peserta/${cardNumber}/TglPelayanan/${date}`;
    const { content, message } = await this.client.ask('GET', path, READ);
    const { kode, status } = objectIn(content);
    return { isTaken: textIn(kode) === '1', status: textIn(status) || message };
  }

  /** Letters of the card of that day, by any facility. */
  async lettersOf(cardNumber: string, date: string): Promise<KnownLetter[]> {
    const path = `monitoring/HistoriPelayanan/NoKartu/${cardNumber}/tglMulai/${date}/tglAkhir/${date}`;
    return (await this.rows(path)).flatMap(letterIn);
  }

  /** What was submitted for the card for days of that day's month, by whatever facility. */
  async approvals(cardNumber: string, date: string): Promise<SubmittedApproval[]> {
    const [year = '', month = ''] = date.split('-');
    const rows = await this.rows(`Sep/persetujuanSEP/list/bulan/${month}/tahun/${year}`);
    return rows.filter(row => textIn(row['noKartu']) === cardNumber).flatMap(approvalIn);
  }

  async submitApproval(body: ApprovalBody): Promise<void> {
    await this.client.ask('POST', 'Sep/pengajuanSEP', DONE, { request: { t_sep: body } });
  }

  /** Answers the letter's number. */
  async issueLetter(body: LetterBody): Promise<string> {
    const { content } = await this.client.ask('POST', 'SEP/2.0/insert', DONE, { request: { t_sep: body } });
    const number = textIn(objectIn(objectIn(content)['sep'])['noSep']);
    if (number === '') throw new BpjsError('unreachable', 'no number was given');
    return number;
  }

  /** Whose card a letter is of; null where VClaim has no such letter. */
  async letter(number: string): Promise<{ cardNumber: string } | null> {
    const content = foundIn(await this.client.ask('GET', `SEP/${number}`, READ));
    return content && { cardNumber: textIn(objectIn(content['peserta'])['noKartu']) };
  }

  /** May be said again: it says all of the letter anew. */
  async correctLetter(body: CorrectionBody): Promise<void> {
    await this.client.ask('PUT', 'SEP/2.0/update', DONE, { request: { t_sep: body } });
  }

  /** `user` is who asks, as BPJS keeps it. */
  async deleteLetter(number: string, user: string): Promise<void> {
    await this.client.ask('DELETE', 'SEP/2.0/delete', DONE, { request: { t_sep: { noSep: number, user } } });
  }

  /** May be said again: it sets the same day. */
  async reportDischarge(body: DischargeBody): Promise<void> {
    await this.client.ask('PUT', 'SEP/2.0/updtglplg', DONE, { request: { t_sep: body } });
  }

  private async rows(path: string): Promise<Row[]> {
    const { code, content } = await this.client.ask('GET', path, READ);
    return code === FOUND ? rowsIn(content) : [];
  }
}
