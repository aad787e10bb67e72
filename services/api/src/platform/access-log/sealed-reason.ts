import type { PersonKeyring, PersonKeys } from '../sealing/person-keys.js';
import { openBytes, sealBytes } from '../sealing/sealed-bytes.js';

/** Why somebody looked, as it is kept: encrypted, and with whose key. */
export interface SealedReason {
  /** `patient-12`, whose record it is; else `user-3`, who said it. */
  by: string;
  /** Base64. */
  sealed: string;
}

/** Whose reason it is, and when: a sealed one cannot be moved to another look. */
export interface Said {
  merchantId: number;
  userId: number;
  at: string;
  /** Whose record is looked at, if it is one patient's, who exists. */
  patientId: number | null;
}

const placeOf = ({ merchantId, userId, at }: Said) => `access-log ${merchantId} ${userId} ${at}`;

/**
 * What was typed as a reason may name the patient: it is sealed with her key, and goes with it. Where it is about nobody
 * in particular, or her key is destroyed, it is sealed with the key of whoever typed it.
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

/** The reason again; null where its key is destroyed, or it was changed. */
export function openReason(keys: PersonKeyring, { by, sealed }: SealedReason, said: Said): string | null {
  const key = keys.get(by);
  if (!key) return null;
  try {
    return openBytes(key, Buffer.from(sealed, 'base64'), placeOf(said)).toString();
  } catch {
    return null;
  }
}
