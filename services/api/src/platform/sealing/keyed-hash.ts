import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Matches numbers and names without keeping them: HMAC-SHA-256 under a key of the installation's own. */
export class KeyedHash {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    this.key = createSecretKey(key);
  }

  of(merchantId: number, kind: string, value: string): string {
    return createHmac('sha256', this.key).update(`${merchantId}|${kind}|${value}`).digest('base64url').slice(0, 32);
  }
}
