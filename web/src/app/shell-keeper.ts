import { runtimeConfig } from './runtime-config';
import { ownBuild } from './version-poll';

/**
 * Tells the worker which files of the build this page has fetched and fetches from now on: a browser that has the
 * worker's routes takes them from its cache or from the network without asking it.
 */
function tellOfFiles(registration: ServiceWorkerRegistration): void {
  const tell = (entries: PerformanceEntryList) => {
    const keep = entries.map(({ name }) => name).filter(name => new URL(name).pathname.startsWith('/assets/'));
    if (keep.length > 0) registration.active?.postMessage({ keep });
  };
  new PerformanceObserver(list => tell(list.getEntries())).observe({ type: 'resource', buffered: true });
}

/** Ends the worker and deletes what it cached. Pages that are still open work on without it. */
async function removeShell(workers: ServiceWorkerContainer): Promise<void> {
  await Promise.all((await workers.getRegistrations()).map(registration => registration.unregister()));
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
}

/**
 * Has a service worker cache the application shell, so that the next visit paints from the device and works while the
 * connection is down; where the installation wants none, removes it. Browsers allow one over TLS and on localhost only;
 * without one the application works as before.
 */
export async function keepShell(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || ownBuild() === null) return;
  if (!runtimeConfig().keepShell) return removeShell(workers);
  await workers.register('/service-worker.js', { updateViaCache: 'none' });
  tellOfFiles(await workers.ready);
}
