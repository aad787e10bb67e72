import type { EventStore, PersistedEvent } from '@alur/eventing';
import { eventHash } from '../ledger/event-hash.js';
import { LogReader } from '../ledger/log-reader.js';
import type { EventSink } from './event-sinks.js';

/** The store contains other events than the file, so the file cannot be imported into it. */
export class OtherLog extends Error {}

/**
 * Imports a file's events into a store that is empty, or that has the first of them from an interrupted attempt:
 * existing events are compared, the others go into the sink.
 */
export class AddMissing implements EventSink {
  private readonly present: LogReader;
  private isPresent = true;
  private ordinal = 0;
  /** Events that were there already. */
  found = 0;

  constructor(
    store: EventStore,
    private readonly sink: EventSink,
  ) {
    this.present = new LogReader(store);
  }

  /** The next event. @throws OtherLog when the store holds another one in its place */
  async add(event: PersistedEvent): Promise<void> {
    this.ordinal += 1;
    if (!this.isPresent || !(await this.isThere(event))) await this.sink.add(event);
  }

  /** Resolves once all is in the store. @throws OtherLog when the store has more events than the file */
  async end(): Promise<void> {
    if (this.isPresent && (await this.present.take(1)).length > 0)
      throw new OtherLog(`the log goes on after event ${this.ordinal}, where the file ends`);
    await this.sink.end();
  }

  private async isThere(event: PersistedEvent): Promise<boolean> {
    const [found] = await this.present.take(1);
    if (!found) {
      this.isPresent = false;
      return false;
    }
    if (!eventHash(found).equals(eventHash(event)))
      throw new OtherLog(`the log holds another event in the place of the file's event ${this.ordinal}`);
    this.found += 1;
    return true;
  }
}
