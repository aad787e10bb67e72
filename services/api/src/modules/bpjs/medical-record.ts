import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Consumer } from './bpjs-transport.js';

/** A visit's record is packed and sealed by the facility's own key, which has its code in it (DOMAIN-WIRES 7, *eRekamMedis*). */
const IV_BYTES = 16;

export const recordKey = ({ consId, secretKey }: Consumer, providerCode: string): Buffer =>
  createHash('sha256').update(`${consId}${secretKey}${providerCode}`).digest();

export const sealRecord = (document: object, key: Buffer): string => {
  const packed = gzipSync(JSON.stringify(document)).toString('base64');
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, IV_BYTES));
  return Buffer.concat([cipher.update(packed, 'utf8'), cipher.final()]).toString('base64');
};

/** Throws when it was sealed with another key. */
export const openRecord = (sealed: string, key: Buffer): unknown => {
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, IV_BYTES));
  const packed = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]).toString('utf8');
  return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));
};
