import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const STAND_IN = fileURLToPath(new URL('../../../packages/eventing/stand-in.js', import.meta.url));

/** An order to fail or to recover, obeyed by `packages/eventing/stand-in.js`. */
export interface StandInOrder {
  leads?: boolean;
  faults?: { notReady?: number; isDeaf?: boolean; refusesUser?: boolean };
  certificate?: 'new';
  foreign?: true;
}

export interface LogStandIn {
  /** Environment by which the application stores its log there. */
  env: { EVENT_STORE: 'kurrentdb'; KURRENTDB_URL: string };
  /** Resolves when it has obeyed. */
  obeys(order: StandInOrder): Promise<void>;
  /** Kills it, like a power cut. A new one started for the same folder has the log. */
  kill(): Promise<void>;
  stop(): void;
}

/** A stand-in for a KurrentDB, a process of its own that ends with the run. Its log is in the folder; it speaks TLS. */
export async function startLogStandIn(folder: string, port = 0): Promise<LogStandIn> {
  const child = spawn(process.execPath, [STAND_IN, join(folder, 'kurrentdb.log'), String(port), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the stand-in for KurrentDB did not start');
  });
  const lines = createInterface(child.stdout);
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => {});
  return {
    env: { EVENT_STORE: 'kurrentdb', KURRENTDB_URL: url },
    async obeys(order) {
      const done = once(lines, 'line');
      child.stdin.write(`${JSON.stringify(order)}\n`);
      await done;
    },
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => void child.stdin.end(),
  };
}
