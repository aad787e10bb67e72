import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identifier } from '@alur/domain/satusehat/fhir/coded';
import type { Resource } from '@alur/domain/satusehat/fhir/references';
import { openMessage, sealMessage } from '../kyc-message.js';
import { brokenBy, referencesIn, type Broken } from './rules.js';

const TOKEN_SECONDS = 3_600;

const text = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const identifiersOf = ({ identifier }: Resource): Identifier[] =>
  [identifier ?? []].flat().filter((each): each is Identifier => typeof each === 'object' && each !== null);

/**
 * A stand-in for SATUSEHAT that does not merely accept: it checks token, identifiers, references and the rules of
 * DOMAIN-WIRES 9.3. Its state is in memory.
 */
export class SatusehatSimulator {
  readonly resources = new Map<string, Resource>();
  /** Each request that was answered with success, as `POST Encounter`. */
  readonly taken: string[] = [];
  /** Officers in whose names profiles are verified. */
  readonly verifiedBy: { name: string; nik: string }[] = [];
  tokens = 0;
  /** How it answers: as usual, not at all, by a page of a gateway, late, or with the request to be asked less. */
  mode: 'up' | 'down' | 'html' | 'slow_down' = 'up';
  /** Requests that it still answers as usual before `mode` holds. */
  answersBefore = 0;
  readonly kyc = generateKeyPairSync('rsa', { modulusLength: 2048 });

  private token = '';
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  constructor(private readonly credentials: { clientId: string; clientSecret: string }) {}

  /** Answers its address. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** A person, a practitioner or a room that it knows from elsewhere. */
  knows(resource: Resource & { id: string }): void {
    this.resources.set(`${resource.resourceType}/${resource.id}`, resource);
  }

  of(type: string): Resource[] {
    return [...this.resources.values()].filter(({ resourceType }) => resourceType === type);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://simulator');
    if (this.mode !== 'up' && this.answersBefore-- <= 0) return this.refuseAll(response);
    if (url.pathname === '/oauth2/v1/accesstoken') return this.giveToken(body, response);
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return this.send(response, 401, { fault: { faultstring: 'Invalid access token' } });
    if (url.pathname === '/kyc/v1/generate-url') return this.giveLink(body, response);
    const [, type = '', id] = /^\/fhir-r4\/v1\/(\w+)(?:\/(.+))?$/.exec(url.pathname) ?? [];
    if (request.method === 'GET') return this.give(type, id, url.searchParams, response);
    return this.take(request.method === 'PUT' ? id : undefined, JSON.parse(body) as Resource, response);
  }

  private refuseAll(response: ServerResponse): void {
    if (this.mode === 'down') response.destroy();
    else if (this.mode === 'slow_down') response.writeHead(429, { 'retry-after': '30' }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad Gateway</body></html>');
  }

  private giveToken(body: string, response: ServerResponse): void {
    const given = new URLSearchParams(body);
    const { clientId, clientSecret } = this.credentials;
    if (given.get('client_id') !== clientId || given.get('client_secret') !== clientSecret)
      return this.send(response, 401, { fault: { faultstring: 'ClientId is Invalid' } });
    this.tokens += 1;
    this.token = randomUUID();
    this.send(response, 200, { access_token: this.token, expires_in: String(TOKEN_SECONDS) });
  }

  private giveLink(body: string, response: ServerResponse): void {
    const asked = JSON.parse(openMessage(body, this.kyc.privateKey)) as Record<string, string>;
    const { agent_name = '', agent_nik = '', public_key = '' } = asked;
    this.verifiedBy.push({ name: agent_name, nik: agent_nik });
    const url = `https://kyc.example/?token=${randomUUID()}`;
    const data = { metadata: { code: '200', message: 'Success' }, data: { agent_name, agent_nik, token: '', url } };
    response.writeHead(200, { 'content-type': 'text/plain' }).end(sealMessage(JSON.stringify(data), public_key));
  }

  private give(type: string, id: string | undefined, query: URLSearchParams, response: ServerResponse): void {
    if (id !== undefined) {
      const known = this.resources.get(`${type}/${id}`);
      return known ? this.send(response, 200, known) : this.refuse(response, 404, []);
    }
    const [system, value] = (query.get('identifier') ?? '').split('|');
    const found = this.of(type).filter(
      each =>
        identifiersOf(each).some(one => one.system === system && one.value === value) &&
        (!query.has('birthdate') || each['birthDate'] === query.get('birthdate')),
    );
    this.send(response, 200, {
      resourceType: 'Bundle',
      total: found.length,
      entry: found.map(resource => ({ resource })),
    });
  }

  private take(id: string | undefined, resource: Resource, response: ServerResponse): void {
    const { resourceType } = resource;
    const unknown = referencesIn(resource).filter(
      reference => !reference.startsWith('Organization/') && !this.resources.has(reference),
    );
    const broken = brokenBy(resource);
    if (broken.length > 0) return this.refuse(response, 400, broken);
    if (unknown.length > 0)
      return this.refuse(response, 400, [{ rule: '10120', words: `unknown reference ${unknown.join(', ')}` }]);
    const own = identifiersOf(resource);
    const isTaken = this.of(resourceType).some(
      each =>
        each.id !== id &&
        identifiersOf(each).some(one => own.some(mine => mine.system === one.system && mine.value === one.value)),
    );
    if (isTaken) return this.refuse(response, 400, [{ rule: '20002', words: 'duplicate identifier' }]);
    if (id !== undefined && !this.resources.has(`${resourceType}/${id}`)) return this.refuse(response, 404, []);
    const kept = { ...resource, id: id ?? randomUUID() };
    this.resources.set(`${resourceType}/${kept.id}`, kept);
    this.taken.push(`${id === undefined ? 'POST' : 'PUT'} ${resourceType}`);
    this.send(response, id === undefined ? 201 : 200, kept);
  }

  private refuse(response: ServerResponse, status: number, broken: readonly Broken[]): void {
    const issue = broken.map(({ rule, words }) => ({
      ...{ severity: 'error', code: 'value' },
      details: { text: rule === undefined ? words : `RuleNumber: ${rule} - ${words}` },
    }));
    this.send(response, status, { resourceType: 'OperationOutcome', issue });
  }

  private send(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
