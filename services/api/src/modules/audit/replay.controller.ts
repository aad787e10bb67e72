import { LoggedDay, ReplayQuery, type DayOfLog, type ReplayAnswer } from '@alur/contracts/kernel/replay';
import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import * as z from 'zod/mini';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest } from '../../platform/access/request.js';
import { shaped } from '../../platform/errors/shaped.js';
import { TopicRegistry } from '../../platform/live/topic-registry.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { dayOfLog } from '../../platform/replay/day-of-log.js';
import { Looks } from '../../platform/access-log/looks.js';
import { reasonOf } from './reason.js';

const DayQuery = z.object({ day: LoggedDay });

/** Any screen at any moment of any past day. The right to replay is the right to every topic. */
@Controller('v2/audit')
export class ReplayController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(TopicRegistry) private readonly topics: TopicRegistry,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  @Get('replay/:topic')
  @Access('audit:replay')
  @Described({ query: ReplayQuery, takesTopicParams: true })
  async replay(
    @Param('topic') name: string,
    @Query() given: Record<string, unknown>,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ): Promise<ReplayAnswer> {
    const why = reasonOf(request);
    const { day, at, from, limit } = shaped(ReplayQuery, given);
    const topic = this.topics.named(name, given);
    await this.looks.record(caller, { what: 'audit.replay', id: null, of: `${day} ${topic.key}`, why });
    return this.platform.replays.read(caller.merchantId, topic, day, { at, from }, limit);
  }

  @Get('day')
  @Access('audit:replay')
  @Described({ query: DayQuery })
  async day(@Query() given: unknown, @CallerOf() caller: Caller, @Req() request: CallerRequest): Promise<DayOfLog> {
    const why = reasonOf(request);
    const { day } = shaped(DayQuery, given);
    await this.looks.record(caller, { what: 'audit.day', id: null, of: day, why });
    const { events, replays } = this.platform;
    return { data: dayOfLog(await replays.day(caller.merchantId, day), type => events.get(type).module) };
  }
}
