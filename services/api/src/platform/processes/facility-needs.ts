import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { Seen } from '@alur/domain/kernel/event';
import type { FacilityNeed } from '@alur/domain/kernel/process';
import type { Log } from '../log/log.js';

/** From its position on a facility has what is needed, or has it no longer. */
interface Turn {
  readonly position: bigint;
  readonly isMet: boolean;
}

/** What a facility's own streams have said so far. */
interface Facility {
  readonly states: Record<string, unknown>;
  readonly revisions: Map<string, number>;
  readonly turns: Turn[];
}

/**
 * Which events were written while their facility had what a process needs. The log's order tells, not the moment at
 * which the process comes by: an event that is taken again after a crash, or long after it was written, is judged the
 * same (record 120).
 */
export class FacilityNeeds {
  private readonly facilities = new Map<number, Facility>();
  private readonly sees: readonly (readonly [string, AnyAggregate])[];

  constructor(
    private readonly need: FacilityNeed,
    private readonly log: Pick<Log, 'readFoldable'>,
  ) {
    this.sees = Object.entries(need.sees);
  }

  async metFor(batch: readonly Seen[]): Promise<Seen[]> {
    await this.readOn(new Set(batch.map(({ meta }) => meta.merchantId)));
    return batch.filter(({ meta, position }) => this.isMetAt(meta.merchantId, BigInt(position)));
  }

  private isMetAt(merchantId: number, position: bigint): boolean {
    return this.facilityOf(merchantId).turns.findLast(turn => turn.position < position)?.isMet ?? false;
  }

  /** Whatever was written to their streams before the batch can be read by now, since the log is followed in its order. */
  private async readOn(merchantIds: ReadonlySet<number>): Promise<void> {
    const wanted = [...merchantIds].flatMap(merchantId =>
      this.sees.map(([name, aggregate]) => ({ merchantId, name, stream: `${aggregate.kind}-${merchantId}` })),
    );
    const read = await this.log.readFoldable(
      wanted.map(({ merchantId, stream }) => ({
        stream,
        from: (this.facilityOf(merchantId).revisions.get(stream) ?? -1) + 1,
      })),
    );
    for (const merchantId of merchantIds) {
      const own = wanted.filter(each => each.merchantId === merchantId);
      const events = own.flatMap(({ name, stream }) =>
        (read.get(stream) ?? []).map(event => ({ ...event, name, position: BigInt(event.position) })),
      );
      for (const event of events.toSorted((a, b) => (a.position < b.position ? -1 : 1))) this.take(merchantId, event);
    }
  }

  /** What an event that cannot be read has said is not known: the command itself is asked, as without a need. */
  private take(merchantId: number, event: Omit<Seen, 'meta' | 'position'> & { name: string; position: bigint }): void {
    const { states, revisions, turns } = this.facilityOf(merchantId);
    const { name, position, unreadable } = event;
    revisions.set(event.stream, event.revision);
    if (unreadable === undefined) states[name] = this.need.sees[name]?.evolve(states[name], event);
    const isMet = unreadable !== undefined || this.need.met(states);
    if (isMet !== (turns.at(-1)?.isMet ?? false)) turns.push({ position, isMet });
  }

  private facilityOf(merchantId: number): Facility {
    const known = this.facilities.get(merchantId);
    if (known) return known;
    const states = Object.fromEntries(this.sees.map(([name, { initial }]) => [name, initial as unknown]));
    const begun = { states, revisions: new Map(), turns: [] };
    this.facilities.set(merchantId, begun);
    return begun;
  }
}
