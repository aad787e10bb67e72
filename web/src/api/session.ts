import { atom, getDefaultStore } from 'jotai/vanilla';
import type { Profile, Tokens } from '@alur/contracts/identity/session';
import { runtimeConfig } from '@/app/runtime-config';

export interface Session {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  user: Profile;
}

/** What `/v2/auth/login` and `/v2/auth/refresh` answer. */
export type Granted = Tokens & { user?: Profile; deviceToken?: string };

const KEY = 'session';
const LOCK = 'alur-session-refresh';
/** A token is almost expired within 15 minutes of its expiry. */
const ALMOST = 15 * 60_000;

/** The session of this device, shared by all tabs; null while nobody is signed in. */
export const sessionAtom = atom<Session | null>(null);

function stored(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Session | null;
    return session?.accessToken ? session : null;
  } catch {
    return null;
  }
}

/** The session as every tab sees it now: local storage is the source of truth, the atom follows it for React. */
export function currentSession(): Session | null {
  const session = stored();
  const store = getDefaultStore();
  if (store.get(sessionAtom)?.accessToken !== session?.accessToken) store.set(sessionAtom, session);
  return session;
}

/** Persists what the server granted. A refresh may leave the user out, who is then the same as before. */
export function keepSession(granted: Granted, now = Date.now()): Session {
  const user = granted.user ?? stored()?.user;
  if (!user) throw new Error('a session without a user');
  const session = {
    accessToken: granted.accessToken,
    refreshToken: granted.refreshToken,
    expiresAt: now + granted.expiresIn * 1000,
    user,
  };
  localStorage.setItem(KEY, JSON.stringify(session));
  getDefaultStore().set(sessionAtom, session);
  return session;
}

/** Deletes the session on this device, in every tab. */
export function clearSession(): void {
  localStorage.removeItem(KEY);
  getDefaultStore().set(sessionAtom, null);
}

export function almostExpired(session: Session, now = Date.now()): boolean {
  return session.expiresAt - now <= ALMOST;
}

let refreshing: Promise<void> | null = null;

/**
 * Refreshes the tokens once for all tabs: the tab that gets the lock asks, the others find the answer in storage. A
 * failure is ignored, because the next refused call ends the session.
 */
export function refreshSession(): Promise<void> {
  refreshing ??= withLock(ask)
    .catch(() => {})
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

async function ask(): Promise<void> {
  const session = currentSession();
  if (!session || !almostExpired(session)) return;
  const response = await fetch(`${runtimeConfig().baseUrl}/v2/auth/refresh`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${session.refreshToken}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: Granted };
  // Somebody may have signed out meanwhile, and a late answer must not sign them in again.
  if (stored()?.refreshToken === session.refreshToken) keepSession(data);
}

function withLock(task: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, task) : task();
}

/**
 * Follows sign-ins and sign-outs of other tabs, and refreshes the tokens of a screen that nobody touches (a board, a
 * display).
 */
export function startSession(): () => void {
  currentSession();
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) getDefaultStore().set(sessionAtom, stored());
  };
  const tend = () => {
    const session = currentSession();
    if (session && almostExpired(session)) void refreshSession();
  };
  tend();
  const timer = setInterval(tend, 60_000);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
  };
}
