import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './build.ts';

export interface Login {
  role: string;
  email: string;
  password: string;
  merchantId: number;
}

/** The whole application as a new user starts it: one process, its embedded database, the built client. */
export interface Server {
  url: string;
  logins: readonly Login[];
  /** The first login of this role, or the one with this address. */
  login(who: string): Login;
  /** Kills the process without a shutdown, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port, optionally with another clock offset in milliseconds. */
  restart(aheadMs?: number): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

const READY_WITHIN = 90_000;

/** Environment that sets the application's clock ahead of the machine's. */
const clockAhead = (ms: number): NodeJS.ProcessEnv => ({
  CLOCK_AHEAD_MS: String(ms),
  NODE_OPTIONS: `--import=${new URL('clock-ahead.ts', import.meta.url).href}`,
});

/** Starts it with a demonstration that has a past of so many days, or none. */
export async function startServer(dataDir: string, aheadAtFirst = 0, pastDays = 0): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(dataDir, 'demo-logins.json');
  let child: ChildProcess | undefined;
  let said = '';
  let aheadMs = aheadAtFirst;

  const start = async () => {
    said = '';
    // The child is in a process group of its own, so that killing it reaches no other process.
    child = spawn(process.execPath, ['services/api/dist/bundled/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        ...(pastDays > 0 ? { DEMO: 'full', DEMO_DAYS: String(pastDays) } : { DEMO: 'small' }),
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        ...(aheadMs > 0 && clockAhead(aheadMs)),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)));
    const until = Date.now() + READY_WITHIN;
    while (!(await ready())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The application did not start:\n${said}`);
      await sleep(100);
    }
  };
  const ready = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    return answer?.ok === true && existsSync(file);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise(resolve => ending.once('exit', resolve));
    ending.kill(signal);
    if (await Promise.race([gone.then(() => true), sleep(20_000, false, { ref: false })])) return;
    ending.kill('SIGKILL');
    await gone;
  };

  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  const logins = JSON.parse(readFileSync(file, 'utf8')) as Login[];
  return {
    url,
    logins,
    login(who) {
      const login = logins.find(({ role, email }) => role === who || email === who);
      if (!login) throw new Error(`no login for ${who}`);
      return login;
    },
    kill: () => end('SIGKILL'),
    restart: (ahead = aheadMs) => {
      aheadMs = ahead;
      return start();
    },
    stop: () => end('SIGTERM'),
  };
}
