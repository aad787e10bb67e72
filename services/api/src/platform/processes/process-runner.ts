import type { Seen } from '@alur/domain/kernel/event';
import type { Process } from '@alur/domain/kernel/process';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Log } from '../log/log.js';
import { LogFollower } from '../log/log-follower.js';
import { FacilityNeeds } from './facility-needs.js';
import { ProcessCheckpoints } from './process-checkpoints.js';
import { stepOf, type Step } from './step.js';
import { heldStream, type Steps } from './steps.js';

export interface ProcessRunnerOptions {
  processes: readonly Process[];
  log: Log;
  steps: Steps;
  worker: pg.Pool;
  logger: Logger;
}

/**
 * Runs the processes on the log's events. Each has its own checkpoint and begins at the log's head of its first run, so
 * that neither a rebuild nor an import runs it over old events. A batch that is repeated after a crash changes nothing.
 */
export class ProcessRunner {
  private readonly followers: LogFollower[];
  private readonly checkpoints: ProcessCheckpoints;
  private readonly needs: FacilityNeeds;

  constructor(private readonly options: ProcessRunnerOptions) {
    const { processes, log, logger, worker } = options;
    this.checkpoints = new ProcessCheckpoints(worker, logger);
    this.needs = new FacilityNeeds(
      processes.flatMap(({ needs }) => needs ?? []),
      log,
    );
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
    const { steps } = this.options;
    const { needs } = process;
    const byTarget = new Map<string, Step[]>();
    const readable = this.readable(process, batch);
    for (const event of needs ? await this.needs.metFor(needs, readable) : readable)
      for (const reactive of process.react(event)) {
        const step = stepOf(process, event, reactive);
        const stream = heldStream(step.place);
        const earlier = byTarget.get(stream);
        if (earlier) earlier.push(step);
        else byTarget.set(stream, [step]);
      }
    const each = [...byTarget.values()];
    const targets = await steps.targets(each.flatMap(([first]) => first?.place ?? []));
    await Promise.all(each.map(all => steps.inOrder(all, targets)));
    this.checkpoints.reach(process.name, batch.at(-1)?.position ?? '0');
  }

  /** Skips unreadable events, which the views show as broken, and events that are settled for this process. */
  private readable({ name }: Process, batch: readonly Seen[]): Seen[] {
    for (const { unreadable, position } of batch)
      if (unreadable !== undefined) this.options.logger.error({ process: name, position }, unreadable);
    return batch.filter(({ unreadable, meta }) => unreadable === undefined && !meta.settled);
  }
}
