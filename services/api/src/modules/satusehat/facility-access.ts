import type { Seen } from '@alur/domain/kernel/event';
import type { IntegrationEvent } from '@alur/domain/settings/events';
import type { Platform } from '../../platform/platform.js';
import { openBytes } from '../../platform/sealing/sealed-bytes.js';
import { SatusehatClient, type SatusehatCredentials } from './satusehat-client.js';

const SERVICE = 'satu-sehat';

/** The credentials that are in force, encrypted as the event has them (record 66). */
const sealedIn = (events: readonly Seen[]): string | undefined => {
  const [last] = (events as unknown as readonly IntegrationEvent[])
    .filter(({ type, data }) => type !== 'CredentialsTested' && data.service === SERVICE)
    .slice(-1);
  return last?.type === 'CredentialsSaved' ? last.data.sealed : undefined;
};

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
    const sealed = sealedIn(events);
    if (sealed === undefined) return undefined;
    const known = this.clients.get(merchantId);
    if (known?.sealed === sealed) return known.client;
    const client = new SatusehatClient(this.url, await this.opened(merchantId, sealed), this.now);
    this.clients.set(merchantId, { sealed, client });
    return client;
  }

  private async opened(merchantId: number, sealed: string): Promise<SatusehatCredentials> {
    const subject = `merchant-${merchantId}`;
    const key = (await this.platform.keys.load([subject])).get(subject);
    if (!key) throw new Error(`no key of ${subject}`);
    const text = openBytes(key, Buffer.from(sealed, 'base64'), `${subject}/${SERVICE}`).toString('utf8');
    return JSON.parse(text) as SatusehatCredentials;
  }
}
