import { dues, erasures, modules, processes } from '@alur/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { startSenders } from './senders.js';
import { removeOldDrafts } from './modules/draft/old-drafts.js';
import { removeEndedImports } from './modules/patient-import/ended-imports.js';
import { removeOldLogins } from './modules/identity/old-logins.js';
import { filesIn } from './platform/files/large-files.js';
import { removeStrayFiles } from './platform/files/stray-files.js';
import { removeUntakenFiles } from './platform/files/untaken-files.js';
import { removeOldReservations } from './platform/prefetch/old-reservations.js';
import { giveNewRights } from './modules/identity/new-rights.js';
import { RowZones } from './platform/clock/row-zones.js';
import { ConfigurationError, type Config } from './platform/config/config.js';
import { installationSecrets, postgresDir } from './platform/config/installation-secrets.js';
import type { Secrets } from './platform/config/secrets.js';
import { Database } from './platform/db/database.js';
import { EmbeddedDatabase } from './platform/db/embedded-database.js';
import { migrate } from './platform/db/migrate.js';
import { ErasureRegister, erasureRegisterIn } from './platform/erasure-register/erasure-register.js';
import { createHealthApp } from './platform/health/health-app.js';
import { checkLogEnd } from './platform/log/log-end.js';
import { checkLogHome } from './platform/log/log-home.js';
import { assertCodes } from './platform/log/log-codes.js';
import { logCodes, openStore } from './platform/log/open-store.js';
import { createLogger } from './platform/logging/logger.js';
import { MailCatcher } from './platform/mail/mail-catcher.js';
import { Platform } from './platform/platform.js';
import { tableName } from './platform/projector/row-table.js';
import { ListRegistry } from './platform/queries/list-registry.js';
import { assertNotImporting } from './platform/transfer/places.js';
import { openWatch } from './platform/watch/open-watch.js';
import { prepares } from './prepares.gen.js';

/** Removals of temporary data. */
const removes = [removeOldDrafts, removeOldLogins, removeOldReservations, removeUntakenFiles, removeEndedImports];

/** Which halves of the application this process runs. */
export interface Roles {
  http: boolean;
  worker: boolean;
}

export interface Running {
  /** The HTTP application; of a worker alone, only its health routes. */
  app: NestFastifyApplication;
  platform: Platform;
  database: Database;
  config: Config;
  secrets: Secrets;
  /** The database's address as its owner. */
  ownerUrl: string;
  logger: Logger;
  /** Finishes current work, then closes everything in reverse order of the start. */
  stop(): Promise<void>;
}

/** Checks that the environment provides what the roles need. */
function checkRoles({ databaseUrl, eventStore }: Config, { http, worker }: Roles): void {
  if (http && worker) return;
  if (!databaseUrl)
    throw new ConfigurationError('DATABASE_URL: must be set where http and worker are processes of their own');
  if (eventStore === 'memory')
    throw new ConfigurationError('EVENT_STORE: memory cannot be shared by several processes');
}

/**
 * Starts the application: the database (embedded unless an address is given), the log, the workers, HTTP. `onLost` is
 * called when the database is lost for good; `onPlatform` gets the platform before it starts.
 */
export async function start(
  config: Config,
  roles: Roles,
  onLost: (error: unknown) => void,
  onPlatform: (platform: Platform) => void = () => {},
): Promise<Running> {
  checkRoles(config, roles);
  const logger = createLogger(config.logLevel);
  const secrets = await installationSecrets(config, line => logger.warn(line));
  const embedded = config.databaseUrl
    ? undefined
    : await EmbeddedDatabase.start({
        dataDir: postgresDir(config),
        ownerPassword: secrets.ownerPassword,
        logger,
        onLost,
      });
  const ownerUrl = config.databaseUrl ?? (embedded as EmbeddedDatabase).url;
  await migrate(ownerUrl, secrets);
  const database = Database.connect(ownerUrl, secrets, {
    onError: error => logger.warn({ err: error }, 'connection lost'),
  });
  await assertNotImporting(database.worker);
  const watch = await openWatch(process.env);
  const store = await openStore(config, ownerUrl, secrets, logger, watch);
  // A store in memory is for trying out and belongs to no database.
  if (config.eventStore !== 'memory') {
    await assertCodes(store, logCodes(config));
    await checkLogHome(database.worker, config.eventStore, store);
    await checkLogEnd(database, store, { worker: roles.worker, ownerUrl, logger });
  }
  const merchant = modules.flatMap(module => module.views).find(table => table.name === 'merchant');
  const zones = new RowZones(database.worker, merchant ? tableName(merchant) : '');
  const platform = new Platform({
    clinic: {
      modules,
      processes,
      dues,
      erasures,
      prepares,
      removes: [...removes, removeStrayFiles(filesIn(config.dataDir))],
    },
    store,
    database,
    secrets,
    erasures: new ErasureRegister(erasureRegisterIn(config.dataDir)).open(),
    zones,
    partitions: config.partitions,
    logger,
    watch,
    filesDir: filesIn(config.dataDir),
  });
  onPlatform(platform);
  // A demonstration delivers no mail.
  const catcher = config.demo && !config.mail && roles.http && roles.worker ? new MailCatcher() : undefined;
  const mail = catcher ? { url: await catcher.open(), from: 'Alur <alur@alur.example>', publicUrl: '' } : config.mail;
  platform.onProjected(changed => {
    if (changed.some(({ name }) => name === merchant?.name)) zones.forget();
  });
  // An embedded database is used by no other process, so there is nothing to follow.
  if (!embedded) platform.follow();
  const app = roles.http
    ? await createApp({
        config: mail ? { ...config, mail } : config,
        ...{ secrets, logger, database, platform, lists: new ListRegistry(modules) },
        ...(catcher && { mails: catcher.mails }),
      })
    : await createHealthApp(database, platform);
  // A worker listens before its rows are built, so that its liveness and readiness can be asked meanwhile.
  if (!roles.http) await app.listen(config.port, config.host);
  if (roles.worker) {
    await platform.startWorkers();
    await giveNewRights(database, platform.runner);
  }
  if (roles.http) await app.listen(config.port, config.host);
  const publicUrl = mail?.publicUrl || (await app.getUrl());
  const senders = roles.worker
    ? startSenders({ database, platform, logger }, config, mail && { ...mail, publicUrl })
    : [];
  return {
    app,
    platform,
    database,
    config,
    secrets,
    ownerUrl,
    logger,
    async stop() {
      await app.close();
      for (const sender of senders) await sender.stop();
      await catcher?.close();
      if (roles.worker) await platform.stopWorkers();
      await platform.stopFollowing();
      await store.close();
      await database.close();
      await embedded?.stop();
      await watch.close();
    },
  };
}
