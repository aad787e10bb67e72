import { createCipheriv, createDecipheriv, randomFillSync, type CipherKey } from 'node:crypto';

const NONCE_BYTES = 12;
/** Drawn many at a time: to ask the system for each costs as much as to encrypt a name. */
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

/** What `sealBytes` puts together, for who writes it one after the other: nonce and tag, and the encrypted bytes. */
export const sealedParts = (key: CipherKey, bytes: Buffer, place: string): [head: Buffer, body: Buffer] => {
  const iv = nonce();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = cipher.update(bytes);
  cipher.final(); // this cipher keeps nothing back
  return [Buffer.concat([iv, cipher.getAuthTag()]), body];
};

/**
 * AES-256-GCM: nonce, tag, and the encrypted bytes. `place` says where the bytes belong; it is authenticated, so that
 * they cannot be moved elsewhere.
 */
export const sealBytes = (key: CipherKey, bytes: Buffer, place: string): Buffer =>
  Buffer.concat(sealedParts(key, bytes, place));

/** The bytes again; throws when they were changed, moved, or sealed with another key. */
export const openBytes = (key: CipherKey, sealed: Buffer, place: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(12, 28));
  const bytes = decipher.update(sealed.subarray(28));
  decipher.final(); // keeps nothing back either, but throws
  return bytes;
};
