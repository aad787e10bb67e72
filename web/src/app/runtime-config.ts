/** What a server may say about its deployment by setting `window.__ALUR__` before the client starts. */
export interface RuntimeConfig {
  /** Origin of the API; empty means the page's own. */
  baseUrl: string;
  /** What links begin with that are opened elsewhere; empty means the page's own origin. */
  publicUrl: string;
  /** The theme preference feature; off means always light. */
  themePreference: boolean;
  /** The client runs inside another origin's frame, so its cookies need SameSite=None; Secure. */
  crossOrigin: boolean;
  /** Whether a service worker caches the application shell on the device. */
  keepShell: boolean;
  /** How often `builds/latest.json` is asked for, in milliseconds. */
  versionPollMs: number;
  /** The analytics tag's script; without one there is none. */
  analyticsScript: string | null;
}

declare global {
  interface Window {
    __ALUR__?: Partial<RuntimeConfig>;
  }
}

/** The deployment's settings over the defaults. Read at each call, so tests may change them. */
export function runtimeConfig(): RuntimeConfig {
  return {
    baseUrl: '',
    publicUrl: '',
    themePreference: true,
    crossOrigin: false,
    keepShell: true,
    versionPollMs: 5 * 60_000,
    analyticsScript: null,
    ...window.__ALUR__,
  };
}
