import { clearAccess } from '@/access/access-store';
import { clearMerchant } from '@/access/current-merchant';
import { runtimeConfig } from '@/app/runtime-config';
import { call } from './http';
import { clearSession, currentSession, keepSession, type Granted, type Session } from './session';

/** Signs in; the caller decides where to go next. With `stay` a wrong password does not end the session there is. */
export async function login(email: string, password: string, { stay = false } = {}): Promise<Session> {
  const { data } = await call<Granted>('POST', '/v2/auth/login', { body: { email, password }, keepSession: stay });
  return keepSession(data);
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
      headers: { Authorization: `Bearer ${session.accessToken}`, 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => {});
  clearAccess();
  clearSession();
}
