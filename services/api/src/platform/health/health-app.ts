import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database } from '../db/database.js';
import { Platform } from '../platform.js';
import { HealthModule } from './health.module.js';

@Module({})
class HealthAppModule {
  /**
   * Readiness means that this process makes the rows or could take over at once, so that the process that leads may be
   * stopped.
   */
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

/** The HTTP application of a process that serves no requests: health and metrics only. */
export const createHealthApp = (database: Database, platform: Platform): Promise<NestFastifyApplication> =>
  NestFactory.create<NestFastifyApplication>(HealthAppModule.of(database, platform), new FastifyAdapter(), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
