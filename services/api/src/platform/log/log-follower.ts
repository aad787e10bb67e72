import type { Seen } from '@alur/domain/kernel/event';
import type { Position } from '@alur/eventing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Log } from './log.js';

const RETRY_MS = 500;

export interface LogFollowerOptions {
  /** Name used in error logs. */
  name: string;
  log: Log;
  types: readonly string[];
  /** Returns the position to begin at; called at the start and after every failure. */
  from: () => Promise<Position>;
  /** Processes a batch; after a failure, events whose position it has not persisted are delivered again. */
  take: (batch: readonly Seen[]) => Promise<void>;
  logger: Logger;
}

/** Follows the events of some types, one batch after another, and begins again after a failure. */
export class LogFollower {
  private abort = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: LogFollowerOptions) {}

  /** Does nothing while it follows already, or where there are no types to follow. */
  start(): void {
    if (this.running || this.options.types.length === 0) return;
    this.abort = new AbortController();
    this.running = this.follow(this.abort.signal);
  }

  /** Finishes the batch under way. It can be started again. */
  async stop(): Promise<void> {
    this.abort.abort();
    await this.running;
    this.running = undefined;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { name, log, types, from, take, logger } = this.options;
    while (!signal.aborted)
      try {
        for await (const batch of log.subscribe(await from(), { types: [...types] }, signal)) await take(batch);
      } catch (error) {
        if (signal.aborted) return;
        logger.error({ err: error, follower: name }, 'following the log stopped; trying again');
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
      }
  }
}
