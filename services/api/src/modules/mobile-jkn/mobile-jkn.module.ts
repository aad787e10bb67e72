import { Module } from '@nestjs/common';
import type { Secrets } from '../../platform/config/secrets.js';
import { SECRETS } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { LoginLimits } from '../../platform/limits/login-limits.js';
import { Platform } from '../../platform/platform.js';
import { Door } from './door.js';
import { Gate } from './gate.js';
import { HospitalDesk } from './hospital-desk.js';
import { HospitalController } from './hospital.controller.js';
import { Operations } from './operations.js';
import { People } from './people.js';
import { PrimaryDesk } from './primary-desk.js';
import { PrimaryController } from './primary.controller.js';

const parts = [Platform, Database];

@Module({
  controllers: [PrimaryController, HospitalController],
  providers: [
    {
      provide: Door,
      inject: [Platform, LoginLimits, SECRETS],
      useFactory: (platform: Platform, limits: LoginLimits, { tokenKey }: Secrets) =>
        new Door(new Gate(platform, limits, tokenKey)),
    },
    {
      provide: PrimaryDesk,
      inject: parts,
      useFactory: (platform: Platform, database: Database) => new PrimaryDesk(platform, database, 'primary'),
    },
    {
      provide: HospitalDesk,
      inject: parts,
      useFactory: (platform: Platform, database: Database) => new HospitalDesk(platform, database, 'hospital'),
    },
    {
      provide: Operations,
      inject: parts,
      useFactory: (platform: Platform, database: Database) =>
        new Operations(platform, database, new People(platform, database)),
    },
  ],
})
export class MobileJknModule {}
