import type { addedInHospitalBody, cancelledInHospitalBody, taskBody } from '@alur/domain/mobile-jkn/antrean-rs-bodies';
import type { BpjsClient } from '../bpjs-client.js';
import { QUEUE_DONE, tellOnce } from './tell-once.js';

/** BPJS's queue of hospitals (*Antrean RS*, DOMAIN-WIRES 3.1). */
export class AntreanRsClient {
  constructor(private readonly client: BpjsClient) {}

  /** Asks for the polis, by which the credentials are tried. */
  async test(): Promise<void> {
    await this.client.ask('GET', 'ref/poli', QUEUE_DONE);
  }

  add(body: ReturnType<typeof addedInHospitalBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/add', body);
  }

  task(body: ReturnType<typeof taskBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/updatewaktu', body);
  }

  cancel(body: ReturnType<typeof cancelledInHospitalBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/batal', body);
  }
}
