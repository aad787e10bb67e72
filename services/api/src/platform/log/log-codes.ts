import { StoreUnavailable, type EventMeta, type EventStore, type PersistedEvent, type NewEvent } from '@alur/eventing';
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { ConfigurationError } from '../config/config.js';
import { eventHash, type LedgerEvent } from '../ledger/event-hash.js';

/** An event that bears no code of this installation's key: somebody else wrote it, or has changed it since. */
export class ForgedEvent extends StoreUnavailable {
  override readonly name = 'ForgedEvent';
  /** Not what it says: this is told to whoever reads the process's log. */
  readonly event: Pick<LedgerEvent, 'type' | 'stream' | 'revision' | 'id'>;
  /** Whether it bears any code. */
  readonly isCoded: boolean;

  constructor({ type, stream, revision, id, meta }: LedgerEvent) {
    super('not-written');
    this.event = { type, stream, revision, id };
    this.isCoded = meta['mac'] !== undefined;
    this.message = `${type} (${stream}, revision ${revision}, id ${id}) does not bear a code of this installation's key`;
  }
}

/**
 * Codes by which the application knows its own events again: whoever may write in the database, its superuser too, but
 * does not hold the key, cannot make one (infra/adr/0056).
 */
export class LogCodes {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    this.key = createSecretKey(key);
  }

  /** The event as it is to be written at this place. */
  written(stream: string, revision: number, event: NewEvent): NewEvent {
    // As it will be read: what JSON does not hold is not in the code either.
    const { data, meta } = JSON.parse(JSON.stringify({ data: event.data, meta: event.meta })) as NewEvent;
    const mac = this.of({ ...event, stream, revision, data, meta }).toString('base64url');
    return { ...event, meta: { ...event.meta, mac } };
  }

  /** @throws ForgedEvent */
  check(event: LedgerEvent): void {
    const { mac } = event.meta;
    const code = Buffer.from(typeof mac === 'string' ? mac : '', 'base64url');
    const own = this.of(event);
    if (code.length !== own.length || !timingSafeEqual(code, own)) throw new ForgedEvent(event);
  }

  /** Over all that the ledger vouches for too. */
  private of(event: LedgerEvent): Buffer {
    return createHmac('sha256', this.key).update('alur log').update(eventHash(event)).digest();
  }
}

const withoutCode = ({ mac: _code, ...meta }: EventMeta): EventMeta => meta as EventMeta;

/** A log that is carried elsewhere leaves its codes behind: there the key is another, or none. */
export const uncoded = <Event extends NewEvent>(event: Event): Event => ({ ...event, meta: withoutCode(event.meta) });

/** An event from another log as it is kept here. */
export const recoded = (event: PersistedEvent, codes: LogCodes | undefined): PersistedEvent => {
  const { stream, revision, ...plain } = event;
  return { stream, revision, ...(codes ? codes.written(stream, revision, plain) : plain) };
};

/**
 * A log has codes from its first event on, or none.
 *
 * @param store over those codes, if there are any
 * @throws ConfigurationError when it has some and no key is given, or the other way round
 * @throws ForgedEvent when the key is another
 */
export async function assertCodes(store: EventStore, codes: LogCodes | undefined): Promise<void> {
  const isCoded = await store.readAll(0n, { limit: 1 }).then(
    // Through a store with codes, what can be read has one.
    ([first]) => (first ? codes !== undefined || first.meta['mac'] !== undefined : undefined),
    (error: unknown) => {
      if (error instanceof ForgedEvent && !error.isCoded) return false;
      throw error;
    },
  );
  if (isCoded === undefined || isCoded === (codes !== undefined)) return;
  throw new ConfigurationError(
    codes
      ? 'LOG_KEY_FILE: this log was begun without a key. Take it away, or export the log and import it into an empty database with it'
      : 'LOG_KEY_FILE: the events of this log bear codes of a key: name its file',
  );
}
