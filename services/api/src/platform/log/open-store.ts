import { memoryStore, postgresStore, type EventStore } from '@alur/eventing';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { Secrets } from '../config/secrets.js';
import { urlAs } from '../db/database.js';
import { logRole } from '../db/roles.js';

/** The log that the configuration names. */
export const openStore = (
  { eventStore }: Pick<Config, 'eventStore'>,
  ownerUrl: string,
  secrets: Secrets,
  logger: Logger,
): EventStore =>
  eventStore === 'memory'
    ? memoryStore()
    : postgresStore({
        url: urlAs(ownerUrl, logRole, secrets.logPassword),
        log: (message, error) => logger.warn({ err: error }, message),
      });
