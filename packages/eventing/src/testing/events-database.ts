import { testDatabase, type TestDatabase } from '@alur/embedded-pg/testing/database';
import pg from 'pg';
import { eventsSchemaSql } from '../postgres/schema.js';

export interface EventsDatabase extends TestDatabase {
  /** Of the application's role. */
  appUrl: string;
  appRole: string;
  /** Pool of the owner. */
  owner: pg.Pool;
}

/** Counts waiting locks in this database only, since the cluster has other specs' databases too. */
export const WAITS = `select from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** A fresh database with the log's table and functions, and a role that may use them. */
export async function eventsDatabase(): Promise<EventsDatabase> {
  const database = await testDatabase();
  const role = await database.createRole();
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 4 });
  owner.on('error', () => {});
  await owner.query(eventsSchemaSql(role.name));
  return {
    ...database,
    appUrl: role.url,
    appRole: role.name,
    owner,
    async drop() {
      await owner.end();
      await database.drop();
    },
  };
}
