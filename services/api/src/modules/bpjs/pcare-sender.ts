import { randomUUID } from 'node:crypto';
import { recordDeletion, recordRegistration, recordVisit, type PcareFailure } from '@alur/contracts/bpjs/commands';
import type { PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { pcareVisitView } from '@alur/domain/bpjs/pcare-view';
import { integrationView } from '@alur/domain/settings/integration';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { FacilityPauses } from '../../platform/processes/facility-pauses.js';
import { OutboxRounds } from '../../platform/processes/outbox-rounds.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { BpjsError } from './bpjs-answer.js';
import { BpjsAccess } from './facility-access.js';
import type { PcareClient } from './pcare-client.js';
import { MissingPart, PcareVisits } from './pcare-visits.js';

/** What could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 3 * 24 * 3_600_000;
const AT_ONCE = 50;

interface SenderParts {
  database: Database;
  platform: Pick<Platform, 'streams' | 'log' | 'keys'> & { runner: Pick<CommandRunner, 'execute'> };
  config: BpjsConfig;
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => number;
}

/**
 * Registers, deletes and reports visits in PCare, one at a time. The queue is rows of the log, so it survives restarts
 * (record 108).
 */
export class PcareSender {
  private readonly access: BpjsAccess;
  private readonly visits: PcareVisits;
  private readonly pauses: FacilityPauses;
  private readonly now: () => number;
  private readonly rounds: OutboxRounds;
  private stopping = false;

  constructor(private readonly parts: SenderParts) {
    this.now = parts.now ?? Date.now;
    this.pauses = new FacilityPauses(this.now);
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.visits = new PcareVisits(parts.platform, parts.database);
    this.rounds = new OutboxRounds({
      ...{ lock: 'pcare', pool: parts.database.worker, send: client => this.sendWaiting(client) },
      onFailed: error => parts.logger.error({ err: error }, 'visits for PCare were not looked for'),
    });
  }

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

  private async sendWaiting(client: pg.PoolClient): Promise<void> {
    const { rows: facilities } = await client.query<{ merchantId: number }>(
      `select merchant_id::int as "merchantId" from ${tableName(integrationView)} where service = 'bpjs'`,
    );
    for (const { merchantId } of facilities) await this.sendOf(merchantId);
  }

  private async sendOf(merchantId: number): Promise<void> {
    if (this.pauses.isPaused(merchantId)) return;
    const pcare = await this.access.pcare(merchantId);
    if (!pcare) return;
    const { rows } = await this.parts.database.worker.query<{ key: string }>(
      `select key from ${tableName(pcareVisitView)}
       where merchant_id = $1 and "waitsSince" is not null order by "waitsSince", key limit $2`,
      [merchantId, AT_ONCE],
    );
    for (const { key } of rows) {
      if (this.stopping || this.pauses.isPaused(merchantId)) return;
      // What nobody foresaw of one visit keeps no other from being sent.
      await this.send(merchantId, key, pcare).catch((error: unknown) =>
        this.parts.logger.error({ err: error, merchantId, encounterId: key }, 'a visit could not be sent to PCare'),
      );
    }
  }

  private async send(merchantId: number, key: string, pcare: PcareClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, pcareVisitView, key)) as PcareVisitRow | undefined;
    if (row?.registration === 'queued') {
      const outcome = await this.tried(row, async () => ({
        registered: await this.visits.register(merchantId, row, pcare),
      }));
      await this.tell(row, merchantId, recordRegistration, { request: row.registrationRequest, outcome });
    } else if (row?.registration === 'deleting') {
      const outcome = await this.tried(row, async () => {
        await this.visits.deleteRegistration(merchantId, row, pcare);
        return { deleted: true };
      });
      await this.tell(row, merchantId, recordDeletion, { outcome });
    } else if (row?.visit === 'queued') {
      const outcome = await this.tried(row, async () => ({
        visitNumber: await this.visits.report(merchantId, row, pcare),
      }));
      await this.tell(row, merchantId, recordVisit, { request: row.visitRequest, outcome });
    }
  }

  private async tried(row: PcareVisitRow, send: () => Promise<object>): Promise<object> {
    try {
      return await send();
    } catch (error) {
      return { failed: this.failureOf(row, error) };
    }
  }

  private async tell(
    row: PcareVisitRow,
    merchantId: number,
    { name }: CommandSpec,
    body: { request?: number; outcome: object },
  ) {
    const { outcome } = body;
    const failed = 'failed' in outcome ? (outcome.failed as PcareFailure) : undefined;
    if (failed?.problem === 'unreachable' || failed?.problem === 'credentials_refused') {
      this.parts.logger.warn({ merchantId, problem: failed.problem }, 'PCare takes nothing at the moment');
      this.pauses.pause(merchantId);
    } else this.pauses.end(merchantId);
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    await this.parts.platform.runner.execute(caller, name, row.encounterId, body, { commandId: randomUUID() });
  }

  private failureOf(row: PcareVisitRow, error: unknown): PcareFailure {
    if (error instanceof MissingPart)
      return { problem: error.problem, code: null, message: error.words, willRetry: false };
    if (!(error instanceof BpjsError)) throw error;
    const { kind: problem, code, message } = error;
    const isOver = this.now() - Date.parse(row.waitsSince ?? '') >= TRIED_MS;
    return { problem, code, message, willRetry: problem !== 'refused' && !isOver };
  }
}
