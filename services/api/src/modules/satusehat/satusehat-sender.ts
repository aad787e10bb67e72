import { randomUUID } from 'node:crypto';
import { recordProgress, type SubmissionFailure } from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import { satusehatSubmissionView } from '@alur/domain/satusehat/submission-view';
import { integrationView } from '@alur/domain/settings/integration';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { FacilityPauses } from '../../platform/processes/facility-pauses.js';
import { OutboxRounds } from '../../platform/processes/outbox-rounds.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { SatusehatAccess } from './facility-access.js';
import type { SatusehatClient } from './satusehat-client.js';
import { SatusehatProblem } from './satusehat-problem.js';
import { MissingPart, VisitParts } from './visit-parts.js';
import { VisitSending } from './visit-sending.js';

/** A visit that could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 50;

interface SenderParts {
  database: Database;
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'hashes'> & { runner: Pick<CommandRunner, 'execute'> };
  url: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => number;
}

/**
 * Sends queued visits to SATUSEHAT, one at a time. The queue is rows of the log, so it survives restarts; a process
 * that ends between sending and recording sends again, and adopts what the service has already.
 */
export class SatusehatSender {
  private readonly access: SatusehatAccess;
  private readonly visits: VisitParts;
  private readonly pauses: FacilityPauses;
  private readonly now: () => number;
  private readonly rounds: OutboxRounds;
  private stopping = false;

  constructor(private readonly parts: SenderParts) {
    this.now = parts.now ?? Date.now;
    this.pauses = new FacilityPauses(this.now);
    this.access = new SatusehatAccess(parts.platform, parts.url, this.now);
    this.visits = new VisitParts(parts.platform, parts.database);
    this.rounds = new OutboxRounds({
      ...{ lock: 'satusehat', pool: parts.database.worker, send: client => this.sendQueued(client) },
      onFailed: error => parts.logger.error({ err: error }, 'visits for SATUSEHAT were not looked for'),
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

  private async sendQueued(client: pg.PoolClient): Promise<void> {
    const { rows: facilities } = await client.query<{ merchantId: number }>(
      `select merchant_id::int as "merchantId" from ${tableName(integrationView)} where service = 'satu-sehat'`,
    );
    for (const { merchantId } of facilities) await this.sendOf(merchantId);
  }

  private async sendOf(merchantId: number): Promise<void> {
    if (this.pauses.isPaused(merchantId)) return;
    const client = await this.access.of(merchantId);
    if (!client) return;
    const { rows } = await this.parts.database.worker.query<{ key: string }>(
      `select key from ${tableName(satusehatSubmissionView)}
       where merchant_id = $1 and status = 'queued' order by "requestedAt", key limit $2`,
      [merchantId, AT_ONCE],
    );
    for (const { key } of rows) {
      if (this.stopping || this.pauses.isPaused(merchantId)) return;
      // What nobody foresaw of one visit keeps no other from being sent.
      await this.send(merchantId, key, client).catch((error: unknown) =>
        this.parts.logger.error({ err: error, merchantId, encounterId: key }, 'a visit could not be sent to SATUSEHAT'),
      );
    }
  }

  private async send(merchantId: number, key: string, client: SatusehatClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, satusehatSubmissionView, key)) as
      | SatusehatSubmissionRow
      | undefined;
    // A visit that was reopened waits until it is finished again, which requests it anew.
    if (row?.status !== 'queued' || row.finishedAt === null) return;
    let sending: VisitSending | undefined;
    let failed: SubmissionFailure | undefined;
    try {
      sending = new VisitSending(client, row, await this.visits.of(merchantId, row, client));
      await sending.run();
      this.pauses.end(merchantId);
    } catch (error) {
      failed = this.failureOf(merchantId, row, error, sending);
    }
    const outcome = failed ? { failed } : { completed: true };
    const body = { request: row.request, sent: sending?.sent ?? [], outcome };
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    const { runner } = this.parts.platform;
    await runner.execute(caller, recordProgress.name, row.encounterId, body, { commandId: randomUUID() });
  }

  private failureOf(
    merchantId: number,
    row: SatusehatSubmissionRow,
    error: unknown,
    sending: VisitSending | undefined,
  ): SubmissionFailure {
    const at = sending?.at ?? { resourceType: null, localId: null };
    if (error instanceof MissingPart)
      return { ...at, problem: error.problem, ruleNumber: null, message: null, willRetry: false };
    if (!(error instanceof SatusehatProblem)) throw error;
    const { kind, message, detail } = error;
    if (kind === 'resource_refused')
      return { ...at, problem: kind, ruleNumber: detail.ruleNumber ?? null, message, willRetry: false };
    this.parts.logger.warn({ merchantId, kind }, 'SATUSEHAT takes nothing at the moment');
    this.pauses.pause(merchantId, detail.waitMs);
    const willRetry = this.now() - Date.parse(row.requestedAt ?? '') < TRIED_MS;
    const problem = kind === 'credentials_refused' ? kind : 'unreachable';
    return { ...at, problem, ruleNumber: null, message, willRetry };
  }
}
