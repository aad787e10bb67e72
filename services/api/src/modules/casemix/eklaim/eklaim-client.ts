import type { Coder } from '@alur/domain/casemix/eklaim/claim-message';
import { openEnvelope, sealEnvelope } from './envelope.js';
import { EklaimProblem, refusalIn, type Answer } from './eklaim-problem.js';

/** What a facility has saved of E-Klaim. */
export interface EklaimCredentials extends Coder {
  readonly server: string;
  readonly encryptionKey: string;
}

/** Grouping a long stay takes E-Klaim a while. */
const ANSWERED_WITHIN_MS = 30_000;
const PATH = '/E-Klaim/ws.php';

const parsed = (text: string): Answer | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
};

/** One facility's E-Klaim: a server in its own network with one address for every method. */
export class EklaimClient {
  constructor(readonly credentials: EklaimCredentials) {}

  /** Asks for something harmless, which E-Klaim answers if the key is its own. */
  async test(): Promise<void> {
    await this.call({ method: 'search_diagnosis' }, { keyword: 'A00' });
  }

  /** @throws EklaimProblem */
  async call(metadata: { method: string } & Record<string, unknown>, data: object): Promise<Answer> {
    const { encryptionKey } = this.credentials;
    const text = await this.post(sealEnvelope(JSON.stringify({ metadata, data }), encryptionKey));
    // An E-Klaim that cannot open the question answers plainly.
    const answer = parsed(text) ?? parsed(this.opened(text));
    if (!answer) throw new EklaimProblem('unreachable', 'the answer is no JSON');
    const refusal = refusalIn(answer);
    if (refusal) throw refusal;
    return answer;
  }

  private opened(text: string): string {
    // A page of a server in between, or words of one that is not well.
    if (!/^[-\w\s+/=]+$/.test(text)) throw new EklaimProblem('unreachable', 'the answer is a page');
    const opened = openEnvelope(text, this.credentials.encryptionKey);
    if (opened === undefined) throw new EklaimProblem('credentials_refused', 'SIGNATURE_NOT_MATCH');
    return opened;
  }

  private async post(body: string): Promise<string> {
    const { server } = this.credentials;
    try {
      const response = await fetch(`${server.replace(/\/$/, '')}${PATH}`, {
        ...{ method: 'POST', body, redirect: 'error' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new EklaimProblem('unreachable', `HTTP ${response.status}`);
      return text;
    } catch (error) {
      if (error instanceof EklaimProblem) throw error;
      throw new EklaimProblem('unreachable', error instanceof Error ? error.message : 'not reached');
    }
  }
}
