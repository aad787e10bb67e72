import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

/**
 * Measures response times by route and status. It is made before the routes are, since a hook applies only to later
 * routes.
 */
@Injectable()
export class RequestMetrics {
  constructor(@Inject(HttpAdapterHost) host: HttpAdapterHost, @Inject(Metrics) { registry }: Metrics) {
    const seconds = new Histogram({
      name: 'alur_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.06, 0.1, 0.25, 1, 5],
      registers: [registry],
    });
    (host.httpAdapter as FastifyAdapter).getInstance().addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }
}
