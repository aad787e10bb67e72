import { afterAll, beforeAll } from 'vitest';
import { eventStoreContract } from '../testing/event-store-contract.js';
import { eventsDatabase, type EventsDatabase } from '../testing/events-database.js';
import { postgresStore } from './postgres-store.js';

let database: EventsDatabase;
beforeAll(async () => {
  database = await eventsDatabase();
});
afterAll(() => database.drop());

eventStoreContract('postgres', async () => postgresStore({ url: database.appUrl }));
