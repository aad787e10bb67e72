import { runAs } from './run.js';

/** Requests and sockets only; the rows are made by workers. */
await runAs({ http: true, worker: false });
