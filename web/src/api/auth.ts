import { clearAccess } from '@/access/access-store';
import { clearMerchant } from '@/access/current-merchant';
import { runtimeConfig } from '@/app/runtime-config';
import { call } from './http';
import { clearSession, currentSession, keepSession, type Granted, type Session } from './session';

/** What tells the server that this device was here before; it stays when a person goes. */
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

/** Back at the desk, in the same session: a PIN is six digits, and no password is as short. */
export async function unlock(secret: string): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const body = /^\d{6}$/.test(secret) ? { pin: secret } : { password: secret };
  const { data } = await call<Granted>('POST', '/v2/auth/unlock', { body, bearer: session.refreshToken });
  keepSession(data);
}

/** Leaves the desk to the next person: the facility stays chosen. */
export function switchPerson(): void {
  endSession();
}

/** Forgets person, facility and rights here at once; the server is told, but not waited for. */
export function logout(): void {
  clearMerchant();
  endSession();
}

function endSession(): void {
  const session = currentSession();
  const { baseUrl } = runtimeConfig();
  // Not through `call`: a refusal here must not log out again.
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
