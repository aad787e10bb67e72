import { streamName } from '../aggregate.js';
import { uniqueNameOf, type NameEvent } from '../name.js';

const hash = (kind: string, value: string): string => `${kind}#${value}`;

/** A unique name for specs: its stream, and the events that take and release it. */
export const nameOf = (kind: string, value: string) => {
  const event = (type: NameEvent['type'], holder: string): NameEvent => ({
    type,
    data: { kind, hash: hash(kind, value), holder },
  });
  return {
    stream: streamName(uniqueNameOf(kind, value, { merchantId: 1, hash })),
    claimedBy: (holder: string): NameEvent => event('NameClaimed', holder),
    releasedBy: (holder: string): NameEvent => event('NameReleased', holder),
  };
};
