import { Module } from '@nestjs/common';
import type { Secrets } from '../../platform/config/secrets.js';
import { SECRETS } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { LoginLimits } from '../../platform/limits/login-limits.js';
import { Platform } from '../../platform/platform.js';
import { MobileJknDesk } from './desk.js';
import { Gate } from './gate.js';
import { MobileJknController } from './mobile-jkn.controller.js';

@Module({
  controllers: [MobileJknController],
  providers: [
    {
      provide: Gate,
      inject: [Platform, LoginLimits, SECRETS],
      useFactory: (platform: Platform, limits: LoginLimits, { tokenKey }: Secrets) =>
        new Gate(platform, limits, tokenKey),
    },
    {
      provide: MobileJknDesk,
      inject: [Platform, Database],
      useFactory: (platform: Platform, database: Database) => new MobileJknDesk(platform, database),
    },
  ],
})
export class MobileJknModule {}
