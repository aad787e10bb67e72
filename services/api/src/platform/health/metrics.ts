import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { Platform } from '../platform.js';

/** The process's metrics; each part of the platform registers its own here. */
@Injectable()
export class Metrics {
  readonly registry: Registry;

  constructor(@Inject(Platform) { watch }: Platform) {
    this.registry = watch.registry;
    collectDefaultMetrics({ register: this.registry });
  }
}
