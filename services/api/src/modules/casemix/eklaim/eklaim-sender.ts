import { randomUUID } from 'node:crypto';
import { recordSubmission, type SubmissionFailure } from '@alur/contracts/casemix/commands';
import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { claimView } from '@alur/domain/casemix/claim-view';
import { integrationView } from '@alur/domain/settings/integration';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CommandRunner } from '../../../platform/commands/command-runner.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { FacilityPauses } from '../../../platform/processes/facility-pauses.js';
import { OutboxRounds } from '../../../platform/processes/outbox-rounds.js';
import { PROCESS_RIGHT, systemCaller } from '../../../platform/processes/system-caller.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { ClaimParts, MissingPart } from './claim-parts.js';
import { ClaimSending, NoLongerAsked, Ungroupable } from './claim-sending.js';
import { EklaimAccess } from './eklaim-access.js';
import type { EklaimClient } from './eklaim-client.js';
import { EklaimProblem } from './eklaim-problem.js';

/** A claim that could not be sent for so long fails, so that somebody looks at it. */
const TRIED_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 50;

interface SenderParts {
  database: Database;
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'zones'> & { runner: Pick<CommandRunner, 'execute'> };
  servers: readonly string[];
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => number;
}

/**
 * Sends queued claims to the facility's E-Klaim, one at a time. The queue is rows of the log, so it survives restarts;
 * a process that ends between sending and recording sends again, and adopts what E-Klaim has already.
 */
export class EklaimSender {
  private readonly access: EklaimAccess;
  private readonly claims: ClaimParts;
  private readonly pauses: FacilityPauses;
  private readonly now: () => number;
  private readonly rounds: OutboxRounds;
  private stopping = false;

  constructor(private readonly parts: SenderParts) {
    this.now = parts.now ?? Date.now;
    this.pauses = new FacilityPauses(this.now);
    this.access = new EklaimAccess(parts.platform, parts.servers);
    this.claims = new ClaimParts(parts.platform, parts.database);
    this.rounds = new OutboxRounds({
      ...{ lock: 'e-klaim', pool: parts.database.worker, send: client => this.sendQueued(client) },
      onFailed: error => parts.logger.error({ err: error }, 'claims for E-Klaim were not looked for'),
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
      `select merchant_id::int as "merchantId" from ${tableName(integrationView)} where service = 'e-klaim'`,
    );
    for (const { merchantId } of facilities) await this.sendOf(merchantId);
  }

  private async sendOf(merchantId: number): Promise<void> {
    if (this.pauses.isPaused(merchantId)) return;
    const client = await this.access.of(merchantId);
    if (!client) return;
    const { rows } = await this.parts.database.worker.query<{ key: string }>(
      `select key from ${tableName(claimView)}
       where merchant_id = $1 and submission = 'queued' order by "requestedAt", key limit $2`,
      [merchantId, AT_ONCE],
    );
    for (const { key } of rows) {
      if (this.stopping || this.pauses.isPaused(merchantId)) return;
      // What nobody foresaw of one claim keeps no other from being sent.
      await this.send(merchantId, key, client).catch((error: unknown) =>
        this.parts.logger.error({ err: error, merchantId, claimId: key }, 'a claim could not be sent to E-Klaim'),
      );
    }
  }

  private async send(merchantId: number, key: string, client: EklaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, claimView, key)) as ClaimRow | undefined;
    if (row?.submission !== 'queued' || row.goal === null) return;
    const { goal, request } = row;
    let sending: ClaimSending | undefined;
    let outcome: object = { reached: goal };
    try {
      const claim = await this.claims.of(merchantId, row);
      if (!claim) return;
      sending = new ClaimSending(client, claim, { goal, stillAsked: () => this.ensureAsked(row) });
      if (await sending.run()) outcome = { reached: 'sent' };
      this.pauses.end(merchantId);
    } catch (error) {
      if (error instanceof NoLongerAsked) return;
      outcome = { failed: this.failureOf(merchantId, row, error, sending?.at ?? null) };
    }
    const body = { request, groupings: sending?.groupings ?? [], outcome };
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    const { runner } = this.parts.platform;
    await runner.execute(caller, recordSubmission.name, row.id, body, { commandId: randomUUID() });
  }

  /** The last look before what cannot be taken back; the row may not know yet that the claim was reopened. */
  private async ensureAsked({ id, request }: ClaimRow): Promise<void> {
    const state = await this.claims.claim(id);
    const isAsked = state.status === 'finalized' && state.submission.status === 'queued' && state.request === request;
    if (!isAsked) throw new NoLongerAsked();
  }

  private failureOf(merchantId: number, row: ClaimRow, error: unknown, method: string | null): SubmissionFailure {
    const nothing = { method, errorNo: null, message: null, willRetry: false };
    if (error instanceof MissingPart) return { ...nothing, problem: error.problem };
    if (error instanceof Ungroupable) return { ...nothing, problem: 'ungroupable', message: error.message };
    if (!(error instanceof EklaimProblem)) throw error;
    const { kind: problem, message, detail } = error;
    const said = { problem, method, errorNo: detail.errorNo ?? null, message };
    if (problem === 'claim_refused') return { ...said, willRetry: false };
    this.parts.logger.warn({ merchantId, problem }, 'E-Klaim takes nothing at the moment');
    this.pauses.pause(merchantId);
    return { ...said, willRetry: this.now() - Date.parse(row.requestedAt ?? '') < TRIED_MS };
  }
}
