import type { AppendRecordInput, ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { EventMeta, NewEvent, Recorded } from '../event.js';
import type { PreparedAppend } from '../prepared-append.js';

/** Our metadata as the server stores it: its properties must be texts, so ours is JSON. */
interface Properties extends Record<string, string> {
  meta: string;
  /** How many events of the same append follow this one. */
  appendLeft: string;
}

/** Separates merchant and type in the server's type name; no type contains it. */
const SEPARATOR = ':';

/** A decoded event, and how many events of its append follow. */
export interface Decoded {
  event: Recorded;
  appendLeft: number;
}

/**
 * Encodes an append's events for the server. The type name begins with the merchant, because the server filters only by
 * type or by stream.
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

/** Whether this store wrote the event: on a server with other writers a type may only look like ours. */
export const isOurs = ({ event }: ResolvedEvent): boolean =>
  typeof (event?.metadata as Partial<Properties> | undefined)?.meta === 'string';

/** Decodes an event of this store. The server's own timestamp is not used. */
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
