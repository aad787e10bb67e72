import { memoryStore, postgresStore, type EventStore } from '@alur/eventing';
import type { Logger } from 'pino';
import { ConfigurationError, type Config } from '../config/config.js';
import type { Secrets } from '../config/secrets.js';
import { urlAs } from '../db/database.js';
import { logRole } from '../db/roles.js';
import type { Watch } from '../watch/watch.js';

/** The log, where the configuration says that it is. */
export async function openStore(
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
  // A native module, which nobody else need have.
  const { kurrentdbStore } = await import('@alur/eventing/kurrentdb/kurrentdb-store');
  try {
    return kurrentdbStore({ url: config.kurrentdbUrl ?? '', log });
  } catch {
    // Not its own words: they repeat the address, and with it the password.
    throw new ConfigurationError(
      'KURRENTDB_URL: cannot be used; is it complete, and do the files that it names exist?',
    );
  }
}
