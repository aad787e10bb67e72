import type { Platform } from '../../../platform/platform.js';
import { SavedClients } from '../../settings/saved-credentials.js';
import { EklaimClient, type EklaimCredentials } from './eklaim-client.js';

/**
 * Each facility's E-Klaim. Its address is the facility's to type, so the installation says which servers it may name:
 * else whoever may type it could have ours call any machine of the network.
 */
export class EklaimAccess {
  private readonly saved: SavedClients<EklaimCredentials, EklaimClient>;

  constructor(
    platform: Pick<Platform, 'log' | 'keys'>,
    private readonly servers: readonly string[],
  ) {
    this.saved = new SavedClients(platform, 'e-klaim', credentials => new EklaimClient(credentials));
  }

  /** Undefined for a facility without credentials, and for one whose server the installation does not know. */
  async of(merchantId: number): Promise<EklaimClient | undefined> {
    const client = await this.saved.of(merchantId);
    return client && this.servers.includes(client.credentials.server.replace(/\/$/, '')) ? client : undefined;
  }
}
