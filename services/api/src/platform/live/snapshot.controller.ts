import type { Snapshot } from '@alur/contracts/kernel/live';
import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { header } from '../access/access-guard.js';
import type { Caller } from '../access/caller.js';
import { SignedIn } from '../access/access.decorators.js';
import { Looks } from '../access-log/looks.js';
import { CallerOf, type CallerRequest } from '../access/request.js';
import { Snapshots } from './snapshots.js';
import { TopicRegistry } from './topic-registry.js';

/** Every topic's snapshot. The right to each is the topic's own. */
@Controller('v2/live')
export class SnapshotController {
  constructor(
    @Inject(TopicRegistry) private readonly topics: TopicRegistry,
    @Inject(Snapshots) private readonly snapshots: Snapshots,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  @Get(':topic')
  @SignedIn()
  async read(
    @Param('topic') topic: string,
    @Query() params: Record<string, unknown>,
    @CallerOf() caller: Caller,
    @Req() request: CallerRequest,
  ): Promise<Snapshot> {
    const granted = this.topics.admit(caller, topic, params, header(request, 'xkey'));
    await this.looks.topic(caller, granted);
    if ('snapshot' in granted) return granted.snapshot(granted.params);
    return this.snapshots.read(caller.merchantId, granted);
  }
}
