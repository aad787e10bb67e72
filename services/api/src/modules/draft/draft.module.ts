import { Module } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { Platform } from '../../platform/platform.js';
import { DraftController } from './draft.controller.js';
import { Drafts } from './drafts.js';

@Module({
  controllers: [DraftController],
  providers: [
    {
      provide: Drafts,
      inject: [Database, Platform],
      useFactory: (database: Database, { keys }: Platform) => new Drafts(database, keys),
    },
  ],
})
export class DraftModule {}
