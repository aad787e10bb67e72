import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { countedAs, type Caller } from '../access/caller.js';
import { Failure } from '../errors/failure.js';
import type { Limits } from './limits.js';

const BURST_SECONDS = 10;

/** Counts one request of `key` in this window, or refuses with 429 and the time to retry. */
export async function takeOne(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Failure(429, 'system.too-many-requests', { seconds }, undefined, seconds);
  }
}

/** Limits requests per second, counted over ten seconds, so that a short burst passes. */
export const perSecond = (rate: number) =>
  new RateLimiterMemory({ points: rate * BURST_SECONDS, duration: BURST_SECONDS });

/**
 * Rate limits, counted in the memory of this process: where several processes serve requests, each allows the full
 * rate. They keep a flood or a runaway client from the others; guessing passwords is `LoginLimits`' business.
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

  /** Counts a request of an authenticated caller. */
  person(caller: Caller): Promise<void> {
    return takeOne(this.persons, countedAs(caller));
  }

  /** Counts every request by its address, before anything else is checked. */
  watch(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', async request => {
        const route = request.routeOptions.url ?? '';
        // Health probes are never limited nor counted.
        if (route.startsWith('/health/')) return;
        await takeOne(this.addresses, request.ip);
        if (route.startsWith('/v2/auth/')) await takeOne(this.signIns, request.ip);
      });
  }
}
