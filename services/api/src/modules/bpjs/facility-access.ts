import { credentialsOf } from '../../integrations/facility-credentials.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Platform } from '../../platform/platform.js';
import { BpjsClient, type BpjsCredentials } from './bpjs-client.js';
import { PcareClient } from './pcare-client.js';
import { VclaimClient } from './vclaim-client.js';

/** Each facility's clients, by the credentials that are in force; undefined without them, or where none is connected. */
export class BpjsAccess {
  constructor(
    private readonly platform: Pick<Platform, 'log' | 'keys'>,
    private readonly config: BpjsConfig,
    private readonly now: () => number = Date.now,
  ) {}

  async pcare(merchantId: number): Promise<PcareClient | undefined> {
    const { pcareUrl } = this.config;
    const credentials = pcareUrl === undefined ? undefined : await this.credentials(merchantId);
    return credentials && new PcareClient(new BpjsClient('pcare', pcareUrl ?? '', credentials, this.now));
  }

  async vclaim(merchantId: number): Promise<VclaimClient | undefined> {
    const { vclaimUrl } = this.config;
    const credentials = vclaimUrl === undefined ? undefined : await this.credentials(merchantId);
    return credentials && new VclaimClient(new BpjsClient('vclaim', vclaimUrl ?? '', credentials, this.now));
  }

  private async credentials(merchantId: number): Promise<BpjsCredentials | undefined> {
    return (await credentialsOf<BpjsCredentials>(this.platform, merchantId, 'bpjs'))?.open();
  }
}
