import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { Journal } from './journal.js';
import { monotonic } from './wire/monotonic.js';
import type { Pace } from './wire/pace.js';
import type { Outcome, Person } from './wire/person.js';

export interface Order {
  person: Person;
  spec: CommandSpec;
  id: number | null;
  body: unknown;
  /** The topic that shows the change, in the row with the receipt's id. */
  topic?: string | undefined;
}

/** Sends the day's commands in their turn, and records each with its time and answer. */
export class Desk {
  constructor(
    private readonly pace: Pace,
    private readonly journal: Journal,
  ) {}

  async send(at: number, order: Order): Promise<Outcome> {
    return this.sendDue(await this.pace.turn(at), order);
  }

  /** Sends two users' commands at the same moment, of which exactly one should succeed. */
  async race(at: number, one: Order, other: Order): Promise<[Outcome, Outcome]> {
    const due = await this.pace.turn(at, 2);
    return Promise.all([this.sendDue(due, one), this.sendDue(due, other)]);
  }

  private async sendDue(due: number, { person, spec, id, body, topic }: Order): Promise<Outcome> {
    try {
      const outcome = await person.command(spec, id, body);
      this.journal.note({ merchantId: person.merchantId, outcome, due, took: monotonic() - due, topic });
      return outcome;
    } finally {
      this.pace.done();
    }
  }
}
