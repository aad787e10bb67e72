import { createCipheriv, createDecipheriv, randomFillSync, type CipherKey } from 'node:crypto';

const NONCE_BYTES = 12;
/**
 * Random bytes are drawn for many nonces at once, since a system call for each would cost as much as encrypting a name.
 */
const drawn = Buffer.alloc(NONCE_BYTES * 512);
let used = drawn.length;

/** A nonce that was never used; good until the next one is asked for. */
const nonce = (): Buffer => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.subarray(used - NONCE_BYTES, used);
};

/** Like `sealBytes`, for callers that write the parts one after the other: nonce and tag, then the encrypted bytes. */
export const sealedParts = (key: CipherKey, bytes: Buffer, place: string): [head: Buffer, body: Buffer] => {
  const iv = nonce();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = cipher.update(bytes);
  cipher.final(); // GCM returns no bytes here
  return [Buffer.concat([iv, cipher.getAuthTag()]), body];
};

/**
 * AES-256-GCM: nonce, tag, and the encrypted bytes. `place` says where the bytes belong; it is authenticated, so that
 * they cannot be moved elsewhere.
 */
export const sealBytes = (key: CipherKey, bytes: Buffer, place: string): Buffer =>
  Buffer.concat(sealedParts(key, bytes, place));

/** Decrypts the bytes; throws when they were changed, moved, or sealed with another key. */
export const openBytes = (key: CipherKey, sealed: Buffer, place: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(12, 28));
  const bytes = decipher.update(sealed.subarray(28));
  decipher.final(); // returns no bytes, but throws if the tag does not match
  return bytes;
};
