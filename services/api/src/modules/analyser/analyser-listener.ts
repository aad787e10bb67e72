import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.js';
import { CONFIG, LOGGER } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import type { DevicePort } from '../../platform/devices/device-port.js';
import { Platform } from '../../platform/platform.js';
import { Intake } from './intake.js';
import { analyserPort } from './analyser-port.js';

/** Listens for laboratory analysers on the configured port; in a demonstration only for those of this machine. */
@Injectable()
export class AnalyserListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly devices: DevicePort;
  /** The port that devices connect to; undefined where it does not listen. */
  port: number | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Platform) platform: Platform,
    @Inject(Database) database: Database,
  ) {
    this.devices = analyserPort({ intake: new Intake(platform, database), logger, now: () => new Date() });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { analysers, demo } = this.config;
    const at = analysers ?? (demo ? { port: 0, host: '127.0.0.1' } : undefined);
    if (!at) return;
    this.port = await this.devices.open(at.port, at.host);
    this.logger.info({ port: this.port, host: at.host }, 'listening for analysers');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.devices.close();
  }
}
