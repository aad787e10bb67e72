import { readOrMakeSecrets, type Secrets } from '@alur/api/platform/config/secrets';
import { openStore } from '@alur/api/platform/log/open-store';
import { startLogStandIn, type LogStandIn } from '@alur/day-runner/log-stand-in';
import type { Store } from '@alur/day-runner/own-system';
import { runningEmbeddedPg, startEmbeddedPg, type EmbeddedPg } from '@alur/embedded-pg';
import type { EventStore } from '@alur/eventing';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Balancer } from './balancer.js';
import { freePort, ServerProcess, type Root } from './server-process.js';

/** `one`: everything in one process on its embedded database. `apart`: two http and two workers on one database. */
export type Shape = 'one' | 'apart';

/** Number of partitions of a site with two workers. */
export const PARTITIONS = 2;

export interface Login {
  role: string;
  email: string;
  password: string;
  merchantId: number;
}

const OWNER_PASSWORD = 'pemilik';
const FIRST_START_MS = 120_000;

/** A fresh installation of real processes in a temporary folder. */
export class Site {
  readonly http: ServerProcess[] = [];
  readonly workers: ServerProcess[] = [];
  private balancer: Balancer | undefined;
  private doors: Balancer[] = [];
  private database: EmbeddedPg | undefined;
  private logNode: { standIn: LogStandIn; port: number } | undefined;

  private constructor(
    readonly shape: Shape,
    readonly folder: string,
  ) {}

  /** @throws Error when it does not start; then nothing is left behind */
  static async start(shape: Shape, store: Store, parent = tmpdir()): Promise<Site> {
    const site = new Site(shape, mkdtempSync(join(parent, 'alur-faults-')));
    try {
      if (store === 'kurrentdb') await site.startLog();
      await site.open();
    } catch (error) {
      await site.remove();
      throw error;
    }
    return site;
  }

  /** Address for requests and sockets. */
  get url(): string {
    return this.balancer?.url ?? this.first.url;
  }

  /** One address per http process, behind which another one answers while it is down. */
  get doorUrls(): string[] {
    return this.doors.map(({ url }) => url);
  }

  get secrets(): Secrets {
    return readOrMakeSecrets(join(this.folder, 'secrets'));
  }

  /** The database's owner's address. @throws Error while it does not run */
  get databaseUrl(): string {
    const url = this.database?.url ?? runningEmbeddedPg(this.databaseDir, this.secrets.ownerPassword);
    if (url === undefined) throw new Error('the database does not run');
    return url;
  }

  /** The first http process, which in a single-process site does everything else too. */
  get first(): ServerProcess {
    return this.http[0] as ServerProcess;
  }

  get processes(): ServerProcess[] {
    return [...new Set([...this.http, ...this.workers])];
  }

  login(role: string): Login {
    const found = this.logins().find(each => each.role === role);
    if (!found) throw new Error(`the demonstration has no ${role}`);
    return found;
  }

  get operator(): Login {
    const found = this.logins().find(({ merchantId }) => merchantId === 0);
    if (!found) throw new Error('the first start made no operator');
    return found;
  }

  /** Kills the database, like a power cut of its machine. In a single-process site the application restarts it. */
  async killDatabase(): Promise<void> {
    const pid = Number(readFileSync(join(this.databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    process.kill(pid, 'SIGKILL');
    // Stopping a dead server waits for its end.
    await this.database?.stop();
  }

  async startDatabase(): Promise<void> {
    const port = this.database?.port;
    const ownerPassword = this.shape === 'one' ? this.secrets.ownerPassword : OWNER_PASSWORD;
    this.database = await startEmbeddedPg({ dataDir: this.databaseDir, ownerPassword, ...(port && { port }) });
  }

  /** Kills the node of a separate log, like a power cut of its machine. */
  async killLog(): Promise<void> {
    await this.logNode?.standIn.kill();
  }

  async startLog(): Promise<void> {
    const port = this.logNode?.port ?? (await freePort());
    this.logNode = { standIn: await startLogStandIn(this.folder, port), port };
  }

  /** The node of a separate log. @throws Error where there is none */
  get log(): LogStandIn {
    if (!this.logNode) throw new Error('the log is in the database');
    return this.logNode.standIn;
  }

  /** The log, as the application reads and writes it. */
  openLog(): Promise<EventStore> {
    const config = this.logNode
      ? { eventStore: 'kurrentdb' as const, kurrentdbUrl: this.logNode.standIn.env.KURRENTDB_URL }
      : { eventStore: 'postgres' as const };
    return openStore(config, this.databaseUrl, this.secrets, pino({ level: 'silent' }));
  }

  async allReady(): Promise<void> {
    await Promise.all(this.processes.map(each => each.ready()));
  }

  /** Stops all processes cleanly and leaves the database running for the checks. */
  async stopProcesses(): Promise<void> {
    for (const each of this.processes) await each.stop();
    if (this.shape === 'one') await this.startDatabase();
  }

  /** Environment of the tools that inspect the installation. */
  get toolEnv(): Record<string, string> {
    return { DATA_DIR: this.folder, DATABASE_URL: this.databaseUrl, ...this.logEnv };
  }

  async remove(): Promise<void> {
    for (const each of this.processes) await each.kill();
    for (const each of [this.balancer, ...this.doors]) await each?.close();
    await this.database?.stop();
    this.logNode?.standIn.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private get databaseDir(): string {
    return join(this.folder, 'postgres');
  }

  private get logEnv(): Record<string, string> {
    return this.logNode?.standIn.env ?? {};
  }

  private async open(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    if (this.shape === 'one') {
      const all = await this.process('main', { DEMO: 'small' });
      this.http.push(all);
      this.workers.push(all);
    } else await this.openApart();
    await this.allReady();
  }

  private async openApart(): Promise<void> {
    await this.startDatabase();
    const shared = { DATABASE_URL: this.databaseUrl, PARTITIONS: String(PARTITIONS), DEMO: 'true' };
    for (const _ of [1, 2]) this.workers.push(await this.process('main.worker', shared));
    for (const _ of [1, 2]) this.http.push(await this.process('main.http', shared));
    const ports = this.http.map(({ port }) => port);
    this.balancer = await Balancer.before(ports, 'in-turn');
    for (const port of ports)
      this.doors.push(await Balancer.before([port, ...ports.filter(other => other !== port)], 'first'));
  }

  /** Starts a process; the first one creates the demonstration, so the others start after it. */
  private async process(root: Root, env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const made = new ServerProcess(
      root,
      port,
      { DATA_DIR: this.folder, ...this.logEnv, ...env },
      join(this.folder, `${root}-${port}.log`),
    );
    made.start();
    if (root !== 'main.http') await made.ready();
    for (const until = performance.now() + FIRST_START_MS; !existsSync(this.loginFile); await sleep(50))
      if (performance.now() > until) throw new Error('the first start made no demonstration');
    return made;
  }

  private get loginFile(): string {
    return join(this.folder, 'demo-logins.json');
  }

  private logins(): Login[] {
    return JSON.parse(readFileSync(this.loginFile, 'utf8')) as Login[];
  }
}
