export type { EventMeta, Foldable, NewEvent, Position, Recorded } from './event.js';
export type {
  Appended,
  EventStore,
  ExpectedRevision,
  StreamCheck,
  StreamStart,
  StreamWrite,
  SubscriptionFilter,
} from './event-store.js';
export { AppendRefused, StoreOverloaded, StoreUnavailable, WrongRevision } from './errors.js';
export { memoryStore } from './memory-store.js';
export { postgresStore, type PostgresStoreOptions } from './postgres/postgres-store.js';
export { refill, refillBeside, type PersistedEvent } from './postgres/refill.js';
export { eventsSchemaSql } from './postgres/schema.js';
