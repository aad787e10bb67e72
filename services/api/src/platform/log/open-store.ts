import { memoryStore, postgresStore, type EventStore } from '@alur/eventing';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { ConfigurationError, type Config } from '../config/config.js';
import { ownKey, type Say, type Secrets } from '../config/secrets.js';
import { urlAs } from '../db/database.js';
import { logRole } from '../db/roles.js';
import type { Watch } from '../watch/watch.js';
import { codedStore } from './coded-store.js';
import { LogCodes } from './log-codes.js';

/** The log's codes if the configuration names a key file. @throws ConfigurationError when that is no key */
export function logCodes({ logKeyFile }: Pick<Config, 'logKeyFile'>, say?: Say): LogCodes | undefined {
  if (logKeyFile === undefined) return undefined;
  if (!existsSync(logKeyFile))
    throw new ConfigurationError(`LOG_KEY_FILE: ${logKeyFile} is not there: 32 random bytes in base64`);
  return new LogCodes(ownKey(logKeyFile, say));
}

/** Opens the store that the configuration names. */
export async function openStore(
  config: Pick<Config, 'eventStore' | 'kurrentdbUrl' | 'logKeyFile'>,
  ownerUrl: string,
  secrets: Secrets,
  logger: Logger,
  watch?: Watch,
): Promise<EventStore> {
  const codes = logCodes(config, line => logger.warn(line));
  const store = await openPlain(config, ownerUrl, secrets, logger, watch);
  return codes ? codedStore(store, codes, (message, error) => logger.error({ err: error }, message)) : store;
}

async function openPlain(
  config: Pick<Config, 'eventStore' | 'kurrentdbUrl'>,
  ownerUrl: string,
  secrets: Secrets,
  logger: Logger,
  watch?: Watch,
): Promise<EventStore> {
  const log = (message: string, error: unknown) => logger.warn({ err: error }, message);
  if (config.eventStore === 'memory') return memoryStore();
  if (config.eventStore === 'postgres')
    return postgresStore({
      url: urlAs(ownerUrl, logRole, secrets.logPassword),
      log,
      ...(watch && { onBatch: watch.committed }),
    });
  // Loaded only here, because it is a native module that other installations need not have.
  const { kurrentdbStore } = await import('@alur/eventing/kurrentdb/kurrentdb-store');
  try {
    return kurrentdbStore({ url: config.kurrentdbUrl ?? '', log });
  } catch {
    // The client's own message is not passed on, because it repeats the address with the password.
    throw new ConfigurationError(
      'KURRENTDB_URL: cannot be used; is it complete, and do the files that it names exist?',
    );
  }
}
