import type { AppendRecordInput, ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { EventMeta, NewEvent, Recorded } from '../event.js';
import type { PreparedAppend } from '../prepared-append.js';

/** What of our metadata the server keeps for us: its properties must be texts, so ours is one, as JSON. */
interface Properties extends Record<string, string> {
  meta: string;
  /** How many events of the same append follow this one. */
  appendLeft: string;
}

/** Between merchant and type in the server's name of a type; no type holds one. */
const SEPARATOR = ':';

/** An event as it came, and how many of its append are still to come. */
export interface Decoded {
  event: Recorded;
  appendLeft: number;
}

/**
 * The events of an append as the server takes them. The merchant stands before the type, because the server filters by
 * type or by stream only.
 *
 * @throws TypeError when data or meta cannot be written as JSON
 */
export function encode({ events }: PreparedAppend): AppendRecordInput[] {
  return events.map(({ stream, event }, index) => ({
    streamName: stream,
    record: {
      id: event.id,
      contentType: 'application/json',
      type: storedType(event.meta.merchantId, event.type),
      data: event.data,
      metadata: propertiesOf(event, events.length - 1 - index),
    },
  }));
}

export const storedType = (merchantId: number, type: string): string => `${merchantId}${SEPARATOR}${type}`;

const propertiesOf = ({ meta }: NewEvent, left: number): Properties => ({
  meta: JSON.stringify(meta),
  appendLeft: String(left),
});

/** Whether this store wrote it: on a server that others write to as well, a type may look like ours and be none. */
export const isOurs = ({ event }: ResolvedEvent): boolean =>
  typeof (event?.metadata as Partial<Properties> | undefined)?.meta === 'string';

/** An event that this store wrote. The server's own time is not ours and is left behind. */
export function decode({ event }: ResolvedEvent): Decoded {
  if (!event?.position) throw new Error('the server gave an event without its position');
  const properties = event.metadata as Properties;
  return {
    event: {
      id: event.id,
      type: event.type.slice(event.type.indexOf(SEPARATOR) + 1),
      data: event.data as NewEvent['data'],
      meta: JSON.parse(properties.meta) as EventMeta,
      stream: event.streamId,
      revision: Number(event.revision),
      position: event.position.commit,
    },
    appendLeft: Number(properties.appendLeft),
  };
}
