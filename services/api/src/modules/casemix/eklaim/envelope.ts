import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The envelope of E-Klaim (DOMAIN-WIRES 8.1): 10 bytes of an HMAC, 16 of the IV, and the encrypted text, in base64. */
const MAC_BYTES = 10;
const IV_BYTES = 16;

const bytesOf = (key: string): Buffer => Buffer.from(key, 'hex');
const macOf = (encrypted: Buffer, key: string): Buffer =>
  createHmac('sha256', bytesOf(key)).update(encrypted).digest().subarray(0, MAC_BYTES);

export const sealEnvelope = (text: string, key: string, iv: Buffer = randomBytes(IV_BYTES)): string => {
  const cipher = createCipheriv('aes-256-cbc', bytesOf(key), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([macOf(encrypted, key), iv, encrypted]).toString('base64');
};

/** What stands between the lines that begin and end an answer, without line breaks. */
const contentOf = (answer: string): string =>
  answer.replace(/-{4}(BEGIN|END) ENCRYPTED DATA-{4}/g, '').replace(/\s/g, '');

/** The text; undefined if it was encrypted with another key, or is no envelope. */
export const openEnvelope = (answer: string, key: string): string | undefined => {
  const all = Buffer.from(contentOf(answer), 'base64');
  if (all.length <= MAC_BYTES + IV_BYTES) return undefined;
  const [mac, iv] = [all.subarray(0, MAC_BYTES), all.subarray(MAC_BYTES, MAC_BYTES + IV_BYTES)];
  const encrypted = all.subarray(MAC_BYTES + IV_BYTES);
  if (!timingSafeEqual(mac, macOf(encrypted, key))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', bytesOf(key), iv);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
};
