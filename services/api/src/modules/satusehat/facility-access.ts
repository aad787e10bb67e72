import type { IntegrationEvent } from '@alur/domain/settings/events';
import { sealedCredentials } from '@alur/domain/settings/integration';
import type { Platform } from '../../platform/platform.js';
import { openCredentials } from '../../platform/sealing/facility-credentials.js';
import { SatusehatClient, type SatusehatCredentials } from './satusehat-client.js';

const SERVICE = 'satu-sehat';

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
    const stream = `integration-${merchantId}`;
    const events = (await this.platform.log.readMany([{ stream }])).get(stream) ?? [];
    const sealed = sealedCredentials(events as unknown as readonly IntegrationEvent[], SERVICE);
    if (sealed === undefined) return undefined;
    const known = this.clients.get(merchantId);
    if (known?.sealed === sealed) return known.client;
    const credentials = await openCredentials(this.platform.keys, { merchantId, service: SERVICE }, sealed);
    const client = new SatusehatClient(this.url, credentials as SatusehatCredentials, this.now);
    this.clients.set(merchantId, { sealed, client });
    return client;
  }
}
