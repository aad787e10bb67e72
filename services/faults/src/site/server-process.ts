import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const READY_WITHIN_MS = 120_000;

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const preloaded = (name: string): string[] => ['--import', new URL(name, import.meta.url).href];
/** The module by which a fault can change the process's clock. */
const CLOCK = preloaded('stepping-clock.js');
/** The module that plays another release: it changes the domain's modules, of which the bundled server has its own. */
const RELEASE = preloaded('release.js');

export type Root = 'main' | 'main.http' | 'main.worker';

/**
 * One of the product's three built entry points, as a real process that can be killed, stopped and restarted on its
 * port.
 */
export class ServerProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly root: Root,
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly logFile: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** `more`: additional environment for this start. */
  start(more: Record<string, string> = {}): void {
    const log = openSync(this.logFile, 'a');
    const isRelease = more['FAULTS_RELEASE'] !== undefined;
    const folder = isRelease ? 'dist' : 'dist/bundled';
    const file = fileURLToPath(new URL(`../../../api/${folder}/${this.root}.js`, import.meta.url));
    // The test's environment is not passed on, so that unset options have their defaults.
    const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', PORT: String(this.port), ...this.env, ...more };
    this.child = spawn(process.execPath, [...CLOCK, ...(isRelease ? RELEASE : []), file], {
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  /** Sends SIGKILL, SIGSTOP or SIGCONT to the process itself; does not wait. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async kill(): Promise<void> {
    await this.ended('SIGKILL');
  }

  /** Stops it cleanly, as a new release would. @throws Error when it does not exit with code 0 */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const how = await this.ended('SIGTERM');
    if (how !== 0) throw new Error(`${this.root} ended with ${how}:\n${this.lastWords()}`);
  }

  async ready(): Promise<void> {
    const until = performance.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (!this.isRunning) throw new Error(`${this.root} has ended:\n${this.lastWords()}`);
      if (performance.now() > until) throw new Error(`${this.root} does not become ready:\n${this.lastWords()}`);
      await sleep(50);
    }
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The sum of one of its metrics over all labels; 0 while it has none. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text.split('\n').filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  }

  private async ended(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const { child } = this;
    if (!child || !this.isRunning) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode ?? child.signalCode;
  }

  private lastWords(): string {
    return readFileSync(this.logFile, 'utf8').split('\n').slice(-15).join('\n');
  }
}
