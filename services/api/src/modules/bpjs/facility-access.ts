import { credentialsOf } from '../../integrations/facility-credentials.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Platform } from '../../platform/platform.js';
import { AntreanClient } from './antrean/antrean-client.js';
import { AntreanRsClient } from './antrean/antrean-rs-client.js';
import { AplicaresClient } from './aplicares-client.js';
import { BpjsClient, type BpjsCredentials, type Product } from './bpjs-client.js';
import { IcareClient } from './icare-client.js';
import { MedicalRecordClient } from './medical-record-client.js';
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
    const client = await this.client(merchantId, 'pcare', this.config.pcareUrl);
    return client && new PcareClient(client);
  }

  async vclaim(merchantId: number): Promise<VclaimClient | undefined> {
    const client = await this.client(merchantId, 'vclaim', this.config.vclaimUrl);
    return client && new VclaimClient(client);
  }

  async antrean(merchantId: number): Promise<AntreanClient | undefined> {
    const client = await this.queue(merchantId, 'antrean', this.config.antreanUrl);
    return client && new AntreanClient(client);
  }

  async antreanRs(merchantId: number): Promise<AntreanRsClient | undefined> {
    const client = await this.queue(merchantId, 'antrean-rs', this.config.antreanRsUrl);
    return client && new AntreanRsClient(client);
  }

  /** It goes by VClaim's key (DOMAIN-WIRES 1.1). */
  async aplicares(merchantId: number): Promise<AplicaresClient | undefined> {
    const client = await this.client(merchantId, 'aplicares', this.config.aplicaresUrl);
    return client && new AplicaresClient(client);
  }

  /** So does i-Care. */
  async icare(merchantId: number): Promise<IcareClient | undefined> {
    const client = await this.client(merchantId, 'icare', this.config.icareUrl);
    return client && new IcareClient(client);
  }

  /** And so do records of visits, which are sealed with the credentials too. */
  async medicalRecords(merchantId: number): Promise<MedicalRecordClient | undefined> {
    const url = this.config.medicalRecordUrl;
    const credentials = url === undefined ? undefined : await this.credentials(merchantId);
    if (url === undefined || !credentials) return undefined;
    return new MedicalRecordClient(new BpjsClient('medical-record', url, credentials, this.now), credentials, url);
  }

  private async client(merchantId: number, product: Product, url: string | undefined): Promise<BpjsClient | undefined> {
    if (url === undefined) return undefined;
    const credentials = await this.credentials(merchantId);
    return credentials && new BpjsClient(product, url, credentials, this.now);
  }

  /** A queue has a key of its own beside the credentials of all products. */
  private async queue(merchantId: number, product: Product, url: string | undefined): Promise<BpjsClient | undefined> {
    if (url === undefined) return undefined;
    const [common, own] = await Promise.all([
      this.credentials(merchantId),
      credentialsOf<{ queueUserKey: string }>(this.platform, merchantId, 'mobile-jkn').then(kept => kept?.open()),
    ]);
    if (!common || !own) return undefined;
    return new BpjsClient(product, url, { ...common, userKey: own.queueUserKey }, this.now);
  }

  private async credentials(merchantId: number): Promise<BpjsCredentials | undefined> {
    return (await credentialsOf<BpjsCredentials>(this.platform, merchantId, 'bpjs'))?.open();
  }
}
