import { credentialsOf } from '../../../integrations/facility-credentials.js';
import type { Platform } from '../../../platform/platform.js';
import { EklaimClient, type EklaimCredentials } from './eklaim-client.js';

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
    const credentials = await (await credentialsOf<EklaimCredentials>(this.platform, merchantId, 'e-klaim'))?.open();
    if (!credentials) return undefined;
    const isKnown = this.servers.includes(credentials.server.replace(/\/$/, ''));
    return isKnown ? new EklaimClient(credentials) : undefined;
  }
}
