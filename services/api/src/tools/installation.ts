import { runningEmbeddedPg, startEmbeddedPg } from '@alur/embedded-pg';
import type { EventStore } from '@alur/eventing';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { Config } from '../platform/config/config.js';
import { installationSecrets, postgresDir } from '../platform/config/installation-secrets.js';
import type { Secrets } from '../platform/config/secrets.js';
import { migrate } from '../platform/db/migrate.js';
import { Ledger } from '../platform/ledger/ledger.js';
import { assertCodes } from '../platform/log/log-codes.js';
import { logCodes, openStore } from '../platform/log/open-store.js';
import { Refused } from './refused.js';

/** The installation that a tool works on: the database as its owner, the log as the application reads it. */
export interface Installation {
  config: Config;
  secrets: Secrets;
  ownerUrl: string;
  owner: pg.Pool;
  store: EventStore;
  ledger: Ledger;
  /** Whether the application is running on an embedded database. */
  isRunning: boolean;
  close: () => Promise<void>;
}

/** @throws Refused where there is no installation, because a tool must not create one */
export function assertInstalled(config: Config): void {
  if (!existsSync(join(config.secretsDir, 'master.key')))
    throw new Refused(`${config.secretsDir} holds no keys: set DATA_DIR or SECRETS_DIR to the installation's`);
  if (!config.databaseUrl && !existsSync(postgresDir(config)))
    throw new Refused(`${config.dataDir} holds no database: set DATA_DIR or DATABASE_URL to the installation's`);
}

/** The configured database as its owner; an embedded one is started unless the application runs on it already. */
export async function reachDatabase(config: Config, { ownerPassword }: Secrets) {
  const running = config.databaseUrl ?? runningEmbeddedPg(postgresDir(config), ownerPassword);
  const started = running ? undefined : await startEmbeddedPg({ dataDir: postgresDir(config), ownerPassword });
  return {
    ownerUrl: running ?? (started?.url as string),
    isRunning: running !== undefined && !config.databaseUrl,
    leave: async () => started?.stop(),
  };
}

/** Work on the database before the log is opened. */
export type Prepare = (reached: { ownerUrl: string; owner: pg.Pool; secrets: Secrets }) => Promise<void>;

/** Migrates the database to this version, as a start does. */
export const toThisVersion: Prepare = ({ ownerUrl, secrets }) => migrate(ownerUrl, secrets);

/** Connects to the configured database, see `reachDatabase`, and to the log. */
export async function openInstallation(config: Config, prepare?: Prepare): Promise<Installation> {
  if (config.eventStore === 'memory') throw new Refused('EVENT_STORE: memory holds nothing beyond its process');
  const secrets = await installationSecrets(config);
  const { ownerUrl, isRunning, leave } = await reachDatabase(config, secrets);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4, application_name: 'alur-tools' });
  owner.on('error', () => {}); // the next query reports it
  const close = async () => {
    await owner.end();
    await leave();
  };
  const store = await openLog(config, { ownerUrl, owner, secrets }, prepare).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    config,
    secrets,
    ownerUrl,
    owner,
    store,
    ledger: new Ledger({ store, pool: owner, ledgerKeys: secrets.ledgerKeys }),
    isRunning,
    async close() {
      await store.close();
      await close();
    },
  };
}

async function openLog(config: Config, reached: Parameters<Prepare>[0], prepare?: Prepare): Promise<EventStore> {
  await prepare?.(reached);
  const logger = pino({ level: 'warn' }, pino.destination(2));
  const store = await openStore(config, reached.ownerUrl, reached.secrets, logger);
  try {
    const { rows } = await reached.owner.query<{ there: boolean }>(
      `select to_regclass('public.events') is not null as there`,
    );
    if (rows[0]?.there) await assertCodes(store, logCodes(config));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
