import type { PersonKeyring, PersonKeys } from '../sealing/person-keys.js';
import { openBytes, sealBytes } from '../sealing/sealed-bytes.js';

/** The stored reason for a look: encrypted, and by whose key. */
export interface SealedReason {
  /** Subject of the key: the patient whose record it is (`patient-12`), else the user who typed it (`user-3`). */
  by: string;
  /** Base64. */
  sealed: string;
}

/** Who gave the reason, and when; both are authenticated, so that a sealed reason cannot be moved to another look. */
export interface Said {
  merchantId: number;
  userId: number;
  at: string;
  /** The patient whose record is looked at; null if the look is at no single patient, or at none that exists. */
  patientId: number | null;
}

const placeOf = ({ merchantId, userId, at }: Said) => `access-log ${merchantId} ${userId} ${at}`;

/**
 * A typed reason may name the patient, so it is sealed with her key and becomes unreadable when she is erased. If it is
 * about no particular patient, or her key is destroyed, it is sealed with the key of the user who typed it.
 */
export async function sealReason(
  keys: Pick<PersonKeys, 'load' | 'ensure'>,
  why: string,
  said: Said,
): Promise<SealedReason> {
  const patient = `patient-${said.patientId}`;
  const hers = said.patientId === null ? null : (await keys.load([patient])).get(patient);
  const user = `user-${said.userId}`;
  const by = hers ? patient : user;
  const key = hers ?? (await keys.ensure(new Map([[user, said.merchantId]]))).get(user);
  if (!key) throw new Error(`${user} has no key to seal a reason with`);
  return { by, sealed: sealBytes(key, Buffer.from(why), placeOf(said)).toString('base64') };
}

/** Opens a sealed reason; null if its key is destroyed or it was changed. */
export function openReason(keys: PersonKeyring, { by, sealed }: SealedReason, said: Said): string | null {
  const key = keys.get(by);
  if (!key) return null;
  try {
    return openBytes(key, Buffer.from(sealed, 'base64'), placeOf(said)).toString();
  } catch {
    return null;
  }
}
