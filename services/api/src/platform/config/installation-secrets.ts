import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from './config.js';
import { readOrMakeSecrets, readSecrets, type Say, type Secrets } from './secrets.js';

export const postgresDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'postgres');

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretsDir'>;

/**
 * Reads the installation's secrets. Missing ones are generated only at a first start, when there is no database yet.
 *
 * @throws ConfigurationError when there is a database, and a key is missing
 */
export async function installationSecrets(config: Place, say?: Say): Promise<Secrets> {
  return (await hasDatabase(config)) ? readSecrets(config.secretsDir, say) : readOrMakeSecrets(config.secretsDir, say);
}

/** Whether there is a database that has recorded the keys of its first start. */
async function hasDatabase(config: Place): Promise<boolean> {
  if (!config.databaseUrl) return existsSync(join(postgresDir(config), 'PG_VERSION'));
  const client = new pg.Client({ connectionString: config.databaseUrl });
  client.on('error', () => {}); // the query that fails reports it
  await client.connect();
  try {
    const { rows } = await client.query<{ begun: boolean }>(
      `select to_regclass('alur.key_check') is not null as begun`,
    );
    return rows[0]?.begun === true && (await client.query('select from alur.key_check')).rowCount === 1;
  } finally {
    await client.end();
  }
}
