import { randomUUID } from 'node:crypto';
import { makePasswordLink, recordPasswordMail } from '@alur/contracts/identity/commands';
import type { PasswordMailRow } from '@alur/contracts/identity/rows';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { passwordMailView } from '@alur/domain/identity/password-mail-view';
import { createTransport, type Transporter } from 'nodemailer';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CommandRunner } from '../../../platform/commands/command-runner.js';
import type { MailConfig } from '../../../platform/config/config.js';
import type { Database } from '../../../platform/db/database.js';
import { OutboxRounds } from '../../../platform/processes/outbox-rounds.js';
import { PROCESS_RIGHT, systemCaller } from '../../../platform/processes/system-caller.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { Credentials, linkExpiry } from '../credentials.js';
import { UserAccessReader } from '../user-access.js';
import { passwordMail } from './password-mail.js';

/** Each failure doubles the wait. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 1_800_000;
/** A mail that could not be sent for so long is given up, since its receiver has been helped otherwise by then. */
const TRIED_MS = 24 * 3_600_000;
const AT_ONCE = 50;

interface MailParts {
  database: Database;
  runner: Pick<CommandRunner, 'execute'>;
  config: MailConfig;
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => number;
}

/**
 * Sends each queued mail with a link to set a password. The queue is rows of the log, so it survives restarts; a
 * process that ends between sending and recording sends again, with a new link that invalidates the previous one.
 */
export class PasswordMails {
  private readonly transport: Transporter;
  private readonly credentials: Credentials;
  private readonly userAccesses: UserAccessReader;
  private readonly failures = new Map<number, { count: number; nextAt: number }>();
  private readonly now: () => number;
  private readonly rounds: OutboxRounds;

  constructor(private readonly parts: MailParts) {
    this.transport = createTransport(parts.config.url);
    this.credentials = new Credentials(parts.database.app);
    this.userAccesses = new UserAccessReader(parts.database);
    this.now = parts.now ?? Date.now;
    this.rounds = new OutboxRounds({
      ...{ lock: 'password mails', pool: parts.database.worker, send: client => this.sendWaiting(client) },
      onFailed: error => parts.logger.error({ err: error }, 'mails that wait were not looked for'),
    });
  }

  start(): void {
    this.rounds.start();
  }

  async stop(): Promise<void> {
    await this.rounds.stop();
    this.transport.close();
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
    const { rows: waiting } = await client.query<PasswordMailRow>(
      `select id::int, kind, to_jsonb("askedAt") #>> '{}' as "askedAt" from ${tableName(passwordMailView)}
       where merchant_id = $1 and state = 'waiting' order by "askedAt" limit $2`,
      [CHANNEL, AT_ONCE],
    );
    for (const mail of waiting) await this.send(mail);
  }

  private async send({ id, kind, askedAt }: PasswordMailRow): Promise<void> {
    const failed = this.failures.get(id);
    if (failed && failed.nextAt > this.now()) return;
    const person = await this.userAccesses.byId(id);
    if (!person?.active) return this.tell(id, 'failed');
    try {
      const expiresAt = linkExpiry();
      await this.command(makePasswordLink.name, id, { expiresAt });
      const { token } = await this.credentials.makeLink(id, expiresAt);
      const link = `${this.parts.config.publicUrl}/password#${token}`;
      await this.transport.sendMail({
        from: this.parts.config.from,
        to: { name: person.name, address: person.email },
        ...passwordMail(kind, { name: person.name, link, expiresAt }),
      });
    } catch (error) {
      return this.failedOnce(id, askedAt, error);
    }
    this.failures.delete(id);
    await this.tell(id, 'sent');
  }

  private async failedOnce(id: number, askedAt: string, error: unknown): Promise<void> {
    this.parts.logger.warn({ err: error, userId: id }, 'a mail could not be sent');
    const isForGood = Number((error as { responseCode?: number }).responseCode) >= 500;
    if (isForGood || this.now() - Date.parse(askedAt) > TRIED_MS) return this.tell(id, 'failed');
    const count = (this.failures.get(id)?.count ?? 0) + 1;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - 1));
    this.failures.set(id, { count, nextAt: this.now() + wait });
  }

  private async tell(id: number, outcome: 'sent' | 'failed'): Promise<void> {
    this.failures.delete(id);
    await this.command(recordPasswordMail.name, id, { outcome });
  }

  private command(name: string, id: number, body: object) {
    return this.parts.runner.execute(systemCaller(CHANNEL, [PROCESS_RIGHT]), name, id, body, {
      commandId: randomUUID(),
    });
  }
}
