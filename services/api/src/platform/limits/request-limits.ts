import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { countedAs, type Caller } from '../access/caller.js';
import { Failure } from '../errors/failure.js';
import type { Limits } from './limits.js';

const BURST_SECONDS = 10;

/** Takes one from what `key` has left in this window, or refuses with 429 and when to come again. */
export async function takeOne(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Failure(429, 'system.too-many-requests', { seconds }, undefined, seconds);
  }
}

/** So many a second, counted over ten, so that a burst is no offence. */
export const perSecond = (rate: number) =>
  new RateLimiterMemory({ points: rate * BURST_SECONDS, duration: BURST_SECONDS });

/**
 * Rates of requests, counted in the memory of this process: where several answer, each lets through so many. They keep
 * a flood or a runaway client from the others; guessing passwords is `LoginLimits`' business.
 */
export class RequestLimits {
  private readonly persons: RateLimiterMemory;
  private readonly addresses: RateLimiterMemory;
  private readonly signIns: RateLimiterMemory;

  constructor(limits: Limits) {
    this.persons = perSecond(limits.personRate);
    this.addresses = perSecond(limits.addressRate);
    this.signIns = new RateLimiterMemory({ points: limits.signInRate, duration: 60 });
  }

  /** One more request of somebody who has shown who she is. */
  person(caller: Caller): Promise<void> {
    return takeOne(this.persons, countedAs(caller));
  }

  /** Before anything else is looked at: one more request from this address. */
  watch(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', async request => {
        const route = request.routeOptions.url ?? '';
        // Whoever looks after the process is never refused, nor counted.
        if (route.startsWith('/health/')) return;
        await takeOne(this.addresses, request.ip);
        if (route.startsWith('/v2/auth/')) await takeOne(this.signIns, request.ip);
      });
  }
}
