import { runtimeConfig } from './runtime-config';
import { ownBuild } from './version-poll';

/** The files of the build that this page has fetched so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => new URL(name).pathname.startsWith('/assets/'));

/** Ends the worker and deletes what it cached. Pages that are still open work on without it. */
async function removeShell(workers: ServiceWorkerContainer): Promise<void> {
  await Promise.all((await workers.getRegistrations()).map(registration => registration.unregister()));
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
}

/**
 * Has a service worker cache the application shell, so that the next visit paints from the device and works while the
 * connection is down; where the installation wants none, removes it. Browsers allow one over TLS and on localhost only; without one the application works as before.
 */
export async function keepShell(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || ownBuild() === null) return;
  if (!runtimeConfig().keepShell) return removeShell(workers);
  await workers.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ keep: fetched() });
}
