import { randomUUID } from 'node:crypto';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { Integration } from '@alur/contracts/settings/integrations';
import { integrationView } from '@alur/domain/settings/integration';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CommandRunner } from '../platform/commands/command-runner.js';
import type { Database } from '../platform/db/database.js';
import { FacilityPauses } from '../platform/processes/facility-pauses.js';
import { OutboxRounds } from '../platform/processes/outbox-rounds.js';
import { PROCESS_RIGHT, systemCaller } from '../platform/processes/system-caller.js';
import { tableName } from '../platform/projector/row-table.js';

/** How many of a facility are sent in one round. */
const AT_ONCE = 50;

export interface OutboxParts {
  database: Database;
  platform: { runner: Pick<CommandRunner, 'execute'> };
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => number;
}

interface Outbox {
  /** The lock by which one process at a time sends. */
  readonly lock: string;
  /** Facilities with credentials of this service are served. */
  readonly service: Integration;
  /** Selects the keys of what waits in facility `$1`, at most `$2`. */
  readonly waiting: string;
  /** What is sent and whom to, and what its key is called, for the application's own log. */
  readonly what: string;
  readonly to: string;
  readonly keyName: string;
}

/** Selects the rows of a view that wait since a moment, for `Outbox.waiting`. */
export const waitingIn = (view: Parameters<typeof tableName>[0]): string =>
  `select key from ${tableName(view)}
   where merchant_id = $1 and "waitsSince" is not null order by "waitsSince", key limit $2`;

/**
 * Sends what waits in rows of the log to a service for which each facility has its own credentials: one thing at a time,
 * while a facility whose service was not reached waits.
 */
export abstract class FacilityOutbox<Client> {
  protected readonly now: () => number;
  protected readonly pauses: FacilityPauses;
  private readonly rounds: OutboxRounds;
  private stopping = false;

  constructor(
    private readonly common: OutboxParts,
    private readonly outbox: Outbox,
  ) {
    this.now = common.now ?? Date.now;
    this.pauses = new FacilityPauses(this.now);
    this.rounds = new OutboxRounds({
      ...{ lock: outbox.lock, pool: common.database.worker, send: client => this.sendWaiting(client) },
      onFailed: error => common.logger.error({ err: error }, `${outbox.what}s for ${outbox.to} were not looked for`),
    });
  }

  /** The facility's way to the service; undefined where it has none. */
  protected abstract clientOf(merchantId: number): Promise<Client | undefined>;

  /** Sends one thing and records what came of it. */
  protected abstract send(merchantId: number, key: string, client: Client): Promise<void>;

  start(): void {
    this.rounds.start();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.rounds.stop();
  }

  /** Starts a round after rows have changed. */
  wake(): void {
    this.rounds.wake();
  }

  /** Runs a round; only one worker at a time sends. */
  round(): Promise<void> {
    return this.rounds.round();
  }

  /** Records what came of an attempt, as the application itself. */
  protected async record(merchantId: number, { name }: CommandSpec, id: number, body: object): Promise<void> {
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    await this.common.platform.runner.execute(caller, name, id, body, { commandId: randomUUID() });
  }

  /**
   * A service that is not reached, or that refuses the credentials, takes nothing else either: the facility waits, for
   * `waitMs` or longer each time.
   */
  protected settlePause(merchantId: number, problem: string | undefined, waitMs?: number): void {
    if (problem === 'unreachable' || problem === 'credentials_refused') {
      this.common.logger.warn({ merchantId, problem }, `${this.outbox.to} takes nothing at the moment`);
      this.pauses.pause(merchantId, waitMs);
    } else this.pauses.end(merchantId);
  }

  private async sendWaiting(client: pg.PoolClient): Promise<void> {
    const { rows: facilities } = await client.query<{ merchantId: number }>(
      `select merchant_id::int as "merchantId" from ${tableName(integrationView)} where service = $1`,
      [this.outbox.service],
    );
    for (const { merchantId } of facilities) await this.sendOf(merchantId);
  }

  private async sendOf(merchantId: number): Promise<void> {
    if (this.pauses.isPaused(merchantId)) return;
    const client = await this.clientOf(merchantId);
    if (!client) return;
    const { waiting, what, to, keyName } = this.outbox;
    const { rows } = await this.common.database.worker.query<{ key: string }>(waiting, [merchantId, AT_ONCE]);
    for (const { key } of rows) {
      if (this.stopping || this.pauses.isPaused(merchantId)) return;
      // What nobody foresaw of one thing keeps no other from being sent.
      await this.send(merchantId, key, client).catch((error: unknown) =>
        this.common.logger.error({ err: error, merchantId, [keyName]: key }, `a ${what} could not be sent to ${to}`),
      );
    }
  }
}
