import { clearAccess } from '@/access/access-store';
import { clearMerchant } from '@/access/current-merchant';
import { call } from './http';
import { clearSession, currentSession, keepSession, type Granted, type Session } from './session';

/** Signs in; the caller decides where to go next. */
export async function login(email: string, password: string): Promise<Session> {
  const { data } = await call<Granted>('POST', '/v2/auth/login', { body: { email, password } });
  return keepSession(data);
}

/** Forgets person, facility and rights here at once; the server is told, but not waited for. */
export function logout(): void {
  const session = currentSession();
  if (session) void call('POST', '/v2/auth/logout', { body: {} }).catch(() => {});
  clearSession();
  clearMerchant();
  clearAccess();
}
