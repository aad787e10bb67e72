import pg from 'pg';
import { seedLog, type Seed } from '../sample-event.js';

/** Fills a table in bulk, bypassing the store: `text` takes one list per column. */
export const fillTable = async (
  url: string,
  text: string,
  columns: readonly ((seed: Seed) => unknown)[],
  streams: number,
  perStream: number,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const seeds of seedLog(streams, perStream))
      await client.query({ name: 'fill', text, values: columns.map(column => seeds.map(column)) });
  } finally {
    await client.end();
  }
};
