import { DemonstrationDay, PlayDayBody } from '@alur/contracts/demonstration/rows';
import { Body, Controller, Get, HttpCode, Inject, Post, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DayGoesOn } from '../../demo/day/day-goes-on.js';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG, LOGGER } from '../../platform/config/tokens.js';
import { notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';

/** Lets the operator continue the demonstration's day; other installations answer 404. */
@Controller('v2/channel/demonstration')
export class DayController implements OnApplicationShutdown {
  private readonly day: DayGoesOn;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.day = new DayGoesOn({ platform, config, logger });
  }

  onApplicationShutdown(): void {
    this.day.stop();
  }

  @Get()
  @Access('channel.operations:view')
  @Described({ summary: 'How the day of a demonstration goes on.', data: DemonstrationDay })
  read(): { data: DemonstrationDay; meta: object } {
    if (!this.config.demo) throw notFound();
    const { isPossible, played } = this.day;
    return { data: { arrived: this.platform.arrivals.percent, isPossible, played }, meta: {} };
  }

  @Post('play')
  @Access('channel.operations:play-day')
  @HttpCode(200)
  @Described({
    summary: 'Plays visits of a demonstration until it is stopped.',
    body: PlayDayBody,
    data: DemonstrationDay,
  })
  async play(@Body() body: unknown, @CallerOf() caller: Caller) {
    if (!this.config.demo || !this.day.isPossible) throw notFound();
    await this.day.start(shaped(PlayDayBody, body).visitsPerMinute, caller.name);
    return this.read();
  }

  @Post('stop')
  @Access('channel.operations:play-day')
  @HttpCode(200)
  @Described({ summary: 'Plays no more visits of a demonstration.', data: DemonstrationDay })
  stop() {
    this.day.stop();
    return this.read();
  }
}
