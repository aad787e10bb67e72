import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { Public } from '../access/access.decorators.js';
import type { Reply } from '../access/request.js';
import { HealthChecks, type Health } from './health-checks.js';
import { Metrics } from './metrics.js';

@Controller()
export class HealthController {
  constructor(
    @Inject(HealthChecks) private readonly health: HealthChecks,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** Liveness: the process answers. */
  @Get('health/live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: 503 while the process cannot do its work. */
  @Get('health/ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: Reply): Promise<Health> {
    const health = await this.health.ready();
    void reply.status(health.ready ? 200 : 503);
    return health;
  }

  @Get('metrics')
  @Public()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  text(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
