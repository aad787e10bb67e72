import type { CipherKey } from 'node:crypto';
import { openBytes } from './sealed-bytes.js';

/** The key that wraps, and the next one while keys are wrapped anew. */
export interface MasterKeys<Key extends CipherKey = CipherKey> {
  masterKey: Key;
  nextMasterKey?: Key;
}

/** A person's key out of its wrapping, whichever master key that is of; throws when it is of neither. */
export const openWrapped = ({ masterKey, nextMasterKey }: MasterKeys, wrapped: Buffer, subject: string): Buffer =>
  (nextMasterKey === undefined ? undefined : openedBy(nextMasterKey, wrapped, subject)) ??
  openBytes(masterKey, wrapped, subject);

/** The person's key, or nothing when another master key wraps it. */
export const openedBy = (masterKey: CipherKey, wrapped: Buffer, subject: string): Buffer | undefined => {
  try {
    return openBytes(masterKey, wrapped, subject);
  } catch {
    return undefined;
  }
};
