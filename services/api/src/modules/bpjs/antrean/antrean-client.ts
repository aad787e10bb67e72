import type { addedBody, calledBody, cancelledBody } from '@alur/domain/mobile-jkn/antrean-bodies';
import { BpjsError } from '../bpjs-answer.js';
import type { BpjsClient } from '../bpjs-client.js';
import { QUEUE_DONE, saysMissing, tellOnce } from './tell-once.js';

/** BPJS's queue of primary care, which Mobile JKN shows (DOMAIN-WIRES 4). */
export class AntreanClient {
  constructor(private readonly client: BpjsClient) {}

  /** Asks for the polis of a day, by which the credentials are tried. */
  async test(date: string): Promise<void> {
    await this.client.ask('GET', `ref/poli/tanggal/${date}`, QUEUE_DONE);
  }

  add(body: ReturnType<typeof addedBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/add', body);
  }

  call(body: ReturnType<typeof calledBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/panggil', body);
  }

  cancel(body: ReturnType<typeof cancelledBody>): Promise<void> {
    return tellOnce(this.client, 'antrean/batal', body);
  }

  /** Cancels a number that may not be there: it was never told, or is elsewhere. */
  async takeBack(body: ReturnType<typeof cancelledBody>): Promise<void> {
    try {
      await this.cancel(body);
    } catch (error) {
      if (!(error instanceof BpjsError) || error.kind !== 'refused' || !saysMissing(error.message)) throw error;
    }
  }
}
