import type { Seen } from '@alur/domain/kernel/event';
import type { Process, Reactive } from '@alur/domain/kernel/process';
import { Rejection } from '@alur/domain/kernel/rejection';
import type pg from 'pg';
import type { Logger } from 'pino';
import { v5 as uuidFrom } from 'uuid';
import { systemCaller } from './system-caller.js';
import type { CommandRunner } from '../commands/command-runner.js';
import { Failure } from '../errors/failure.js';
import type { Log } from '../log/log.js';

/** Any uuid of our own: the name space of commands that follow from events. */
const NAMESPACE = '5f0e6a52-6b52-4c1e-9d0b-0f6a1e7a4c10';
const RETRY_MS = 500;

export interface ProcessRunnerOptions {
  processes: readonly Process[];
  log: Log;
  runner: CommandRunner;
  worker: pg.Pool;
  logger: Logger;
}

interface Step {
  event: Seen;
  reactive: Reactive;
}

const targetOf = ({ command, target }: Reactive): string => `${command.module}/${target}`;

/**
 * Lets follow what must follow. Each process has its own checkpoint and its own start: the log's head when it first
 * ran, so that neither a rebuild nor an import runs it again. A command's id derives from process, event, command
 * and target, so a batch that is run again after a crash changes nothing.
 */
export class ProcessRunner {
  private readonly abort = new AbortController();
  private running: Promise<unknown> | undefined;

  constructor(private readonly options: ProcessRunnerOptions) {}

  start(): void {
    this.running = Promise.all(this.options.processes.map(process => this.follow(process)));
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.running;
  }

  private async follow(process: Process): Promise<void> {
    const { signal } = this.abort;
    while (!signal.aborted)
      try {
        const from = await this.checkpoint(process);
        for await (const batch of this.options.log.subscribe(from, { types: [...process.types] }, signal))
          await this.run(process, batch);
      } catch (error) {
        if (signal.aborted) return;
        this.options.logger.error({ err: error, process: process.name }, 'process stopped; trying again');
        await new Promise(resolve => setTimeout(resolve, RETRY_MS));
      }
  }

  private async run(process: Process, batch: readonly Seen[]): Promise<void> {
    const byTarget = new Map<string, Step[]>();
    for (const event of batch)
      for (const reactive of process.react(event)) {
        const steps = byTarget.get(targetOf(reactive)) ?? [];
        steps.push({ event, reactive });
        byTarget.set(targetOf(reactive), steps);
      }
    await Promise.all([...byTarget.values()].map(steps => this.inOrder(process, steps)));
    await this.options.worker.query({
      name: 'process checkpoint',
      text: 'update alur.checkpoint set position = $2 where name = $1 and position < $2',
      values: [`process:${process.name}`, batch.at(-1)?.position],
    });
  }

  /** Commands to one target go one after another; after a refusal the rest of them wait with it. */
  private async inOrder(process: Process, steps: readonly Step[]): Promise<void> {
    const first = steps[0];
    if (!first) return;
    let held = await this.isHeld(process, first.reactive);
    for (const step of steps) {
      if (held) {
        await this.hold(process, step, 'process.waiting');
        continue;
      }
      const refused = await this.execute(process, step);
      if (!refused) continue;
      held = true;
      this.options.logger.warn(
        { process: process.name, command: step.reactive.command.name, code: refused },
        'what should follow was refused',
      );
      await this.hold(process, step, refused);
    }
  }

  /** The code of the refusal; nothing when it was done. Anything but a refusal is thrown, and tried again. */
  private async execute(process: Process, { event, reactive }: Step): Promise<string | undefined> {
    const { command, target, body } = reactive;
    try {
      await this.options.runner.execute(
        systemCaller(event.meta.merchantId, command.access),
        command.name,
        target,
        body,
        {
          commandId: uuidFrom(`${process.name}|${event.id}|${command.name}|${target}`, NAMESPACE),
          causationId: event.id,
          correlationId: (event.meta as { correlationId?: string }).correlationId ?? event.meta.commandId,
          awaitRows: false,
        },
      );
      return undefined;
    } catch (error) {
      if (error instanceof Rejection) return error.code;
      if (error instanceof Failure && error.status < 500) return error.code;
      throw error;
    }
  }

  private async checkpoint(process: Process): Promise<bigint> {
    const name = `process:${process.name}`;
    const head = await this.options.log.store.head();
    await this.options.worker.query(
      'insert into alur.checkpoint (name, position) values ($1, $2) on conflict do nothing',
      [name, head],
    );
    const { rows } = await this.options.worker.query<{ position: string }>(
      'select position::text from alur.checkpoint where name = $1',
      [name],
    );
    return BigInt(rows[0]?.position ?? 0);
  }

  private async isHeld(process: Process, reactive: Reactive): Promise<boolean> {
    const { rowCount } = await this.options.worker.query({
      name: 'process held',
      text: `select 1 from alur.process_target where process = $1 and target = $2 and status = 'held' limit 1`,
      values: [process.name, targetOf(reactive)],
    });
    return (rowCount ?? 0) > 0;
  }

  private async hold(process: Process, { event, reactive }: Step, code: string): Promise<void> {
    const command = { name: reactive.command.name, target: reactive.target, body: reactive.body };
    await this.options.worker.query(
      `insert into alur.process_target (process, target, merchant_id, name, status, command, error, position)
       values ($1, $2, $3, $4, 'held', $5, $6, $7) on conflict do nothing`,
      [process.name, targetOf(reactive), event.meta.merchantId, reactive.command.name, command, code, event.position],
    );
  }
}
