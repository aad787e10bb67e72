import type { IntegrationEvent } from '@alur/domain/settings/events';
import { sealedCredentials } from '@alur/domain/settings/integration';
import type { Platform } from '../../../platform/platform.js';
import { openCredentials } from '../../../platform/sealing/facility-credentials.js';
import { EklaimClient, type EklaimCredentials } from './eklaim-client.js';

const SERVICE = 'e-klaim';

/**
 * Each facility's E-Klaim. Its address is the facility's to type, so the installation says which servers it may name:
 * else whoever may type it could have ours call any machine of the network.
 */
export class EklaimAccess {
  constructor(
    private readonly platform: Pick<Platform, 'log' | 'keys'>,
    private readonly servers: readonly string[],
  ) {}

  /** Undefined for a facility without credentials, and for one whose server the installation does not know. */
  async of(merchantId: number): Promise<EklaimClient | undefined> {
    const stream = `integration-${merchantId}`;
    const events = (await this.platform.log.readMany([{ stream }])).get(stream) ?? [];
    const sealed = sealedCredentials(events as unknown as readonly IntegrationEvent[], SERVICE);
    if (sealed === undefined) return undefined;
    const opened = await openCredentials(this.platform.keys, { merchantId, service: SERVICE }, sealed);
    const credentials = opened as EklaimCredentials;
    const isKnown = this.servers.includes(credentials.server.replace(/\/$/, ''));
    return isKnown ? new EklaimClient(credentials) : undefined;
  }
}
