import { Module } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { Files } from '../../platform/files/files.js';
import { Platform } from '../../platform/platform.js';
import { PatientController } from './patient.controller.js';
import { PatientPhotoController } from './patient-photo.controller.js';
import { PatientFinder } from './patient-finder.js';

@Module({
  controllers: [PatientController, PatientPhotoController],
  providers: [
    {
      provide: Files,
      inject: [Database, Platform],
      useFactory: (database: Database, { keys }: Platform) => new Files(database, keys),
    },
    {
      provide: PatientFinder,
      inject: [Database, Platform],
      useFactory: (database: Database, { hashes }: Platform) => new PatientFinder(database, hashes),
    },
  ],
})
export class PatientModule {}
