import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { anEvent } from '../../testing/events.js';
import { kurrentdbStore } from '../kurrentdb-store.js';

/**
 * A process that appends from several tasks at once, for the spec of the order. Arguments: address, number of appends.
 * It reports when it is ready, starts on a message, and then reports the ids that it wrote, a list per append.
 */
const [url, count] = [process.argv[2]!, Number(process.argv[3])];
const store = kurrentdbStore({ url });
const written: string[][] = [];
let left = count;

async function appendSome(): Promise<void> {
  while (left-- > 0) {
    const appendId = randomUUID();
    const events = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => anEvent({ meta: { appendId } }));
    const half = Math.ceil(events.length / 2);
    const streams = [events.slice(0, half), events.slice(half)].filter(part => part.length > 0);
    await store.append(streams.map(part => ({ stream: `thing-${randomUUID()}`, expected: 'none', events: part })));
    written.push(events.map(({ id }) => id));
  }
}

await store.head();
process.send!('ready');
await once(process, 'message');
await Promise.all(Array.from({ length: 8 }, appendSome));
await store.close();
process.send!(written, () => process.disconnect());
