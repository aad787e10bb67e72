import { runAs } from './run.js';

/** Everything in one process, on the embedded database unless an address is given. */
await runAs({ http: true, worker: true });
