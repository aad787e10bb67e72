import { startEmbeddedPg, type EmbeddedPg } from '@alur/embedded-pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * The server's message when it dies of a full disk: it can be restarted once there is room, however long that takes.
 */
const NO_ROOM = /No space left on device/;
const LOOK_FOR_ROOM_MS = 2_000;

/** A server that dies this often is given up, since another start will not help. */
const HOPELESS = { deaths: 4, withinMs: 120_000 };

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  ownerPassword: string;
  logger: Logger;
  /** Called when the server has died and cannot be restarted, so that this process should end. */
  onLost: (error: unknown) => void;
}

/** The embedded database, supervised by this process: when its server dies it is restarted at the same address. */
export class EmbeddedDatabase {
  private stopping = false;
  private starting: Promise<void> | undefined;
  private deaths: number[] = [];

  private constructor(
    private readonly options: EmbeddedDatabaseOptions,
    private server: EmbeddedPg,
  ) {}

  static async start(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
    let died = (_reason: string) => {};
    const server = await launch(options, reason => died(reason));
    const database = new EmbeddedDatabase(options, server);
    died = reason => database.died(reason);
    return database;
  }

  /** The owner's address. */
  get url(): string {
    return this.server.url;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.starting;
    await this.server.stop();
  }

  private died(reason: string): void {
    const { logger, onLost } = this.options;
    if (this.stopping) return;
    if (NO_ROOM.test(reason)) return this.waitForRoom();
    const now = Date.now();
    this.deaths = [...this.deaths.filter(at => now - at < HOPELESS.withinMs), now];
    if (this.deaths.length >= HOPELESS.deaths) return onLost(new Error(`the database died again and again: ${reason}`));
    logger.error({ reason }, 'the database died; starting it again');
    this.starting = this.startAgain();
  }

  private waitForRoom(): void {
    this.options.logger.error('the database has no room on its disk; waiting for some');
    this.starting = sleep(LOOK_FOR_ROOM_MS).then(() => this.startAgain());
  }

  private async startAgain(): Promise<void> {
    if (this.stopping) return;
    try {
      this.server = await launch(this.options, reason => this.died(reason), this.server.port);
      this.options.logger.warn('the database is there again');
    } catch (error) {
      this.died(String(error));
    }
  }
}

const launch = (
  { dataDir, ownerPassword, logger }: EmbeddedDatabaseOptions,
  onExit: (reason: string) => void,
  port?: number,
): Promise<EmbeddedPg> =>
  startEmbeddedPg({
    dataDir,
    ownerPassword,
    onExit,
    log: line => logger.debug({ line }, 'postgres'),
    ...(port !== undefined && { port }),
  });
