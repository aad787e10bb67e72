import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEnvelope, sealEnvelope } from '../envelope.js';
import { refused, steps, type Claim, type Question } from './steps.js';

const text = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/**
 * A stand-in for E-Klaim that does not merely accept: it opens the envelope, keeps each claim's state, and refuses a
 * method that comes before its time (DOMAIN-WIRES 8.2). Its state is in memory.
 */
export class EklaimSimulator {
  readonly claims = new Map<string, Claim>();
  /** Each method that was answered with success. */
  readonly taken: string[] = [];
  /** How it answers: as usual, not at all, by a page, or without reaching the data centre. */
  mode: 'up' | 'down' | 'html' | 'offline' = 'up';
  /** Methods that it still answers as usual before `mode` holds. */
  answersBefore = 0;

  /** What happens elsewhere before a step is answered. */
  onTaken: ((method: string) => Promise<void>) | undefined;

  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  constructor(private readonly key: string) {}

  /** Answers its address. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = openEnvelope(await text(request), this.key);
    const isOut = this.mode !== 'up' && this.answersBefore-- <= 0;
    if (isOut && this.mode === 'down') response.destroy();
    else if (isOut && this.mode === 'html')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad Gateway</body></html>');
    else if (request.url !== '/E-Klaim/ws.php') response.writeHead(404).end();
    else if (asked === undefined) response.end(JSON.stringify(refused('E2031', 'Decryption key mismatch')));
    else await this.give(response, JSON.parse(asked) as Question, isOut);
  }

  private async give(response: ServerResponse, question: Question, isOffline: boolean): Promise<void> {
    const answer = this.answered(question, isOffline);
    await this.onTaken?.(question.metadata.method);
    this.send(response, answer);
  }

  private answered(question: Question, isOffline: boolean): object {
    const { method } = question.metadata;
    const step = steps[method];
    if (!step) return refused('E2001', `Method ${method} tidak ada`);
    if (isOffline && method === 'send_claim_individual') return refused('E2029', 'Koneksi gagal');
    const answer = step(question, this.claims);
    if (!('metadata' in answer)) this.taken.push(method);
    return { metadata: { code: 200, message: 'Ok' }, ...answer };
  }

  private send(response: ServerResponse, body: object): void {
    const lines = sealEnvelope(JSON.stringify(body), this.key).replace(/.{76}/g, '$&\r\n');
    response.end(`----BEGIN ENCRYPTED DATA----\r\n${lines}\r\n----END ENCRYPTED DATA----\r\n`);
  }
}
