import type { Integration } from '@alur/contracts/settings/integrations';
import type { Seen } from '@alur/domain/kernel/event';
import type { IntegrationEvent } from '@alur/domain/settings/events';
import type { Platform } from '../../platform/platform.js';
import { openBytes } from '../../platform/sealing/sealed-bytes.js';

/** The credentials that are in force, encrypted as the event has them (record 66). */
const sealedIn = (events: readonly Seen[], service: Integration): string | undefined => {
  const [last] = (events as unknown as readonly IntegrationEvent[])
    .filter(({ type, data }) => type !== 'CredentialsTested' && data.service === service)
    .slice(-1);
  return last?.type === 'CredentialsSaved' ? last.data.sealed : undefined;
};

/** Each facility's client of a service, kept for as long as its credentials are the same. */
export class SavedClients<Credentials, Client> {
  private readonly clients = new Map<number, { sealed: string; client: Client }>();

  constructor(
    private readonly platform: Pick<Platform, 'log' | 'keys'>,
    private readonly service: Integration,
    private readonly make: (credentials: Credentials) => Client,
  ) {}

  /** Undefined for a facility without credentials. */
  async of(merchantId: number): Promise<Client | undefined> {
    const stream = `integration-${merchantId}`;
    const events = (await this.platform.log.readMany([{ stream }])).get(stream) ?? [];
    const sealed = sealedIn(events, this.service);
    if (sealed === undefined) return undefined;
    const known = this.clients.get(merchantId);
    if (known?.sealed === sealed) return known.client;
    const client = this.make(await this.opened(merchantId, sealed));
    this.clients.set(merchantId, { sealed, client });
    return client;
  }

  private async opened(merchantId: number, sealed: string): Promise<Credentials> {
    const subject = `merchant-${merchantId}`;
    const key = (await this.platform.keys.load([subject])).get(subject);
    if (!key) throw new Error(`no key of ${subject}`);
    const text = openBytes(key, Buffer.from(sealed, 'base64'), `${subject}/${this.service}`).toString('utf8');
    return JSON.parse(text) as Credentials;
  }
}
