import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { countedAs, type Caller } from '../access/caller.js';
import { Failure } from '../errors/failure.js';
import type { Limits } from '../limits/limits.js';
import { perSecond, takeOne } from '../limits/request-limits.js';

/** How many sockets are open, of whom and from where, and how much each says. Of this process alone. */
export class SocketLimits {
  private readonly open = new Map<string, number>();
  private readonly messages: RateLimiterMemory;

  constructor(private readonly limits: Limits) {
    this.messages = perSecond(limits.messageRate);
  }

  /** One more socket from an address, before it is known whose; answers how to give its place back. */
  from(address: string): () => void {
    return this.hold(`address ${address}`, this.limits.socketsPerAddress);
  }

  /** One more socket of a person or a display. */
  of(caller: Caller): () => void {
    return this.hold(countedAs(caller), this.limits.socketsPerPerson);
  }

  /** One more topic on a socket that has joined so many. */
  topic(joined: number): void {
    if (joined >= this.limits.topicsPerSocket) throw new Failure(429, 'live.too-many-topics');
  }

  /** One more message on a socket; a refusal ends it. */
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
