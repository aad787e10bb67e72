import { ownBuild } from './version-poll';

/** The files of the build that this page has fetched so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => new URL(name).pathname.startsWith('/assets/'));

/**
 * Has a service worker cache the application shell, so that the next visit paints from the device and works while the
 * connection is down. Browsers allow one over TLS and on localhost only; without one the application works as before.
 */
export async function keepShell(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || ownBuild() === null) return;
  await workers.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ keep: fetched() });
}
