import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InboundCredentials } from '../gate.js';

export interface Envelope {
  response?: unknown;
  metadata: { code: number; message: string };
}

/** Plays Mobile JKN against a facility (DOMAIN-WIRES 10): asks for a token, and then for what its users want. */
export class MobileJkn {
  token = '';
  username: string;

  constructor(
    private readonly app: INestApplication,
    private readonly merchantId: number,
    private readonly credentials: InboundCredentials,
    private readonly address = '10.1.2.3',
  ) {
    this.username = credentials.inboundUsername;
  }

  /** Asks for a token where a facility of primary care gives it, or a hospital. */
  async enter(path: 'auth' | 'rs/token' = 'auth'): Promise<Envelope> {
    const { inboundUsername, inboundPassword } = this.credentials;
    const told = await this.call('GET', path, { 'x-username': inboundUsername, 'x-password': inboundPassword });
    this.token = (told.response as { token: string } | undefined)?.token ?? this.token;
    return told;
  }

  take(body: object): Promise<Envelope> {
    return this.asks('POST', 'antrean', body);
  }

  status(poli: string, date: string): Promise<Envelope> {
    return this.asks('GET', `antrean/status/${poli}/${date}`);
  }

  remaining(card: string, poli: string, date: string): Promise<Envelope> {
    return this.asks('GET', `antrean/sisapeserta/${card}/${poli}/${date}`);
  }

  cancel(body: object, method: 'PUT' | 'POST' = 'POST'): Promise<Envelope> {
    return this.asks(method, 'antrean/batal', body);
  }

  register(body: object): Promise<Envelope> {
    return this.asks('POST', 'peserta', body);
  }

  /** What is asked of a hospital. */
  asksHospital(what: string, body: object): Promise<Envelope> {
    return this.asks('POST', `rs/${what}`, body);
  }

  private asks(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Envelope> {
    return this.call(method, path, { 'x-username': this.username, 'x-token': this.token }, body);
  }

  private async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<Envelope> {
    const server = (this.app as NestFastifyApplication).getHttpAdapter().getInstance();
    const answer = await server.inject({
      ...{ method, url: `/jkn/${this.merchantId}/${path}`, headers, remoteAddress: this.address },
      ...(payload && { payload }),
    });
    return answer.json();
  }
}
