import type { Fault } from '../scene.js';
import { killApp } from './kill-app.js';
import { killPostgres } from './kill-postgres.js';
import { killWorker } from './kill-worker.js';
import { sameCommand } from './same-command.js';

/** Every fault there is, in the order in which they are played. */
export const allFaults: readonly Fault[] = [sameCommand, killApp, killWorker, killPostgres];
