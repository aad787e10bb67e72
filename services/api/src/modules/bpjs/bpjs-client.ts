import { accepted, answerIn, BpjsError, type Answer } from './bpjs-answer.js';
import { answerKey, contentOf, pcareAuthorization, signatureOf, type Consumer } from './bpjs-transport.js';

/** What a facility has saved of BPJS (SPEC 2, `settings/bpjs`). */
export interface BpjsCredentials extends Consumer {
  readonly userKey: string;
  readonly pcareUsername: string;
  readonly pcarePassword: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Product = 'pcare' | 'vclaim' | 'antrean' | 'antrean-rs' | 'aplicares' | 'icare' | 'medical-record';

const ANSWERED_WITHIN_MS = 20_000;
/** The body is JSON whatever this says (DOMAIN-WIRES 1.1). */
const contentTypes: Readonly<Record<Product, string>> = {
  pcare: 'text/plain',
  vclaim: 'Application/x-www-form-urlencoded',
  antrean: 'Application/x-www-form-urlencoded',
  'antrean-rs': 'Application/x-www-form-urlencoded',
  aplicares: 'application/json',
  icare: 'application/json',
  'medical-record': 'text/plain',
};

/** PCare and its queue ask who the user is as well. */
const isOfPcare = (product: Product): boolean => product === 'pcare' || product === 'antrean';

/** One facility's requests to one product of BPJS. Nothing is sent again by itself. */
export class BpjsClient {
  constructor(
    private readonly product: Product,
    private readonly url: string,
    private readonly credentials: BpjsCredentials,
    private readonly now: () => number,
  ) {}

  /** @throws BpjsError unless the answer's code is one of these. */
  async ask(method: Method, path: string, codes: readonly number[], body?: object): Promise<Answer> {
    const timestamp = Math.floor(this.now() / 1000);
    const { status, text } = await this.send(method, path, timestamp, body);
    const key = answerKey(this.credentials, timestamp);
    return accepted(
      answerIn(status, text, response => contentOf(response, key)),
      codes,
    );
  }

  private async send(method: Method, path: string, timestamp: number, body: object | undefined) {
    try {
      const response = await fetch(`${this.url}/${path}`, {
        method,
        headers: this.headers(timestamp),
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new BpjsError('unreachable', error instanceof Error ? error.message : 'not reached');
    }
  }

  private headers(timestamp: number): Record<string, string> {
    const { consId, userKey, pcareUsername, pcarePassword } = this.credentials;
    return {
      'content-type': contentTypes[this.product],
      'x-cons-id': consId,
      'x-timestamp': String(timestamp),
      'x-signature': signatureOf(this.credentials, timestamp),
      user_key: userKey,
      ...(isOfPcare(this.product) && { 'x-authorization': pcareAuthorization(pcareUsername, pcarePassword) }),
    };
  }
}
