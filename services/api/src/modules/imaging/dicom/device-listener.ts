import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG, LOGGER } from '../../../platform/config/tokens.js';
import { Database } from '../../../platform/db/database.js';
import type { DevicePort } from '../../../platform/devices/device-port.js';
import { Platform } from '../../../platform/platform.js';
import { DeviceIntake } from './device-intake.js';

/** Listens for imaging devices on the configured port. */
@Injectable()
export class DeviceListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private devices: DevicePort | undefined;
  /** The port that devices connect to; undefined where it does not listen. */
  port: number | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { imagingDevices: at } = this.config;
    if (!at) return;
    // DICOM's protocol is loaded only where somebody speaks it.
    const { devicePort } = await import('./device-port.js');
    const { logger, platform, database } = this;
    this.devices = devicePort({ intake: new DeviceIntake(platform, database), logger });
    this.port = await this.devices.open(at.port, at.host);
    logger.info({ port: this.port, host: at.host }, 'listening for imaging devices');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.devices?.close();
  }
}
