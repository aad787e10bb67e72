import type { EventStore, Recorded, StreamWrite } from '@alur/eventing';
import { eventHash } from '../ledger/event-hash.js';
import { LogReader } from '../ledger/log-reader.js';
import type { TransferredEvent } from './transfer-lines.js';

/** The store holds something else than the file, so the file cannot be brought into it. */
export class OtherLog extends Error {}

/**
 * Appends a file's events as they were appended once: the same ids, streams, revisions and groups, in the same order.
 * What the store holds already, from an attempt that was broken off, must be the file's beginning.
 */
export class AppendAgain {
  private readonly present: LogReader;
  private isPresent = true;
  private group: TransferredEvent[] = [];
  private run: StreamWrite[][] = [];
  private streams = new Set<string>();
  private ordinal = 0;
  /** Events that were there already. */
  found = 0;

  /**
   * @param atOnce how many appends may be under way that name no stream in common; more than one only for a store that
   *   records what is appended in one turn in the order of the calls
   */
  constructor(
    private readonly store: EventStore,
    private readonly atOnce: number,
  ) {
    this.present = new LogReader(store);
  }

  /** The next event. @throws OtherLog when the store holds another one in its place */
  async add(event: TransferredEvent): Promise<void> {
    this.ordinal += 1;
    if (this.isPresent && (await this.isThere(event))) return;
    if (this.group.length > 0 && this.group[0]?.meta.appendId !== event.meta.appendId) await this.endGroup();
    this.group.push(event);
  }

  /** Resolves once all is in the store, and nothing else is. */
  async end(): Promise<void> {
    if (this.isPresent && (await this.present.take(1)).length > 0)
      throw new OtherLog(`the log goes on after event ${this.ordinal}, where the file ends`);
    if (this.group.length > 0) await this.endGroup();
    await this.flush();
  }

  private async isThere(event: TransferredEvent): Promise<boolean> {
    const [found] = await this.present.take(1);
    if (!found) {
      this.isPresent = false;
      return false;
    }
    if (!eventHash(found).equals(eventHash(event as unknown as Recorded)))
      throw new OtherLog(`the log holds another event in the place of the file's event ${this.ordinal}`);
    this.found += 1;
    return true;
  }

  private async endGroup(): Promise<void> {
    const writes = writesOf(this.group);
    this.group = [];
    if (this.run.length === this.atOnce || writes.some(({ stream }) => this.streams.has(stream))) await this.flush();
    this.run.push(writes);
    for (const { stream } of writes) this.streams.add(stream);
  }

  private async flush(): Promise<void> {
    const run = this.run;
    this.run = [];
    this.streams = new Set();
    // Called in one turn, so that they are recorded in this order.
    const appended = await Promise.allSettled(run.map(writes => this.store.append(writes)));
    for (const outcome of appended) if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** The group as it was appended: each stream's events together, expected where the first of them stands. */
function writesOf(group: readonly TransferredEvent[]): StreamWrite[] {
  const writes = new Map<string, StreamWrite>();
  for (const { stream, revision, id, type, data, meta } of group) {
    const write = writes.get(stream) ?? { stream, expected: revision === 0 ? 'none' : revision - 1, events: [] };
    write.events.push({ id, type, data, meta: meta as unknown as Recorded['meta'] });
    writes.set(stream, write);
  }
  return [...writes.values()];
}
