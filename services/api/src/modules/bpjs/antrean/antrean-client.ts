import type { addedBody, calledBody, cancelledBody } from '@alur/domain/mobile-jkn/antrean-bodies';
import { BpjsError } from '../bpjs-answer.js';
import type { BpjsClient } from '../bpjs-client.js';

/** The queue says success by either (DOMAIN-WIRES 1.4, 4). */
const DONE = [1, 200];

/** Whether a refusal says that it was done before. It has no list of its messages, so its words are all there is. */
export const saysAlready = (message: string): boolean => {
  if (/tidak (dapat|bisa|boleh)/i.test(message)) return false;
  const done = /\b(sudah|telah)\b.*\b(ada|terdaftar|tercatat|ditambahkan|diambil|dipanggil|hadir|dibatalkan|batal)\b/i;
  return done.test(message) || /duplikasi|hanya dapat diambil 1 kali/i.test(message);
};

/** BPJS's queue of primary care, which Mobile JKN shows (DOMAIN-WIRES 4). */
export class AntreanClient {
  constructor(private readonly client: BpjsClient) {}

  /** Asks for the polis of a day, by which the credentials are tried. */
  async test(date: string): Promise<void> {
    await this.client.ask('GET', `ref/poli/tanggal/${date}`, DONE);
  }

  add(body: ReturnType<typeof addedBody>): Promise<void> {
    return this.tell('antrean/add', body);
  }

  call(body: ReturnType<typeof calledBody>): Promise<void> {
    return this.tell('antrean/panggil', body);
  }

  cancel(body: ReturnType<typeof cancelledBody>): Promise<void> {
    return this.tell('antrean/batal', body);
  }

  /** What BPJS has already is told: an attempt whose answer was lost is made again, and there is nowhere to look. */
  private async tell(path: string, body: object): Promise<void> {
    try {
      await this.client.ask('POST', path, DONE, body);
    } catch (error) {
      if (!(error instanceof BpjsError) || error.kind !== 'refused' || !saysAlready(error.message)) throw error;
    }
  }
}
