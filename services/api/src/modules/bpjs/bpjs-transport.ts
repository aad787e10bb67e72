import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import lz from 'lz-string';

/** How all products of BPJS are spoken to (DOMAIN-WIRES 1). */

/** The key by which requests are signed and answers encrypted: the facility's consumer id and secret. */
export interface Consumer {
  readonly consId: string;
  readonly secretKey: string;
}

/** PCare's code of the application that calls. */
const APPLICATION = '095';
const IV_BYTES = 16;

/** `timestamp` is Unix time in seconds. */
export const signatureOf = ({ consId, secretKey }: Consumer, timestamp: number): string =>
  createHmac('sha256', secretKey).update(`${consId}&${timestamp}`).digest('base64');

/** Without the word `Basic` PCare refuses it. */
export const pcareAuthorization = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}:${APPLICATION}`).toString('base64')}`;

/** An answer's key is made of the timestamp of its request. */
export const answerKey = ({ consId, secretKey }: Consumer, timestamp: number): Buffer =>
  createHash('sha256').update(`${consId}${secretKey}${timestamp}`).digest();

/** Throws when it was encrypted with another key, or not at all. */
export const openAnswer = (response: string, key: Buffer): unknown => {
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, IV_BYTES));
  const packed = Buffer.concat([decipher.update(response, 'base64'), decipher.final()]).toString('utf8');
  return JSON.parse(lz.decompressFromEncodedURIComponent(packed));
};

export const sealAnswer = (answer: unknown, key: Buffer): string => {
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, IV_BYTES));
  const packed = lz.compressToEncodedURIComponent(JSON.stringify(answer));
  return Buffer.concat([cipher.update(packed, 'utf8'), cipher.final()]).toString('base64');
};

/** What an answer says: only strings are encrypted, and one that cannot be opened is taken as it is. */
export const contentOf = (response: unknown, key: Buffer): unknown => {
  if (typeof response !== 'string') return response ?? null;
  try {
    return openAnswer(response, key);
  } catch {
    return response;
  }
};
