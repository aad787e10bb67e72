import type { CipherKey } from 'node:crypto';
import { openBytes } from './sealed-bytes.js';

/** The master key, and during a rotation the next one. */
export interface MasterKeys<Key extends CipherKey = CipherKey> {
  masterKey: Key;
  nextMasterKey?: Key;
}

/** Unwraps a person's key with whichever master key wrapped it; throws when neither did. */
export const openWrapped = ({ masterKey, nextMasterKey }: MasterKeys, wrapped: Buffer, subject: string): Buffer =>
  (nextMasterKey === undefined ? undefined : openedBy(nextMasterKey, wrapped, subject)) ??
  openBytes(masterKey, wrapped, subject);

/** Unwraps the person's key; undefined when another master key wrapped it. */
export const openedBy = (masterKey: CipherKey, wrapped: Buffer, subject: string): Buffer | undefined => {
  try {
    return openBytes(masterKey, wrapped, subject);
  } catch {
    return undefined;
  }
};
