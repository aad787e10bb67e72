import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { countedAs, type Caller } from '../access/caller.js';
import { Failure } from '../errors/failure.js';
import type { Limits } from '../limits/limits.js';
import { perSecond, takeOne } from '../limits/request-limits.js';

/** Limits of open sockets per caller and address, and of messages per socket, counted in this process alone. */
export class SocketLimits {
  private readonly open = new Map<string, number>();
  private readonly messages: RateLimiterMemory;

  constructor(private readonly limits: Limits) {
    this.messages = perSecond(limits.messageRate);
  }

  /** Counts a socket of an address, before its caller is known; returns the function that releases it. */
  from(address: string): () => void {
    return this.hold(`address ${address}`, this.limits.socketsPerAddress);
  }

  /** Counts a socket of a user or a display. */
  of(caller: Caller): () => void {
    return this.hold(countedAs(caller), this.limits.socketsPerPerson);
  }

  /** Checks that a socket with so many topics may join one more. */
  topic(joined: number): void {
    if (joined >= this.limits.topicsPerSocket) throw new Failure(429, 'live.too-many-topics');
  }

  /** Counts a message of a socket; the socket is closed when refused. */
  message(socketId: string): Promise<void> {
    return takeOne(this.messages, socketId);
  }

  private hold(key: string, most: number): () => void {
    const now = this.open.get(key) ?? 0;
    if (now >= most) throw new Failure(429, 'live.too-many-sockets');
    this.open.set(key, now + 1);
    return () => {
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}
