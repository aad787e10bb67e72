import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Recorded } from '../../event.js';
import type { EventStore } from '../../event-store.js';
import { kurrentdbStore, type KurrentStoreOptions } from '../kurrentdb-store.js';
import { startStandIn, type StandIn } from './stand-in-server.js';

/** Gives each test of a file a stand-in server with an empty log, and closes the stores that the test has opened. */
export function standInForEach() {
  const its = {
    standIn: undefined as unknown as StandIn,
    /** Holds the server's log, and whatever else a test writes. */
    folder: '',
    /** Functions that are called after the test. */
    ending: [] as (() => Promise<void>)[],
    open: (options: Partial<KurrentStoreOptions> = {}): EventStore => {
      const store = kurrentdbStore({ url: its.standIn.url, waitMs: 20_000, ...options });
      its.ending.push(() => store.close());
      return store;
    },
  };
  beforeEach(async () => {
    its.folder = await mkdtemp(join(tmpdir(), 'alur-stand-in-'));
    its.standIn = await startStandIn({ file: join(its.folder, 'log') });
    its.ending = [];
  });
  afterEach(async () => {
    for (const end of its.ending) await end();
    await its.standIn.stop();
    await rm(its.folder, { recursive: true });
  });
  return its;
}

/** Follows the log in the background; the returned list fills with the events seen. */
export function watch(store: EventStore, after = 0n): Recorded[] {
  const seen: Recorded[] = [];
  void (async () => {
    for await (const batch of store.subscribe(after)) seen.push(...batch);
  })();
  return seen;
}
