import { memoryStore } from './memory-store.js';
import { eventStoreContract } from './testing/event-store-contract.js';

eventStoreContract('memory', async () => memoryStore());
