import { runAs } from './run.js';

/** Rows, processes and the clock only. */
await runAs({ http: false, worker: true });
