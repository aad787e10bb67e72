import type { PairAnswer } from '@alur/contracts/identity/session';
import { currentMerchant } from '@/access/current-merchant';
import { currentSession } from '@/api/session';
import { runtimeConfig } from '@/app/runtime-config';

const DEVICE = 'display-device';
const CHOICE = 'display-schedules';

/** The identity under which this screen reads: a paired device, or the person signed in at this browser. */
export interface DisplayAccess {
  kind: 'device' | 'person';
  merchantId: number;
  name: string;
  /** The facility's name; not known for a person before her profile has been fetched. */
  facilityName: string | null;
  /** The schedules that it may show; null for whatever the person may see. */
  scheduleIds: readonly number[] | null;
  token(): string;
}

function parsed<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** The time zone of the facility that this device was paired with. */
export const deviceZone = (): string | null => parsed<PairAnswer>(DEVICE)?.timezone ?? null;

/** The pairing that is stored on this device. */
export function deviceAccess(): DisplayAccess | null {
  const kept = parsed<PairAnswer>(DEVICE);
  if (!kept?.token) return null;
  return {
    kind: 'device',
    merchantId: kept.merchantId,
    name: kept.name,
    facilityName: kept.facilityName || null,
    scheduleIds: kept.scheduleIds,
    token: () => kept.token,
  };
}

/**
 * The person signed in here, with the chosen facility. The token is read from storage each time, because it is
 * refreshed for weeks.
 */
export function personAccess(): DisplayAccess | null {
  const session = currentSession();
  const merchantId = currentMerchant();
  if (!session || merchantId === null) return null;
  return {
    kind: 'person',
    merchantId,
    name: session.user.name,
    facilityName: null,
    scheduleIds: null,
    token: () => currentSession()?.accessToken ?? '',
  };
}

export type PairFailure = 'wrongCode' | 'tooMany' | 'offlinePair';

/**
 * Exchanges a code for a token that may read these schedules' displays; it is stored on this device until it is
 * revoked.
 */
export async function pair(code: string): Promise<PairFailure | null> {
  try {
    const answer = await fetch(`${runtimeConfig().baseUrl}/v2/auth/pair`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (answer.status === 429) return 'tooMany';
    if (answer.status >= 500) return 'offlinePair';
    if (!answer.ok) return 'wrongCode';
    const { data } = (await answer.json()) as { data: PairAnswer };
    localStorage.setItem(DEVICE, JSON.stringify(data));
    localStorage.removeItem(CHOICE);
    return null;
  } catch {
    return 'offlinePair';
  }
}

export function unpair(): void {
  localStorage.removeItem(DEVICE);
  localStorage.removeItem(CHOICE);
}

/** The schedules that this screen shows; null until somebody has chosen. */
export function chosenSchedules(): number[] | null {
  const kept = parsed<unknown>(CHOICE);
  return Array.isArray(kept) && kept.length > 0 ? kept.filter(id => typeof id === 'number') : null;
}

export function chooseSchedules(ids: readonly number[]): void {
  localStorage.setItem(CHOICE, JSON.stringify(ids));
}
