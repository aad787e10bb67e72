import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Hashes by which numbers and names are matched without storing them: HMAC-SHA-256 with a key of the installation. */
export class KeyedHash {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    this.key = createSecretKey(key);
  }

  of(merchantId: number, kind: string, value: string): string {
    return createHmac('sha256', this.key).update(`${merchantId}|${kind}|${value}`).digest('base64url').slice(0, 32);
  }
}
