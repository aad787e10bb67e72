import { Kysely, PostgresDialect, type PostgresPool, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import type { Secrets } from '../config/secrets.js';
import { isDatabaseAway } from './database-away.js';
import { PipelinedClient } from './pipelined-client.js';
import { appRole, logRole, workerRole } from './roles.js';

/** Rows are read by column names that views declare; the platform does not know them all. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tables = any;
export type TenantDb = Transaction<Tables>;

export interface PoolSizes {
  app: number;
  worker: number;
  prefetch: number;
  log: number;
}

/** A request that waits longer than this for a connection is refused, and may be sent again. */
const CONNECTED_WITHIN_MS = 10_000;
/** A connection may die silently: a query on it would never be answered, so there is a timeout. */
const ANSWERED_WITHIN_MS = { app: 60_000, prefetch: 10_000 };

const READING = 'isolation level repeatable read read only';
const WRITING = 'isolation level read committed';
type Mode = typeof READING | typeof WRITING;

const beginOf = (mode: Mode, merchantId: number): string => {
  if (!Number.isSafeInteger(merchantId)) throw new TypeError('a merchant id is a whole number');
  return `begin ${mode}; select set_config('alur.merchant', '${merchantId}', true)`;
};

/** The connections of one process, one pool per role; none of these roles owns a durable table. */
export class Database {
  /** Kysely instances, made once per connection. */
  private readonly builders = new WeakMap<pg.PoolClient, TenantDb>();

  private constructor(
    /** Serves requests: row-level security hides all but the merchant that is set; see `tenant`. */
    readonly app: pg.Pool,
    /** Writes row tables, checkpoints and frames of all merchants; owns the tables in schema `rows`. */
    readonly worker: pg.Pool,
    /**
     * Writes what an append depends on: reserved ids and numbers, persons' keys. Its commits wait for the disk, because
     * the database may crash between them and the append, which the restarted server then accepts.
     */
    readonly prefetch: pg.Pool,
    /** The event store's pool: its role may read and insert events of all merchants, and nothing else. */
    readonly log: pg.Pool,
  ) {}

  /** Connects as the roles that `migrate` made; `ownerUrl` gives the host and the database. */
  static connect(
    ownerUrl: string,
    secrets: Secrets,
    options: { sizes?: Partial<PoolSizes>; onError?: (error: Error) => void } = {},
  ): Database {
    const sizes: PoolSizes = { app: 10, worker: 6, prefetch: 2, log: 6, ...options.sizes };
    const pool = (role: string, password: string, max: number, settings: pg.PoolConfig = {}) => {
      const connectionString = urlAs(ownerUrl, role, password);
      const made = new pg.Pool({
        connectionString,
        max,
        application_name: role,
        connectionTimeoutMillis: CONNECTED_WITHIN_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        ...settings,
      });
      // Without a listener the loss of an idle connection would end the process.
      made.on('error', error => options.onError?.(error));
      // The pool does not listen while a connection is lent; the borrower learns of the loss from its queries.
      made.on('connect', client => client.on('error', () => {}));
      return made;
    };
    return new Database(
      pool(appRole, secrets.appPassword, sizes.app, {
        Client: PipelinedClient,
        query_timeout: ANSWERED_WITHIN_MS.app,
      }),
      pool(workerRole, secrets.workerPassword, sizes.worker),
      pool(workerRole, secrets.workerPassword, sizes.prefetch, {
        options: '-c synchronous_commit=on',
        query_timeout: ANSWERED_WITHIN_MS.prefetch,
      }),
      pool(logRole, secrets.logPassword, sizes.log),
    );
  }

  /** Reads as one merchant, in one snapshot: a read-only, repeatable-read transaction. */
  tenant<T>(merchantId: number, work: (trx: TenantDb) => Promise<T>): Promise<T> {
    return this.within(READING, merchantId, work);
  }

  /**
   * Reads as one merchant with a single query, sent in one write together with its transaction. It is a prepared
   * statement of that name, meant for queries that are asked all day long.
   */
  async ask<Row extends object>(merchantId: number, name: string, query: RawBuilder<Row>): Promise<Row[]> {
    return this.lent(async client => {
      const { sql: text, parameters } = query.compile(this.builderOn(client));
      const begun = client.query(beginOf(READING, merchantId));
      const asked = client.query<Row>({ name, text, values: [...parameters] });
      const answers = await Promise.all([begun, asked, client.query('commit')]);
      return answers[1].rows;
    });
  }

  /** Writes as one merchant: for the few durable tables that requests write (drafts, the access log). */
  tenantWrite<T>(merchantId: number, work: (trx: TenantDb) => Promise<T>): Promise<T> {
    return this.within(WRITING, merchantId, work);
  }

  async close(): Promise<void> {
    await Promise.all([this.app.end(), this.worker.end(), this.prefetch.end(), this.log.end()]);
  }

  /**
   * `begin`, the setting and the first queries go in one round trip, since every query of every request comes this way.
   */
  private async within<T>(mode: Mode, merchantId: number, work: (trx: TenantDb) => Promise<T>): Promise<T> {
    const begin = beginOf(mode, merchantId);
    return this.lent(async client => {
      const begun = client.query(begin);
      begun.catch(() => {}); // is awaited below
      try {
        const result = await work(this.builderOn(client));
        await begun;
        const committed = client.query('commit');
        if (mode === WRITING) await committed;
        else committed.catch(() => {}); // it has been read, however it ends; whoever has the connection next waits for it
        return result;
      } catch (error) {
        if (!isLineLost(error)) await client.query('rollback');
        await begun; // its error says more than the queries' that followed
        throw error;
      }
    });
  }

  /** Lends one connection for the duration of the work; a broken one is not returned to the pool. */
  private async lent<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.app.connect();
    let isLost = false;
    try {
      return await work(client);
    } catch (error) {
      isLost = isLineLost(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  /**
   * Kysely's own transactions and connections are not used, since they wait for each answer before they send the next
   * query.
   */
  private builderOn(client: pg.PoolClient): TenantDb {
    let builder = this.builders.get(client);
    if (!builder) {
      const lent = { query: client.query.bind(client), release: () => {} };
      const pool: PostgresPool = { connect: async () => lent, end: async () => {}, options: {} };
      builder = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) as TenantDb;
      this.builders.set(client, builder);
    }
    return builder;
  }
}

/** Whether the error means that the connection is dead, so that its next borrower would wait in vain. */
const isLineLost = (error: unknown): boolean => !(error instanceof pg.DatabaseError) && isDatabaseAway(error);

/** The address of the same database for another role. */
export function urlAs(url: string, role: string, password: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = encodeURIComponent(password);
  return address.href;
}
