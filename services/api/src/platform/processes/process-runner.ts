import type { Seen } from '@alur/domain/kernel/event';
import type { Process, Reactive } from '@alur/domain/kernel/process';
import { heldKey, WAITING, type ProcessTarget } from '@alur/domain/process/target';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Log } from '../log/log.js';
import { LogFollower } from '../log/log-follower.js';
import { ProcessCheckpoints } from './process-checkpoints.js';
import { placeOf, type Step, type Steps } from './steps.js';

export interface ProcessRunnerOptions {
  processes: readonly Process[];
  log: Log;
  steps: Steps;
  worker: pg.Pool;
  logger: Logger;
}

const targetOf = ({ command, target }: Reactive): string => `${command.module}/${target}`;

/**
 * Lets follow what must follow. Each process has its own checkpoint and its own start: the log's head when it first
 * ran, so that neither a rebuild nor an import runs it again. A batch that is run again after a crash changes nothing.
 */
export class ProcessRunner {
  private readonly followers: LogFollower[];
  private readonly checkpoints: ProcessCheckpoints;

  constructor(private readonly options: ProcessRunnerOptions) {
    const { processes, log, logger, worker } = options;
    this.checkpoints = new ProcessCheckpoints(worker, logger);
    this.followers = processes.map(
      process =>
        new LogFollower({
          ...{ name: process.name, log, logger, types: process.types },
          from: async () => this.checkpoints.of(process.name, await log.store.head()),
          take: batch => this.run(process, batch),
        }),
    );
  }

  start(): void {
    for (const follower of this.followers) follower.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map(follower => follower.stop()));
    await this.checkpoints.close();
  }

  private async run(process: Process, batch: readonly Seen[]): Promise<void> {
    const byTarget = new Map<string, [Step, ...Step[]]>();
    for (const event of this.readable(process, batch))
      for (const reactive of process.react(event)) {
        const step = { process, event, reactive };
        const earlier = byTarget.get(targetOf(reactive));
        if (earlier) earlier.push(step);
        else byTarget.set(targetOf(reactive), [step]);
      }
    const each = [...byTarget.values()];
    const targets = await this.options.steps.targets(each.map(([first]) => placeOf(first)));
    await Promise.all(each.map((steps, at) => this.inOrder(steps, targets[at])));
    this.checkpoints.reach(process.name, batch.at(-1)?.position ?? '0');
  }

  /** From what cannot be read nothing follows; the views show it as broken. */
  private readable({ name }: Process, batch: readonly Seen[]): Seen[] {
    for (const { unreadable, position } of batch)
      if (unreadable !== undefined) this.options.logger.error({ process: name, position }, unreadable);
    return batch.filter(({ unreadable }) => unreadable === undefined);
  }

  /** Commands to one target go one after another; after a refusal the rest of them wait with it. */
  private async inOrder(all: readonly Step[], target: ProcessTarget | undefined): Promise<void> {
    const { steps, logger } = this.options;
    let isHeld = (target?.held.length ?? 0) > 0;
    for (const step of all) {
      const place = placeOf(step);
      // Done or waived by hand, before a crash brought its event once more.
      if (target?.dealtWith.includes(heldKey(place))) continue;
      if (isHeld && (await steps.hold(step, WAITING))) continue;
      const refused = await steps.execute(step);
      isHeld = refused !== undefined;
      if (!refused) continue;
      logger.warn(
        { process: place.process, command: place.command, code: refused.code },
        'what should follow was refused',
      );
      await steps.hold(step, refused.code);
    }
  }
}
