import { moduleWords } from '@alur/contracts/words.gen';
import type { Params } from '@alur/contracts/kernel/failure';
import type { ModuleWords } from '@alur/contracts/kernel/words';
import { Rejection } from '@alur/domain/kernel/rejection';
import { Failure } from '../../platform/errors/failure.js';

/** The envelope in which Mobile JKN is answered; a refusal is an answer too (DOMAIN-WIRES 1.4, 4). */
export interface Envelope {
  response?: object;
  metadata: { code: number; message: string };
}

const DONE = 200;
const REFUSED = 201;
/** Nobody here is that patient, so that she is registered first. */
const UNKNOWN_PATIENT = 202;

/** The sentences of DOMAIN-WIRES 4, which Mobile JKN shows as they are. */
export const sentences = {
  past: 'Tanggal Periksa Tidak Berlaku Mundur',
  closed: 'Pendaftaran ke Poli Ini Sedang Tutup',
  once: 'Nomor Antrean Hanya Dapat Diambil 1 Kali Pada Tanggal dan Poli Yang Sama',
  notFound: 'Antrean tidak ditemukan',
  served: 'Pasien sudah dilayani, antrean tidak dapat dibatalkan',
  known: 'Data pasien ini sudah terdaftar',
  expired: 'Token expired',
  denied: 'Access denied',
  unknownPatient: 'Data pasien ini tidak ditemukan, silakan melakukan registrasi pasien baru',
  otherCard: 'Nomor kartu tidak sesuai dengan data pasien',
  busy: 'Terlalu banyak percobaan, silakan coba lagi',
  unfit: 'Data yang dikirim tidak sesuai',
} as const;

/** A refusal in the words that Mobile JKN shows. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = REFUSED,
  ) {
    super(message);
  }
}

export const refuse = (message: keyof typeof sentences): never => {
  throw new Refusal(sentences[message], message === 'unknownPatient' ? UNKNOWN_PATIENT : REFUSED);
};

/** What our own refusals are in those sentences; the others are told in our own words. */
const toldAs: Readonly<Record<string, keyof typeof sentences>> = {
  'queue.date-past': 'past',
  'queue.date-too-far': 'closed',
  'queue.not-that-weekday': 'closed',
  'schedule.holiday': 'closed',
  'schedule.doctor-on-leave': 'closed',
  'schedule.closed': 'closed',
  'queue.already-booked': 'once',
  'queue.being-served': 'served',
  'queue.absent': 'notFound',
  'queue.cancelled': 'notFound',
  'patient.possible-duplicate': 'known',
};

const all: readonly ModuleWords[] = moduleWords;
const words = new Map(all.flatMap(({ errors = {} }) => Object.entries(errors)));

const inWords = (code: string, params: Params = {}): string =>
  (words.get(code)?.id ?? sentences.unfit).replace(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    String(params[name] ?? ''),
  );

const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof Rejection) {
    const sentence = toldAs[error.code];
    return new Refusal(sentence ? sentences[sentence] : inWords(error.code, error.params));
  }
  if (error instanceof Failure && error.status === 429) return new Refusal(sentences.busy);
  if (error instanceof Failure && error.status === 400) return new Refusal(sentences.unfit);
  return undefined;
};

/** Answers what the work gives, or why it is refused; what nobody foresaw is a failure like any other request's. */
export const answerOf = async (work: () => Promise<object | undefined>): Promise<Envelope> => {
  try {
    const response = await work();
    return { ...(response && { response }), metadata: { code: DONE, message: 'Ok' } };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { metadata: { code: refusal.code, message: refusal.message } };
  }
};
