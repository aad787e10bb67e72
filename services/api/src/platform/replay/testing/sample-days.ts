import type { DomainEvent } from '@alur/domain/kernel/event';
import type { EventMeta, Position } from '@alur/eventing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Log } from '../../log/log.js';

const HOUR_MS = 3_600_000;
const halls = ['A', 'B'] as const;
const offsets = [7, 8, 9] as const;

/** Steps of a sample facility: tickets, and changes of its clock. */
export type Step =
  | { kind: 'open'; patientId: number; hall: string }
  | { kind: 'close'; nth: number }
  | { kind: 'rename' | 'gather'; patientId: number; hall: string }
  | { kind: 'erase'; patientId: number }
  /** Later, or earlier when the clock is set back. */
  | { kind: 'wait'; minutes: number }
  | { kind: 'move'; hours: number };

const hall = fc.constantFrom(...halls);
const patientId = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open' as const), patientId, hall }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('close' as const), nth: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('rename' as const, 'gather' as const), patientId, hall }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: -600, max: 1_500 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), hours: fc.constantFrom(...offsets) }) },
);
/** Appends of one to three steps each. */
export const steps: fc.Arbitrary<Step[][]> = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 12,
  maxLength: 30,
});

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Writes the steps to the log as events. Returns the last position. */
export class Teller {
  private now = Date.parse('2026-03-01T01:00:00.000Z');
  private offset = 7;
  private opened: number[] = [];
  private written = 0;

  constructor(
    private readonly log: Log,
    readonly merchantId: number,
  ) {}

  async tell(steps: readonly Step[]): Promise<Position> {
    const events = steps.flatMap(each => this.eventsOf(each));
    if (events.length === 0) return 0n;
    const stream = `ticket-told-${this.merchantId}`;
    const { appended } = await this.log.append(
      [{ stream, expected: this.written === 0 ? 'none' : this.written - 1, events }],
      [],
      this.meta(),
    );
    this.written += events.length;
    return appended.position;
  }

  private eventsOf(each: Step): DomainEvent[] {
    switch (each.kind) {
      case 'open': {
        const ticketId = this.merchantId * 1_000 + this.opened.length + 1;
        this.opened.push(ticketId);
        const { patientId: holder, hall: where } = each;
        return [{ type: 'TicketOpened', data: { ticketId, patientId: holder, hall: where, name: `Budi ${holder}` } }];
      }
      case 'close': {
        const ticketId = this.opened[each.nth % Math.max(1, this.opened.length)];
        return ticketId === undefined ? [] : [{ type: 'TicketClosed', data: { ticketId, hall: 'A' } }];
      }
      case 'rename':
        return [{ type: 'TicketHolderRenamed', data: { patientId: each.patientId, name: `Budi ${this.written}` } }];
      case 'gather':
        return [{ type: 'TicketsGathered', data: { patientId: each.patientId, hall: each.hall } }];
      case 'erase':
        return [{ type: 'TicketHolderErased', data: { patientId: each.patientId } }];
      case 'wait':
        this.now += each.minutes * 60_000;
        return [];
      case 'move':
        this.offset = each.hours;
        return [];
    }
  }

  private meta(): EventMeta {
    return {
      merchantId: this.merchantId,
      actorId: 7,
      role: 'front-office',
      commandId: randomUUID(),
      appendId: randomUUID(),
      at: new Date(this.now).toISOString(),
      localDate: new Date(this.now + this.offset * HOUR_MS).toISOString().slice(0, 10),
      offset: `+${twoDigits(this.offset)}:00`,
    };
  }
}
