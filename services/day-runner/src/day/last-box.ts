import type { Order } from '../desk.js';
import type { Desk } from '../desk.js';
import type { Journal } from '../journal.js';
import type { Outcome } from '../wire/person.js';

interface First {
  order: Order;
  answer: (outcome: Outcome | 'alone') => void;
}

/** Lets the two pharmacists who compete for the same last box approve at the same moment. */
export class LastBoxes {
  private readonly waiting = new Map<number, First>();
  private readonly given = new Set<number>();

  constructor(
    private readonly desk: Desk,
    private readonly journal: Journal,
  ) {}

  async approve(pair: number, at: number, order: Order): Promise<Outcome> {
    if (this.given.has(pair)) return this.desk.send(at, order);
    const first = this.waiting.get(pair);
    if (!first) return this.wait(pair, at, order);
    this.waiting.delete(pair);
    this.given.add(pair);
    const outcomes = await this.desk.race(at, first.order, order);
    this.journal.noteRace('batch', outcomes);
    first.answer(outcomes[0]);
    return outcomes[1];
  }

  /** Releases the other visit of the pair, because this one will not come. */
  leave(pair: number): void {
    this.given.add(pair);
    this.waiting.get(pair)?.answer('alone');
    this.waiting.delete(pair);
  }

  private async wait(pair: number, at: number, order: Order): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome | 'alone'>();
    this.waiting.set(pair, { order, answer: resolve });
    const outcome = await promise;
    return outcome === 'alone' ? this.desk.send(at, order) : outcome;
  }
}
