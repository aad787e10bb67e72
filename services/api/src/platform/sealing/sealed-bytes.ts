import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';

/**
 * AES-256-GCM: nonce, tag, and the encrypted bytes. `place` says where the bytes belong; it is authenticated, so that
 * they cannot be moved elsewhere.
 */
export const sealBytes = (key: CipherKey, bytes: Buffer, place: string): Buffer => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** The bytes again; throws when they were changed, moved, or sealed with another key. */
export const openBytes = (key: CipherKey, sealed: Buffer, place: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
};
