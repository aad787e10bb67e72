import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresStore } from '../postgres/postgres-store.js';
import { anEvent } from './events.js';

/**
 * A process that appends from several tasks at once, for the spec of the order, while it opens transactions of other
 * kinds and holds them for a random time. Arguments: address, appends to make. It reports when it is ready, starts on a
 * message, and then reports the positions of its events.
 */
const [url, count] = [process.argv[2]!, Number(process.argv[3])];
const store = postgresStore({ url });
const pool = new pg.Pool({ connectionString: url, max: 4 });
pool.on('error', () => {});

let left = count;
const written: { id: string; position: string }[] = [];

async function appendSome(): Promise<void> {
  while (left-- > 0) {
    const appendId = randomUUID();
    const events = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => anEvent({ meta: { appendId } }));
    const half = Math.ceil(events.length / 2);
    const streams = [events.slice(0, half), events.slice(half)].filter(part => part.length > 0);
    const { position } = await store.append(
      streams.map(part => ({ stream: `thing-${randomUUID()}`, expected: 'none', events: part })),
    );
    written.push(
      ...events.map(({ id }, index) => ({ id, position: String(position - BigInt(events.length - 1 - index)) })),
    );
  }
}

async function holdTransactions(): Promise<void> {
  while (left > 0) {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into unrelated values ($1)', [randomUUID()]);
    await sleep(Math.random() * 50);
    await client.query(Math.random() < 0.5 ? 'commit' : 'rollback');
    client.release();
  }
}

await store.head();
process.send!('ready');
await once(process, 'message');
await Promise.all([...Array.from({ length: 8 }, appendSome), ...Array.from({ length: 4 }, holdTransactions)]);
await store.close();
await pool.end();
process.send!(written, () => process.disconnect());
