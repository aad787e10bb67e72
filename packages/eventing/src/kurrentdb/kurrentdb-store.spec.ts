import { afterAll, beforeAll } from 'vitest';
import { eventStoreContract } from '../testing/event-store-contract.js';
import { kurrentdbStore } from './kurrentdb-store.js';
import { realServer } from './testing/real-server.js';
import { startStandIn, type StandIn } from './testing/stand-in-server.js';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

eventStoreContract('kurrentdb, on the stand-in', async () => kurrentdbStore({ url: standIn.url }));

const server = await realServer();
if (server) {
  eventStoreContract('kurrentdb, on a server', async () => kurrentdbStore({ url: server.url }));
  afterAll(() => server.stop());
}
