import type { ReferralPoli } from '@alur/contracts/bpjs/vclaim';
import type { ReferralBody, ReferralChangeBody } from '@alur/domain/referral/vclaim-referral';
import { countIn, dayIn, objectIn, rowsIn, textIn, type Row } from './answer-content.js';
import { BpjsError } from './bpjs-answer.js';
import type { BpjsClient } from './bpjs-client.js';
import { DONE, FOUND, foundIn, READ } from './vclaim-answer.js';

/** A referral of this facility as the list of a day has it. */
export interface KnownSentReferral {
  readonly number: string;
  readonly referredOn: string | null;
  readonly eligibilityLetter: string;
  readonly facilityCode: string;
  /** VClaim's code of what she is referred for. */
  readonly care: string;
}

const poliIn = (row: Row): ReferralPoli[] => {
  const code = textIn(row['kodeSpesialis']).trim();
  if (code === '') return [];
  const name = textIn(row['namaSpesialis']).trim() || code;
  return [{ code, name, capacity: countIn(row['kapasitas']), booked: countIn(row['jumlahRujukan']) }];
};

/** VClaim writes letters of eligibility in small letters as well. */
const sentIn = (row: Row): KnownSentReferral[] => {
  const number = textIn(row['noRujukan']);
  if (number === '') return [];
  return [
    {
      ...{ number, referredOn: dayIn(row['tglRujukan']), eligibilityLetter: textIn(row['noSep']).toUpperCase() },
      ...{ facilityCode: textIn(row['ppkDirujuk']), care: textIn(row['jnsPelayanan']) },
    },
  ];
};

/** What VClaim keeps of the referrals of a hospital to others (DOMAIN-WIRES 2, *Rujukan*). */
export class VclaimReferralClient {
  constructor(private readonly client: BpjsClient) {}

  /** What another facility treats, and how full it is on the day of the referral. */
  async polis(facility: string, date: string): Promise<ReferralPoli[]> {
    return (await this.rows(`ListSpesialistik/PPKRujukan/${facility}/TglRujukan/${date}`)).flatMap(poliIn);
  }

  /** Those of a day. */
  async sentOn(date: string): Promise<KnownSentReferral[]> {
    return (await this.rows(`Keluar/List/tglMulai/${date}/tglAkhir/${date}`)).flatMap(sentIn);
  }

  /** Answers its number. */
  async issue(body: ReferralBody): Promise<string> {
    const { content } = await this.client.ask('POST', 'Rujukan/2.0/insert', DONE, { request: { t_rujukan: body } });
    const number = textIn(objectIn(objectIn(content)['rujukan'])['noRujukan']);
    if (number === '') throw new BpjsError('unreachable', 'no number was given');
    return number;
  }

  /** May be said again: it says all of the referral anew. */
  async change(body: ReferralChangeBody): Promise<void> {
    await this.client.ask('PUT', 'Rujukan/2.0/Update', DONE, { request: { t_rujukan: body } });
  }

  /** Whose card a referral is of, and of which day; null where VClaim has no such one. */
  async referral(number: string): Promise<{ cardNumber: string; referredOn: string | null } | null> {
    const content = foundIn(await this.client.ask('GET', `Rujukan/Keluar/${encodeURIComponent(number)}`, READ));
    const { noKartu, tglRujukan } = objectIn(content?.['rujukan']);
    return content && { cardNumber: textIn(noKartu), referredOn: dayIn(tglRujukan) };
  }

  /** `user` is who asks, as BPJS keeps it. */
  async delete(number: string, user: string): Promise<void> {
    await this.client.ask('DELETE', 'Rujukan/delete', DONE, { request: { t_rujukan: { noRujukan: number, user } } });
  }

  private async rows(path: string): Promise<Row[]> {
    const { code, content } = await this.client.ask('GET', `Rujukan/${path}`, READ);
    return code === FOUND ? rowsIn(content) : [];
  }
}
