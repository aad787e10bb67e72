import { Global, Inject, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Callers, type CallerChange } from '../../platform/access/caller.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { CommandRunner } from '../../platform/commands/command-runner.js';
import { ExplicitCommands } from '../../platform/commands/explicit-commands.js';
import type { Config } from '../../platform/config/config.js';
import type { Secrets } from '../../platform/config/secrets.js';
import { CONFIG, LOGGER, SECRETS } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { Platform } from '../../platform/platform.js';
import { AccessTokens } from './access-tokens.js';
import { AuthController } from './auth.controller.js';
import { CallerBroadcast } from './caller-broadcast.js';
import { callerChangesOf } from './caller-changes.js';
import { Credentials } from './credentials.js';
import { Displays } from './displays.js';
import { DisplaysController } from './displays.controller.js';
import { KnownDevices } from './known-devices.js';
import { Employees } from './employees.js';
import { FacilityAccess } from './facility-access.js';
import { LoginLimits } from '../../platform/limits/login-limits.js';
import { Logins } from './logins.js';
import { OwnMerchantsController } from './own-merchants.controller.js';
import { PasswordLinks } from './password-links.js';
import { RolesController } from './roles.controller.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.js';
import { SecondSteps } from './second-steps.js';
import { Sessions } from './sessions.js';
import { SignIns } from './sign-ins.js';
import { SignatureController } from './signature.controller.js';
import { StaffCallers } from './staff-callers.js';
import { StaffController } from './staff.controller.js';
import { Staff } from './staff.js';
import { UserAccessReader } from './user-access.js';
import { UsersController } from './users.controller.js';

/** Interval at which idle sessions are locked. */
const RESTED_EVERY_MS = 20_000;

/** Sessions, accounts, roles, displays. */
@Global()
@Module({
  controllers: [
    AuthController,
    SecondFactorController,
    SignatureController,
    UsersController,
    RolesController,
    DisplaysController,
    OwnMerchantsController,
    StaffController,
  ],
  providers: [
    ExplicitCommands,
    {
      provide: UserAccessReader,
      inject: [Database],
      useFactory: (database: Database) => new UserAccessReader(database),
    },
    {
      provide: FacilityAccess,
      inject: [Database, UserAccessReader],
      useFactory: (database: Database, userAccesses: UserAccessReader) => new FacilityAccess(database, userAccesses),
    },
    { provide: Employees, inject: [Database], useFactory: (database: Database) => new Employees(database) },
    { provide: Staff, inject: [Database], useFactory: (database: Database) => new Staff(database) },
    { provide: Displays, inject: [Database], useFactory: (database: Database) => new Displays(database) },
    { provide: Credentials, inject: [Database], useFactory: (database: Database) => new Credentials(database.app) },
    {
      provide: LoginLimits,
      inject: [Database, SECRETS],
      useFactory: (database: Database, secrets: Secrets) => new LoginLimits(database.app, secrets.hashKey),
    },
    {
      provide: Sessions,
      inject: [Database, SECRETS, CONFIG],
      useFactory: (database: Database, secrets: Secrets, { lockMinutes }: Config) =>
        new Sessions(database.app, secrets.tokenKey, lockMinutes),
    },
    { provide: AccessTokens, inject: [SECRETS], useFactory: (secrets: Secrets) => new AccessTokens(secrets.tokenKey) },
    {
      provide: SignIns,
      inject: [AccessLog, UserAccessReader, Platform],
      useFactory: (log: AccessLog, userAccesses: UserAccessReader, { hashes }: Platform) =>
        new SignIns(log, userAccesses, hashes),
    },
    {
      provide: SecondFactors,
      inject: [Database, Platform, SECRETS],
      useFactory: (database: Database, { keys }: Platform, { hashKey }: Secrets) =>
        new SecondFactors(database.app, keys, hashKey),
    },
    {
      provide: SecondSteps,
      inject: [SecondFactors, LoginLimits, SignIns, CommandRunner],
      useFactory: (factors: SecondFactors, limits: LoginLimits, signIns: SignIns, runner: CommandRunner) =>
        new SecondSteps(factors, limits, signIns, runner),
    },
    {
      provide: Logins,
      inject: [UserAccessReader, Credentials, LoginLimits, Sessions, AccessTokens, SignIns, SecondSteps, SECRETS],
      useFactory: (
        userAccesses: UserAccessReader,
        credentials: Credentials,
        limits: LoginLimits,
        sessions: Sessions,
        tokens: AccessTokens,
        signIns: SignIns,
        secondSteps: SecondSteps,
        { hashKey: profileKey, tokenKey }: Secrets,
      ) =>
        new Logins({
          ...{ userAccesses, credentials, limits, sessions, tokens, signIns, secondSteps, profileKey },
          devices: new KnownDevices(tokenKey),
        }),
    },
    {
      provide: PasswordLinks,
      inject: [Credentials, Sessions, UserAccessReader, CommandRunner, Database, CONFIG],
      useFactory: (
        credentials: Credentials,
        sessions: Sessions,
        userAccesses: UserAccessReader,
        runner: CommandRunner,
        database: Database,
        { mail }: Config,
      ) => new PasswordLinks(credentials, sessions, userAccesses, runner, database, mail !== undefined),
    },
    {
      provide: CallerBroadcast,
      inject: [Database, LOGGER],
      useFactory: (database: Database, logger: Logger) => new CallerBroadcast(database.app, logger),
    },
    {
      provide: StaffCallers,
      inject: [AccessTokens, Sessions, UserAccessReader, Displays],
      useFactory: (tokens: AccessTokens, sessions: Sessions, userAccesses: UserAccessReader, displays: Displays) =>
        new StaffCallers(tokens, sessions, userAccesses, displays),
    },
    { provide: Callers, useExisting: StaffCallers },
  ],
  exports: [Callers, ExplicitCommands, UserAccessReader, Credentials, Sessions, LoginLimits],
})
export class IdentityModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private resting: NodeJS.Timeout | undefined;

  constructor(
    @Inject(StaffCallers) private readonly callers: StaffCallers,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(CallerBroadcast) private readonly broadcast: CallerBroadcast,
    @Inject(SignIns) private readonly signIns: SignIns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * An ended session is known in this process at once and in others a moment later; row changes reach every process by
   * themselves.
   */
  async onApplicationBootstrap(): Promise<void> {
    const changed = (change: CallerChange) => this.callers.changed(change);
    this.sessions.onChanged(({ id, userId, what, why }) => {
      const change = { userId, ...(id !== undefined && { sessionId: id }) };
      changed(change);
      this.broadcast.tell(change);
      // The unlock itself is logged by its own route.
      if (what === 'unlocked') return;
      this.signIns
        .tell(what, { userId }, why === null ? {} : { why })
        .catch((error: unknown) => this.logger.error({ err: error }, 'a session that ended or was locked is not told'));
    });
    this.resting = setInterval(() => {
      this.sessions
        .lockRested()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'desks that rest are not locked yet'));
    }, RESTED_EVERY_MS);
    this.platform.onProjected(views => callerChangesOf(views).forEach(changed));
    await this.broadcast.listen(changed);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.resting);
    await this.broadcast.close();
  }
}
