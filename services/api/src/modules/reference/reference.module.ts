import { Module } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { CodeLists } from './code-lists.js';
import { ReferenceController } from './reference.controller.js';
import { Regions } from './regions.js';

@Module({
  controllers: [ReferenceController],
  providers: [
    { provide: Regions, useValue: new Regions() },
    { provide: CodeLists, inject: [Database], useFactory: (database: Database) => new CodeLists(database) },
  ],
})
export class ReferenceModule {}
