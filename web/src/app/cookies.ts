import { runtimeConfig } from './runtime-config';

/**
 * Reads a cookie whose name is written raw: `user/currentMerchant` holds a slash that the usual libraries would escape,
 * and the server and other clients look it up unescaped.
 */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return decoded(part.slice(at + 1));
  }
  return null;
}

/** A value that nobody escaped so is none: whatever wrote it, the application starts. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Writes a cookie for the whole site, for `days` or for the browser session. */
export function writeCookie(name: string, value: string, days?: number): void {
  document.cookie = cookieText(name, value, days);
}

/** The string assigned to `document.cookie`, in a function of its own so that its attributes can be tested. */
export function cookieText(name: string, value: string, days?: number): string {
  const age = days === undefined ? '' : `; max-age=${days * 86_400}`;
  const overTls = window.location.protocol === 'https:' ? '; secure' : '';
  const site = runtimeConfig().crossOrigin ? '; samesite=none; secure' : `; samesite=lax${overTls}`;
  return `${name}=${encodeURIComponent(value)}; path=/${age}${site}`;
}

/** Takes the cookie away. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}
