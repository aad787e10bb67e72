import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database } from '../db/database.js';
import { Platform } from '../platform.js';
import { HealthModule } from './health.module.js';

@Module({})
class HealthAppModule {
  /** Before it leads, the rows of its release are its own: it is ready when the one who leads may go. */
  static of(database: Database, platform: Platform): DynamicModule {
    const shared: Provider[] = [
      { provide: Database, useValue: database },
      { provide: Platform, useValue: platform },
    ];
    return {
      module: HealthAppModule,
      global: true,
      imports: [HealthModule.checking(each => each.checkWorkers())],
      providers: shared,
      exports: shared,
    };
  }
}

/** What a process without requests answers: whether it lives and works, and its metrics. */
export const createHealthApp = (database: Database, platform: Platform): Promise<NestFastifyApplication> =>
  NestFactory.create<NestFastifyApplication>(HealthAppModule.of(database, platform), new FastifyAdapter(), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
