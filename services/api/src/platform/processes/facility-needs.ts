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
  /** By the kind of the stream. */
  readonly states: Map<string, unknown>;
  readonly revisions: Map<string, number>;
  readonly turns: Map<FacilityNeed, Turn[]>;
  /** Whatever its streams said up to this position was read. */
  readTo: bigint;
}

/**
 * Which events were written while their facility had what a process needs. The log's order tells, not the moment at
 * which the process comes by: an event that is taken again after a crash, or long after it was written, is judged the
 * same (record 120). The streams of a facility are read once for all processes.
 */
export class FacilityNeeds {
  private readonly facilities = new Map<number, Facility>();
  private readonly aggregates: ReadonlyMap<string, AnyAggregate>;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly needs: readonly FacilityNeed[],
    private readonly log: Pick<Log, 'readFoldable'>,
  ) {
    const seen = needs.flatMap(({ sees }) => Object.values(sees));
    this.aggregates = new Map(seen.map(aggregate => [aggregate.kind, aggregate]));
  }

  async metFor(need: FacilityNeed, batch: readonly Seen[]): Promise<Seen[]> {
    // One read after the other, so that no event is folded twice.
    const read = this.reading.then(() => this.readOn(batch));
    this.reading = read.catch(() => undefined);
    await read;
    return batch.filter(({ meta, position }) => this.isMetAt(need, meta.merchantId, BigInt(position)));
  }

  private isMetAt(need: FacilityNeed, merchantId: number, position: bigint): boolean {
    const turns = this.facilityOf(merchantId).turns.get(need);
    return turns?.findLast(turn => turn.position < position)?.isMet ?? false;
  }

  /** Whatever was written to their streams before the batch can be read by now, since the log is followed in its order. */
  private async readOn(batch: readonly Seen[]): Promise<void> {
    const end = BigInt(batch.at(-1)?.position ?? 0);
    const merchantIds = [...new Set(batch.map(({ meta }) => meta.merchantId))].filter(
      merchantId => this.facilityOf(merchantId).readTo < end,
    );
    if (merchantIds.length === 0) return;
    const wanted = merchantIds.flatMap(merchantId =>
      [...this.aggregates.keys()].map(kind => ({ merchantId, kind, stream: `${kind}-${merchantId}` })),
    );
    const read = await this.log.readFoldable(
      wanted.map(({ merchantId, stream }) => ({
        stream,
        from: (this.facilityOf(merchantId).revisions.get(stream) ?? -1) + 1,
      })),
    );
    for (const merchantId of merchantIds) {
      const own = wanted.filter(each => each.merchantId === merchantId);
      const events = own.flatMap(({ kind, stream }) =>
        (read.get(stream) ?? []).map(event => ({ ...event, kind, position: BigInt(event.position) })),
      );
      for (const event of events.toSorted((a, b) => (a.position < b.position ? -1 : 1))) this.take(merchantId, event);
      this.facilityOf(merchantId).readTo = end;
    }
  }

  /** What an event that cannot be read has said is not known: the command itself is asked, as without a need. */
  private take(merchantId: number, event: Omit<Seen, 'meta' | 'position'> & { kind: string; position: bigint }): void {
    const { states, revisions, turns } = this.facilityOf(merchantId);
    const { kind, position, unreadable } = event;
    revisions.set(event.stream, event.revision);
    if (unreadable === undefined) states.set(kind, this.aggregates.get(kind)?.evolve(states.get(kind), event));
    for (const [need, ofNeed] of turns) {
      const seen = Object.entries(need.sees).map(([name, aggregate]) => [name, aggregate.kind] as const);
      if (!seen.some(([, seenKind]) => seenKind === kind)) continue;
      const known = Object.fromEntries(seen.map(([name, seenKind]) => [name, states.get(seenKind)]));
      const isMet = unreadable !== undefined || need.met(known);
      if (isMet !== (ofNeed.at(-1)?.isMet ?? false)) ofNeed.push({ position, isMet });
    }
  }

  private facilityOf(merchantId: number): Facility {
    const known = this.facilities.get(merchantId);
    if (known) return known;
    const begun: Facility = {
      states: new Map([...this.aggregates].map(([kind, { initial }]) => [kind, initial as unknown])),
      revisions: new Map(),
      turns: new Map(this.needs.map(need => [need, []])),
      readTo: -1n,
    };
    this.facilities.set(merchantId, begun);
    return begun;
  }
}
