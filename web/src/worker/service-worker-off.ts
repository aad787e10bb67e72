import type { WorkerScope } from './scope';

/** Replaces the worker where an installation wants none (`KEEP_SHELL=false`): it removes everything from the device. */
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', event => event.waitUntil(leave()));
