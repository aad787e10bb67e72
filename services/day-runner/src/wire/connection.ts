import { Agent, request } from 'undici';
import { sleep } from './monotonic.js';

/** A response with any status. */
export interface Answer {
  status: number;
  body: { data?: unknown; meta?: Record<string, unknown>; error?: { code: string; params?: Record<string, unknown> } };
}

/** How long to retry: a restart may take this time. */
const PATIENCE_MS = 120_000;
const LONGEST_PAUSE_MS = 1_000;

/** Keep-alive connections to one address. A request that found no server or a busy one is sent again unchanged. */
export class Connection {
  private readonly agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, headersTimeout: 30_000 });
  /** Number of repeated requests. */
  repeats = 0;
  /** How often a busy server sent no Retry-After. */
  curt = 0;

  constructor(readonly url: string) {}

  async send(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
    const giveUp = Date.now() + PATIENCE_MS;
    for (let pause = 20; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const answer = await this.once(method, path, headers, body).catch((error: unknown) => error as Error);
      if (!(answer instanceof Error) && answer.status !== 503) return answer;
      if (Date.now() > giveUp) throw answer instanceof Error ? answer : new Error(`${path}: still busy`);
      this.repeats += 1;
      await sleep(pause);
    }
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async once(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body: unknown) {
    const answer = await request(this.url + path, {
      method,
      dispatcher: this.agent,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      // Sends a Buffer as it is, since its content type is given.
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    if (answer.statusCode === 503 && answer.headers['retry-after'] === undefined) this.curt += 1;
    return { status: answer.statusCode, body: (await answer.body.json()) as Answer['body'] };
  }
}
