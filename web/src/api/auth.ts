import { clearAccess } from '@/access/access-store';
import { clearMerchant } from '@/access/current-merchant';
import { runtimeConfig } from '@/app/runtime-config';
import { call } from './http';
import { clearSession, currentSession, keepSession, type Granted, type Session } from './session';

/** Storage key of the token by which the server recognises this device at the next login; it survives a logout. */
const DEVICE = 'device';

/** Signs in; the caller decides where to go next. */
export async function login(email: string, password: string, code?: string): Promise<Session> {
  const device = localStorage.getItem(DEVICE) ?? undefined;
  const { data } = await call<Granted>('POST', '/v2/auth/login', {
    body: { email, password, ...(code && { code }) },
    device,
  });
  if (data.deviceToken) localStorage.setItem(DEVICE, data.deviceToken);
  return keepSession(data);
}

/** Unlocks the same session. A secret of six digits is the PIN, since no password is that short. */
export async function unlock(secret: string): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const body = /^\d{6}$/.test(secret) ? { pin: secret } : { password: secret };
  const { data } = await call<Granted>('POST', '/v2/auth/unlock', { body, bearer: session.refreshToken });
  keepSession(data);
}

/** Ends the session for the next person at this desk; the chosen facility remains. */
export function switchPerson(): void {
  endSession();
}

/** Clears person, facility and rights on this device at once; the server is notified, but not waited for. */
export function logout(): void {
  clearMerchant();
  endSession();
}

function endSession(): void {
  const session = currentSession();
  const { baseUrl } = runtimeConfig();
  // This does not go through `call`, where a 401 would trigger another logout.
  if (session)
    void fetch(`${baseUrl}/v2/auth/logout`, {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: `Bearer ${session.refreshToken}`, 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => {});
  clearAccess();
  clearSession();
}
