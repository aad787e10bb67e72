import type { Identifier } from '@alur/domain/satusehat/fhir/coded';
import type { Resource } from '@alur/domain/satusehat/fhir/references';
import { isPage, problemOf, SatusehatProblem } from './satusehat-problem.js';

/** What a facility has saved of SATUSEHAT (SPEC 2, `settings/satu-sehat`). */
export interface SatusehatCredentials {
  readonly organizationId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** DOMAIN-WIRES 9.1: a token is renewed so long before it ends. */
const RENEWED_BEFORE_MS = 300_000;
const ANSWERED_WITHIN_MS = 20_000;

interface Request extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

/** One facility's access to SATUSEHAT: a token that is kept until it ends, and requests that bear it. */
export class SatusehatClient {
  private token: Token | undefined;
  private coming: Promise<Token> | undefined;

  constructor(
    private readonly url: string,
    readonly credentials: SatusehatCredentials,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws unless the service gives a token for the credentials now. */
  async test(): Promise<void> {
    this.token = undefined;
    await this.currentToken();
  }

  async find(type: string, query: Readonly<Record<string, string>>): Promise<Resource | undefined> {
    const asked = new URLSearchParams(query).toString();
    const bundle = (await this.fhir('GET', `${type}?${asked}`)) as { entry?: { resource?: Resource }[] };
    return bundle.entry?.[0]?.resource;
  }

  findBy(type: string, { system, value }: Identifier): Promise<Resource | undefined> {
    return this.find(type, { identifier: `${system}|${value}` });
  }

  async read(type: string, id: string): Promise<Resource> {
    return (await this.fhir('GET', `${type}/${id}`)) as Resource;
  }

  async create(resource: Resource): Promise<string> {
    const { id } = (await this.fhir('POST', resource.resourceType, resource)) as { id?: string };
    if (id === undefined) throw new SatusehatProblem('unreachable', 'no id was given');
    return id;
  }

  async update(resource: Resource): Promise<void> {
    await this.fhir('PUT', `${resource.resourceType}/${resource.id ?? ''}`, resource);
  }

  /** Asks for something else than a resource, in text; answers the text. */
  async post(path: string, body: string, contentType: string): Promise<string> {
    return this.authorized(path, { method: 'POST', body, headers: { 'content-type': contentType } });
  }

  private async fhir(method: string, path: string, resource?: Resource): Promise<unknown> {
    const text = await this.authorized(`/fhir-r4/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(resource && { body: JSON.stringify(resource) }),
    });
    try {
      return JSON.parse(text);
    } catch {
      throw new SatusehatProblem('unreachable', 'the answer is no JSON');
    }
  }

  /** A token that the service no longer takes is renewed once. */
  private async authorized(path: string, request: Request, isAgain = false): Promise<string> {
    const { value } = await this.currentToken();
    try {
      return await this.send(path, { ...request, headers: { ...request.headers, authorization: `Bearer ${value}` } });
    } catch (error) {
      const isStale = error instanceof SatusehatProblem && error.kind === 'credentials_refused' && !isAgain;
      if (!isStale) throw error;
      this.token = undefined;
      return this.authorized(path, request, true);
    }
  }

  /** All who need one wait for the same call. */
  private async currentToken(): Promise<Token> {
    if (this.token && this.token.until > this.now()) return this.token;
    this.coming ??= this.newToken().finally(() => (this.coming = undefined));
    this.token = await this.coming;
    return this.token;
  }

  private async newToken(): Promise<Token> {
    const { clientId, clientSecret } = this.credentials;
    const began = this.now();
    const text = await this.send('/oauth2/v1/accesstoken?grant_type=client_credentials', {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
    }).catch((error: unknown) => {
      // Whatever the reason, credentials that get no token are refused.
      if (error instanceof SatusehatProblem && error.kind === 'resource_refused')
        throw new SatusehatProblem('credentials_refused', error.message);
      throw error;
    });
    const { access_token: value, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>;
    if (typeof value !== 'string') throw new SatusehatProblem('credentials_refused', 'no token was given');
    return { value, until: began + Number(seconds) * 1000 - RENEWED_BEFORE_MS };
  }

  private async send(path: string, request: RequestInit): Promise<string> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.url}${path}`, { ...request, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
      text = await response.text();
    } catch (error) {
      throw new SatusehatProblem('unreachable', error instanceof Error ? error.message : 'not reached');
    }
    if (!response.ok || isPage(response, text)) throw problemOf(response, text);
    return text;
  }
}
