import { Global, Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';

@Global()
@Module({ controllers: [HealthController], providers: [HealthChecks, Metrics], exports: [HealthChecks, Metrics] })
export class HealthModule {}
