import { credentialsOf } from '../../integrations/facility-credentials.js';
import type { Platform } from '../../platform/platform.js';
import { SatusehatClient, type SatusehatCredentials } from './satusehat-client.js';

/** Each facility's client, kept with its token for as long as its credentials are the same. */
export class SatusehatAccess {
  private readonly clients = new Map<number, { sealed: string; client: SatusehatClient }>();

  constructor(
    private readonly platform: Pick<Platform, 'log' | 'keys'>,
    private readonly url: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Undefined for a facility without credentials. */
  async of(merchantId: number): Promise<SatusehatClient | undefined> {
    const credentials = await credentialsOf<SatusehatCredentials>(this.platform, merchantId, 'satu-sehat');
    if (!credentials) return undefined;
    const known = this.clients.get(merchantId);
    if (known?.sealed === credentials.sealed) return known.client;
    const client = new SatusehatClient(this.url, await credentials.open(), this.now);
    this.clients.set(merchantId, { sealed: credentials.sealed, client });
    return client;
  }
}
