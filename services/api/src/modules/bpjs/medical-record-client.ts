import { medicalRecordBody } from '@alur/domain/casemix/medical-record-body';
import type { BpjsClient } from './bpjs-client.js';
import type { Consumer } from './bpjs-transport.js';
import { recordKey, sealRecord } from './medical-record.js';
import { DONE } from './vclaim-answer.js';

type Letter = Parameters<typeof medicalRecordBody>[0];

/** BPJS's *eRekamMedis*, to which hospitals send the records of what they claim (DOMAIN-WIRES 7). */
export class MedicalRecordClient {
  constructor(
    private readonly client: BpjsClient,
    private readonly consumer: Consumer,
    /** Where it is, below which the document names what it contains. */
    readonly url: string,
  ) {}

  async send(letter: Letter, document: object, providerCode: string): Promise<void> {
    const sealed = sealRecord(document, recordKey(this.consumer, providerCode));
    const request = medicalRecordBody(letter, sealed);
    await this.client.ask('POST', 'eclaim/rekammedis/insert', DONE, { request });
  }
}
