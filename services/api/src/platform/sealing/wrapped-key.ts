import type { Secrets } from '../config/secrets.js';
import { openBytes } from './sealed-bytes.js';

type MasterKeys = Pick<Secrets, 'masterKey' | 'nextMasterKey'>;

/** A person's key out of its wrapping, whichever master key that is of; throws when it is of neither. */
export const openWrapped = ({ masterKey, nextMasterKey }: MasterKeys, wrapped: Buffer, subject: string): Buffer =>
  (nextMasterKey && openedBy(nextMasterKey, wrapped, subject)) ?? openBytes(masterKey, wrapped, subject);

/** The person's key, or nothing when another master key wraps it. */
export const openedBy = (masterKey: Buffer, wrapped: Buffer, subject: string): Buffer | undefined => {
  try {
    return openBytes(masterKey, wrapped, subject);
  } catch {
    return undefined;
  }
};
