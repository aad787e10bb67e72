import type { Integration } from '@alur/contracts/settings/integrations';
import type { IntegrationEvent } from '@alur/domain/settings/events';
import { sealedCredentials } from '@alur/domain/settings/integration';
import type { Platform } from '../platform/platform.js';
import { openBytes } from '../platform/sealing/sealed-bytes.js';

/** Credentials in force, encrypted with the facility's own key (record 66). */
export interface SealedCredentials<Credentials> {
  /** Differs whenever others are saved. */
  readonly sealed: string;
  open(): Promise<Credentials>;
}

/** A facility's credentials for a service; undefined where there are none. */
export async function credentialsOf<Credentials>(
  { log, keys }: Pick<Platform, 'log' | 'keys'>,
  merchantId: number,
  service: Integration,
): Promise<SealedCredentials<Credentials> | undefined> {
  const stream = `integration-${merchantId}`;
  const events = (await log.readMany([{ stream }])).get(stream) ?? [];
  const sealed = sealedCredentials(events as unknown as readonly IntegrationEvent[], service);
  if (sealed === undefined) return undefined;
  const open = async () => {
    const subject = `merchant-${merchantId}`;
    const key = (await keys.load([subject])).get(subject);
    if (!key) throw new Error(`no key of ${subject}`);
    const opened = openBytes(key, Buffer.from(sealed, 'base64'), `${subject}/${service}`);
    return JSON.parse(opened.toString('utf8')) as Credentials;
  };
  return { sealed, open };
}
