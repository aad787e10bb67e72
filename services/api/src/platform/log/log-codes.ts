import { StoreUnavailable, type EventMeta, type EventStore, type PersistedEvent, type NewEvent } from '@alur/eventing';
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { ConfigurationError } from '../config/config.js';
import { eventHash, type LedgerEvent } from '../ledger/event-hash.js';

/** An event without a valid code of this installation's key: another program wrote or changed it. */
export class ForgedEvent extends StoreUnavailable {
  override readonly name = 'ForgedEvent';
  /** Identifies the event without its data, because this is logged. */
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
 * Message authentication codes by which the application recognises its own events: without the key not even the
 * database's superuser can forge one (infra/adr/0056).
 */
export class LogCodes {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    this.key = createSecretKey(key);
  }

  /** The event as it is to be written at this place. */
  written(stream: string, revision: number, event: NewEvent): NewEvent {
    // The event as it will be read back: values that JSON cannot hold are not covered by the code either.
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

  /** The code covers the same fields as the ledger's hash. */
  private of(event: LedgerEvent): Buffer {
    return createHmac('sha256', this.key).update('alur log').update(eventHash(event)).digest();
  }
}

const withoutCode = ({ mac: _code, ...meta }: EventMeta): EventMeta => meta as EventMeta;

/** Removes the code of an event that leaves this installation, since the target has another key, or none. */
export const uncoded = <Event extends NewEvent>(event: Event): Event => ({ ...event, meta: withoutCode(event.meta) });

/** An imported event with this installation's code. */
export const recoded = (event: PersistedEvent, codes: LogCodes | undefined): PersistedEvent => {
  const { stream, revision, ...plain } = event;
  return { stream, revision, ...(codes ? codes.written(stream, revision, plain) : plain) };
};

/**
 * Checks that the log and the configuration agree: a log has codes from its first event on, or none.
 *
 * @param store the store wrapped with these codes, if there are any
 * @throws ConfigurationError when the log has codes but no key is configured, or the other way round
 * @throws ForgedEvent when the log's codes were made with another key
 */
export async function assertCodes(store: EventStore, codes: LogCodes | undefined): Promise<void> {
  const isCoded = await store.readAll(0n, { limit: 1 }).then(
    // A store with codes returns only events that have one.
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
