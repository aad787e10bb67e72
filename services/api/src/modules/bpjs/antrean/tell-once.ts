import { BpjsError } from '../bpjs-answer.js';
import type { BpjsClient } from '../bpjs-client.js';

/** The queues say success by either (DOMAIN-WIRES 1.4). */
export const QUEUE_DONE = [1, 200];

/** Whether a refusal says that it was done before. It has no list of its messages, so its words are all there is. */
export const saysAlready = (message: string): boolean => {
  if (/tidak (dapat|bisa|boleh)/i.test(message)) return false;
  const done = /\b(sudah|telah)\b.*\b(ada|terdaftar|tercatat|ditambahkan|diambil|dipanggil|hadir|dibatalkan|batal)\b/i;
  return done.test(message) || /duplikasi|hanya dapat diambil 1 kali/i.test(message);
};

/** Whether a refusal says that there is no such number. */
export const saysMissing = (message: string): boolean => /antrean tidak (ditemukan|ada|terdaftar)/i.test(message);

/** What BPJS has already is told: an attempt whose answer was lost is made again, and there is nowhere to look. */
export const tellOnce = async (client: BpjsClient, path: string, body: object): Promise<void> => {
  try {
    await client.ask('POST', path, QUEUE_DONE, body);
  } catch (error) {
    if (!(error instanceof BpjsError) || error.kind !== 'refused' || !saysAlready(error.message)) throw error;
  }
};
