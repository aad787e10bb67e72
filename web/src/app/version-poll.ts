import { runtimeConfig } from './runtime-config';

/** The id of the build that this page came from; null in development. */
export function ownBuild(): string | null {
  const id = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '';
  return id && !id.startsWith('__') ? id : null;
}

/** Polls `builds/latest.json`, and calls `onNew` once when it names another build than this page's. */
export function startVersionPoll(onNew: () => void): () => void {
  const own = ownBuild();
  if (!own) return () => {};
  const poll = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    try {
      const response = await fetch('/builds/latest.json', { cache: 'no-store' });
      const { id } = (await response.json()) as { id?: string };
      if (id && id !== own) {
        clearInterval(timer);
        onNew();
      }
    } catch {
      // The next poll tries again.
    }
  };
  const timer = setInterval(() => void poll(), runtimeConfig().versionPollMs);
  return () => clearInterval(timer);
}
