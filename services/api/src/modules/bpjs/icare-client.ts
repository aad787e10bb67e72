import { BpjsError } from './bpjs-answer.js';
import { objectIn, textIn } from './answer-content.js';
import type { BpjsClient } from './bpjs-client.js';
import { DONE } from './vclaim-answer.js';

/** A page is opened in the doctor's browser, so that nothing but an address of the web is taken for one. */
const pageIn = (content: unknown): string => {
  const url = textIn(objectIn(content)['url']);
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new BpjsError('unreachable', 'no page was given');
  return url;
};

/** What BPJS shows doctors of a participant's treatments (DOMAIN-WIRES 7, *i-Care*). */
export class IcareClient {
  constructor(private readonly client: BpjsClient) {}

  /** For hospitals, whose doctor is named by VClaim's code. */
  async ofHospital(cardNumber: string, doctorCode: number): Promise<string> {
    const asked = { param: cardNumber, kodedokter: doctorCode };
    return pageIn((await this.client.ask('POST', 'api/rs/validate', DONE, asked)).content);
  }

  /** For facilities of PCare. */
  async ofPrimaryCare(cardNumber: string): Promise<string> {
    return pageIn((await this.client.ask('POST', 'api/pcare/validate', DONE, { param: cardNumber })).content);
  }
}
