import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLogStandIn, type LogStandIn } from './log-stand-in.js';
import { sleep } from './wire/monotonic.js';

const SERVER = fileURLToPath(new URL('../../api/dist/bundled/main.js', import.meta.url));
const STARTS_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 30_000;

export interface Operator {
  email: string;
  password: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The log's store: the system's database, or a stand-in for a KurrentDB. */
export type Store = 'postgres' | 'kurrentdb';

/** A fresh system of the run's own: a temporary folder, a free port, the durable embedded database. */
export class OwnSystem {
  private child: ChildProcess | undefined;
  private log: LogStandIn | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(store: Store): Promise<OwnSystem> {
    const system = new OwnSystem(mkdtempSync(join(tmpdir(), 'alur-day-')), await freePort());
    process.once('exit', () => system.child?.kill('SIGTERM'));
    try {
      if (store === 'kurrentdb') system.log = await startLogStandIn(system.folder);
      await system.run();
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The operator that the first start made. */
  operator(): Operator {
    const logins = JSON.parse(readFileSync(join(this.folder, 'demo-logins.json'), 'utf8')) as (Operator & {
      merchantId: number;
    })[];
    const operator = logins.find(({ merchantId }) => merchantId === 0);
    if (!operator) throw new Error('the first start made no operator');
    return operator;
  }

  /**
   * Simulates a power cut: kills application and database, then restarts both on the same data. A stand-in log keeps
   * running.
   */
  async killAndRestart(): Promise<void> {
    const database = Number(readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const gone = this.child && once(this.child, 'exit');
    this.child?.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await gone;
    await this.run();
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(STOPS_WITHIN_MS).then(() => child.kill('SIGKILL'))]);
    }
    this.log?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The last lines of the server's output, to explain a failure. */
  lastWords(): string {
    return readFileSync(join(this.folder, 'server.log'), 'utf8').split('\n').slice(-20).join('\n');
  }

  private async run(): Promise<void> {
    const log = openSync(join(this.folder, 'server.log'), 'a');
    const env = {
      ...process.env,
      ...this.log?.env,
      DATA_DIR: this.folder,
      DEMO: 'small',
      PORT: String(this.port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', log, log] });
    closeSync(log);
    this.child = child;
    const giveUp = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server ended:\n${this.lastWords()}`);
      if (Date.now() > giveUp) throw new Error(`the server did not become ready:\n${this.lastWords()}`);
      await sleep(100);
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      const { ok } = await fetch(`${this.url}/health/ready`);
      // The first start writes its logins after the server first answers.
      return ok && this.operator() !== undefined;
    } catch {
      return false;
    }
  }
}
