import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { Snapshot } from '@alur/contracts/kernel/live';
import { topicKey, type LiveRow } from '@alur/contracts/kernel/topic';
import { operationsTopic } from '@alur/contracts/operations/topics';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/config/tokens.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { TopicRegistry } from '../../platform/live/topic-registry.js';
import { Platform } from '../../platform/platform.js';
import { keyOf } from '../../platform/watch/installation-state.js';

const EVERY_MS = 2_000;
/** Fixed epoch, since these rows belong to no log and no view version. */
const EPOCH = 'told.1';

/**
 * The live topic of the installation's state. It is read every two seconds while it is watched, and published when it
 * has changed. Each publication is complete, so missing one does no harm; its position is the moment of reading.
 */
@Injectable()
export class OperationsPulse implements OnApplicationShutdown {
  private readonly key = topicKey(operationsTopic.name, {});
  private readonly timer = setInterval(() => void this.beat(), EVERY_MS);
  private beating = false;
  private lastSent = '';

  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(LiveRooms) private readonly rooms: LiveRooms,
    @Inject(TopicRegistry) topics: TopicRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    topics.declare({ spec: operationsTopic, snapshot: () => this.asked() });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A snapshot may differ from the last publication, so the next state is published in any case. */
  private asked(): Promise<Snapshot> {
    this.lastSent = '';
    return this.snapshot();
  }

  private async snapshot(): Promise<Snapshot> {
    const seq = String(Date.now());
    const rows = await this.platform.installationState.read();
    return {
      data: rows.map((row): LiveRow => ({ ...row, key: keyOf(row), position: seq })),
      meta: { epoch: EPOCH, seq },
    };
  }

  private async beat(): Promise<void> {
    if (this.beating || !this.rooms.isWatched(CHANNEL, this.key)) return;
    this.beating = true;
    try {
      const { data: rows, meta } = await this.snapshot();
      const said = JSON.stringify(rows.map(({ position: _position, ...row }) => row));
      if (said === this.lastSent) return;
      this.lastSent = said;
      const frame = { topic: operationsTopic.name, params: {}, ...meta, prev: '0', rows, removed: [], ops: 1 };
      this.rooms.publish([{ merchantId: CHANNEL, key: this.key, frame }]);
    } catch (error) {
      this.logger.warn({ err: error }, 'operations: cannot be read');
    } finally {
      this.beating = false;
    }
  }
}
