import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type KeyLike,
} from 'node:crypto';

/** The envelope of the verification of profiles (DOMAIN-WIRES 9.8). */
const BEGIN = '-----BEGIN ENCRYPTED MESSAGE-----';
const END = '-----END ENCRYPTED MESSAGE-----';
const WRAPPED_BYTES = 256;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** AES-256-GCM without additional data: the encrypted bytes, then the tag. */
export const encrypted = (text: string, key: Buffer, iv: Buffer): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** A message that only the holder of the private key can read. */
export const sealMessage = (text: string, publicKey: KeyLike): string => {
  const [key, iv] = [randomBytes(32), randomBytes(IV_BYTES)];
  const wrapped = publicEncrypt({ key: publicKey as string, ...oaep }, key);
  return `${BEGIN}\r\n${Buffer.concat([wrapped, iv, encrypted(text, key, iv)]).toString('base64')}\n${END}`;
};

/** Refusals come as they are, without an envelope. */
export const isSealed = (message: string): boolean => message.trimStart().startsWith(BEGIN);

export const openMessage = (message: string, privateKey: KeyLike): string => {
  const blob = Buffer.from(message.replace(BEGIN, '').replace(END, ''), 'base64');
  const key = privateDecrypt({ key: privateKey as string, ...oaep }, blob.subarray(0, WRAPPED_BYTES));
  const iv = blob.subarray(WRAPPED_BYTES, WRAPPED_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(blob.subarray(-TAG_BYTES));
  const bytes = blob.subarray(WRAPPED_BYTES + IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
};
