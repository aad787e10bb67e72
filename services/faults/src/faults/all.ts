import type { Fault } from '../scene.js';
import { clockBack } from './clock-back.js';
import { diskFull } from './disk-full.js';
import { framesLost } from './frames-lost.js';
import { killApp } from './kill-app.js';
import { killPostgres } from './kill-postgres.js';
import { killWorker } from './kill-worker.js';
import { logGone } from './log-gone.js';
import { logTroubles } from './log-troubles.js';
import { malformedEvent } from './malformed-event.js';
import { partitionsMove, workerHangs } from './partitions.js';
import { postgresGone } from './postgres-gone.js';
import { projectionBug } from './projection-bug.js';
import { rollingRestart } from './rolling-restart.js';
import { sameCommand } from './same-command.js';
import { slowSocket } from './slow-socket.js';

/** All faults, in the order in which they are run. */
export const allFaults: readonly Fault[] = [
  sameCommand,
  malformedEvent,
  slowSocket,
  framesLost,
  clockBack,
  killApp,
  killWorker,
  killPostgres,
  postgresGone('postgres-gone', 10),
  postgresGone('postgres-gone-briefly', 3),
  logGone('log-gone', 'apart'),
  logGone('log-gone-small', 'one'),
  ...logTroubles,
  partitionsMove,
  workerHangs,
  rollingRestart,
  projectionBug,
  diskFull,
];
