import type { Config } from '../../platform/config/config.js';
import { logCodes } from '../../platform/log/open-store.js';
import type { Running } from '../../start.js';
import type { DemoLogin } from '../demo.js';
import { readNote, writeNote, type HistoryNote } from './history-file.js';
import { HistoryWriter } from './history-writer.js';
import { storyOf } from './story-of-note.js';
import type { Story } from './story.js';

/** The installation that the history is written into. */
type Receiving = Pick<Running, 'platform' | 'ownerUrl' | 'logger'> & {
  config: Pick<Config, 'dataDir' | 'demoHistory' | 'logKeyFile'>;
};

/**
 * Writes the demonstration's history into the log: first the clinic and its users, who can then log in, then day by day
 * what they did. It is begun once, on an empty log; after an interruption the next start continues it.
 */
export class ArrivingHistory {
  /** Released when complete, because it holds the whole clinic in memory. */
  private story: Story | undefined;
  private readonly writer: HistoryWriter;
  private readonly abort = new AbortController();
  private arriving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly running: Receiving,
    private note: HistoryNote,
  ) {
    const { platform, ownerUrl } = running;
    this.story = storyOf(platform, note);
    this.writer = new HistoryWriter(platform, ownerUrl, logCodes(running.config));
  }

  /** The history of this installation: one that was begun, or a new one if its log is empty; else undefined. */
  static async of(running: Receiving, now: Date, days: number): Promise<ArrivingHistory | undefined> {
    const { config, platform } = running;
    const note = readNote(config.dataDir);
    if (note) return note.done ? undefined : new ArrivingHistory(running, note);
    if (!config.demoHistory || (await platform.log.head()) > 0n) return undefined;
    return new ArrivingHistory(running, {
      until: now.toISOString(),
      days,
      facilities: [],
      done: false,
      hasFiles: false,
    });
  }

  /** Creates the clinic; returns its logins. */
  async begin(): Promise<(Omit<DemoLogin, 'password'> & { userId: number })[]> {
    const { platform } = this.running;
    this.keep({});
    await this.writer.begin();
    const beginning = await this.pastStory().beginning();
    for (const facility of beginning.facilities) platform.arrivals.reach(facility, 0);
    await this.writer.write(beginning);
    this.keep({ facilities: beginning.facilities });
    return beginning.logins;
  }

  /** Writes the remaining days, yielding between them. */
  go(): void {
    this.arriving = this.arrive();
  }

  /** Resolves when the history is complete or was stopped. */
  get arrived(): Promise<void> {
    return this.arriving;
  }

  /** Finishes the day under way. */
  async stop(): Promise<void> {
    this.abort.abort();
    this.running.platform.arrivals.giveUp();
    await this.arriving;
    await this.writer.close();
  }

  private async arrive(): Promise<void> {
    const { platform, logger } = this.running;
    const { facilities } = this.note;
    try {
      const story = this.pastStory();
      let before = await platform.log.head();
      for await (const chapter of story.chapters()) {
        await this.writer.write(chapter);
        // The log is never more than one chapter ahead of the rows.
        await this.shown(before);
        before = await platform.log.head();
        if (this.abort.signal.aborted) return;
        for (const facility of facilities) platform.arrivals.reach(facility, chapter.part);
      }
      await this.writer.end(story.recordNumbers);
      await this.shown(before);
      this.keep({ done: true });
      logger.info('the history of the demonstration is complete');
    } catch (error) {
      if (this.abort.signal.aborted) return;
      logger.error({ err: error }, 'the history of the demonstration is not complete');
    }
    this.story = undefined;
    for (const facility of facilities) platform.arrivals.end(facility);
  }

  private pastStory(): Story {
    if (!this.story) throw new Error('the story was told');
    return this.story;
  }

  /** Waits until the rows show the log up to there. */
  private async shown(position: bigint): Promise<void> {
    const { progress } = this.running.platform;
    for (const facility of this.note.facilities)
      while (!this.abort.signal.aborted && !(await progress.waitFor(position, facility, 1_000)));
  }

  private keep(known: Partial<HistoryNote>): void {
    this.note = { ...this.note, ...known };
    writeNote(this.running.config.dataDir, this.note);
  }
}
