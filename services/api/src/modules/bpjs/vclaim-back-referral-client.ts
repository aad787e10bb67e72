import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';
import type { BackReferralBody, BackReferralDeletion } from '@alur/domain/back-referral/vclaim-back-referral';
import { codeIn, dayIn, objectIn, rowsIn, textIn, type Row } from './answer-content.js';
import { BpjsError } from './bpjs-answer.js';
import type { BpjsClient } from './bpjs-client.js';
import { DONE, FOUND, foundIn, READ } from './vclaim-answer.js';

/** A back-referral as the list of some days has it. */
export interface KnownBackReferral {
  readonly number: string;
  readonly issuedOn: string | null;
  readonly eligibilityLetter: string;
  readonly programmeCode: string;
}

const knownIn = (row: Row): KnownBackReferral[] => {
  const number = textIn(row['noSRB']);
  if (number === '') return [];
  return [
    {
      ...{ number, issuedOn: dayIn(row['tglSRB']), eligibilityLetter: textIn(row['noSEP']).toUpperCase() },
      programmeCode: codeIn(row['programPRB'])?.code ?? '',
    },
  ];
};

/** VClaim's *PRB*: patients whom the programme of chronic diseases takes back (DOMAIN-WIRES 2). */
export class VclaimBackReferralClient {
  constructor(private readonly client: BpjsClient) {}

  /** The diseases that have one. */
  async programmes(): Promise<VclaimCode[]> {
    const { code, content } = await this.client.ask('GET', 'referensi/diagnosaprb', READ);
    return code === FOUND ? rowsIn(content).flatMap(row => codeIn(row) ?? []) : [];
  }

  /** Those of some days. */
  async issuedWithin(from: string, until: string): Promise<KnownBackReferral[]> {
    const { code, content } = await this.client.ask('GET', `prb/tglMulai/${from}/tglAkhir/${until}`, READ);
    return code === FOUND ? rowsIn(objectIn(content)['prb']).flatMap(knownIn) : [];
  }

  /** Answers its number, and its day where VClaim says it. */
  async issue(body: BackReferralBody): Promise<{ number: string; issuedOn: string | null }> {
    const { content } = await this.client.ask('POST', 'PRB/insert', DONE, { request: { t_prb: body } });
    const { noSRB, tglSRB } = objectIn(content);
    const number = textIn(noSRB);
    if (number === '') throw new BpjsError('unreachable', 'no number was given');
    return { number, issuedOn: dayIn(tglSRB) };
  }

  /** Whose card one is of; null where VClaim has no such one. */
  async backReferral(number: string, eligibilityLetter: string): Promise<{ cardNumber: string } | null> {
    const path = `prb/${encodeURIComponent(number)}/nosep/${eligibilityLetter}`;
    const content = foundIn(await this.client.ask('GET', path, READ));
    const { peserta } = objectIn(content?.['prb']);
    return content && { cardNumber: textIn(objectIn(peserta)['noKartu']) };
  }

  async delete(body: BackReferralDeletion): Promise<void> {
    await this.client.ask('DELETE', 'PRB/Delete', DONE, { request: { t_prb: body } });
  }
}
