import 'reflect-metadata';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Logger } from 'pino';
import { nestModules } from './nest-modules.gen.js';
import { AccessModule } from './platform/access/access.module.js';
import { AccessLog } from './platform/access-log/access-log.js';
import { LookInterceptor } from './platform/access-log/look.interceptor.js';
import { Looks } from './platform/access-log/looks.js';
import { CommandController, RunCommandHandler } from './platform/commands/command.controller.js';
import { CommandRegistry } from './platform/commands/command-registry.js';
import { CommandRunner } from './platform/commands/command-runner.js';
import type { Config } from './platform/config/config.js';
import type { Secrets } from './platform/config/secrets.js';
import { CAUGHT_MAILS, CONFIG, LOGGER, SECRETS } from './platform/config/tokens.js';
import { Database } from './platform/db/database.js';
import { refuseExpectation, wireFailures } from './platform/errors/wire-failures.js';
import { HealthModule } from './platform/health/health.module.js';
import { COMMAND_BYTES, limitContent } from './platform/limits/content-limits.js';
import { RequestLimits } from './platform/limits/request-limits.js';
import { LiveGateway } from './platform/live/live.gateway.js';
import { LiveRooms } from './platform/live/live-rooms.js';
import { SnapshotController } from './platform/live/snapshot.controller.js';
import { Snapshots } from './platform/live/snapshots.js';
import { TopicRegistry } from './platform/live/topic-registry.js';
import { Log } from './platform/log/log.js';
import { logRequests, requestIdOf } from './platform/logging/request-log.js';
import type { CaughtMail } from './platform/mail/mail-catcher.js';
import { Platform } from './platform/platform.js';
import { OpenApiController } from './platform/openapi/openapi.controller.js';
import { KnownQueryInterceptor } from './platform/queries/known-query.interceptor.js';
import { ListController, ReadListHandler } from './platform/queries/list.controller.js';
import { ListRegistry } from './platform/queries/list-registry.js';
import { secureHeaders } from './platform/web/security-headers.js';
import { serveSecurityText } from './platform/web/security-txt.js';
import { serveWeb } from './platform/web/serve-web.js';

/** The connected parts that the application is assembled from. */
export interface Parts {
  config: Config;
  secrets: Secrets;
  logger: Logger;
  database: Database;
  platform: Platform;
  lists: ListRegistry;
  /** Mails that a demonstration's mail server received. */
  mails?: readonly CaughtMail[];
}

@Module({})
class AppModule {
  static of({ config, secrets, logger, database, platform, lists, mails = [] }: Parts): DynamicModule {
    const accessLog = new AccessLog(database, platform.keys);
    const shared: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: SECRETS, useValue: secrets },
      { provide: LOGGER, useValue: logger },
      { provide: CAUGHT_MAILS, useValue: mails },
      { provide: Database, useValue: database },
      { provide: Platform, useValue: platform },
      { provide: CommandRegistry, useValue: platform.commands },
      { provide: CommandRunner, useValue: platform.runner },
      { provide: TopicRegistry, useValue: platform.topics },
      { provide: ListRegistry, useValue: lists },
      { provide: Snapshots, useValue: platform.snapshots },
      { provide: LiveRooms, useValue: platform.rooms },
      { provide: Log, useValue: platform.log },
      { provide: RequestLimits, useValue: new RequestLimits(config.limits) },
      { provide: AccessLog, useValue: accessLog },
      { provide: Looks, useValue: new Looks(accessLog, platform.hashes) },
    ];
    return {
      module: AppModule,
      global: true,
      imports: [CqrsModule.forRoot(), HealthModule.checking(each => each.checkRows()), AccessModule, ...nestModules],
      controllers: [OpenApiController, SnapshotController, ListController, CommandController],
      providers: [
        ...shared,
        RunCommandHandler,
        ReadListHandler,
        LiveGateway,
        { provide: APP_INTERCEPTOR, useClass: KnownQueryInterceptor },
        { provide: APP_INTERCEPTOR, useClass: LookInterceptor },
      ],
      exports: shared,
    };
  }
}

/** Time for the largest document over a line of 5 Mbit/s; a request's headers have Node's own limit of a minute. */
const REQUEST_TIMEOUT_MS = 600_000;

/** The HTTP and socket side: routes from the declarations, live rooms, and the built web client from the same port. */
export async function createApp(parts: Parts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: COMMAND_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests that arrive before shutdown are still answered; their connections are closed afterwards.
    return503OnClosing: false,
    ...wireFailures,
    genReqId: requestIdOf,
    trustProxy: parts.config.trustProxy,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(parts), adapter, {
    logger: ['error', 'warn'],
    abortOnError: false,
    // Only JSON is parsed, so that a form of another site cannot send a command.
    bodyParser: false,
  });
  const { config, logger } = parts;
  limitContent(app, config.limits.uploadBytes);
  logRequests(adapter.getInstance(), logger);
  adapter.getInstance().server.on('checkExpectation', refuseExpectation);
  secureHeaders(app, config.webDir, config.client);
  serveSecurityText(app, config.securityContact);
  app.get(RequestLimits).watch(app);
  app.useWebSocketAdapter(new IoAdapter(app));
  // The demonstration starts in Indonesian, whatever the browser's language.
  const { webDir, client } = config;
  if (webDir) await serveWeb(app, webDir, { client, ...(config.demo && { firstLanguage: 'id', demo: true }) });
  return app;
}
