import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidFrom } from 'uuid';
import { systemCaller } from '../../platform/processes/system-caller.js';
import type { Running } from '../../start.js';
import { inOrder } from '../../parts.js';
import { callerOf, stateOf } from '../day/live-clinic.js';
import type { DemoMade, WithFiles } from '../demo.js';
import { demos } from '../demos.gen.js';
import { readNote, writeNote } from '../history/history-file.js';
import { storyOf } from '../history/story-of-note.js';
import type { StoryFacility } from '../history/story.js';

/** Namespace of the ids of its commands and files, by which what was interrupted continues at the next start. */
const NAMESPACE = 'c2a7e5d0-6f0b-4f0e-8a0e-3f1d2b9c4e71';
const ASKED_AGAIN_MS = 100;

type Receiving = Pick<Running, 'platform' | 'logger'> & { config: Pick<Running['config'], 'dataDir'> };

/** Adds to the facilities of a demonstration what has files or is a secret, once their history is complete. */
export class DemoFiles {
  private readonly abort = new AbortController();
  private adding: Promise<void> = Promise.resolve();

  constructor(private readonly running: Receiving) {}

  /** Begins to add them when the history has arrived. */
  go(arrived: Promise<void>): void {
    this.adding = arrived.then(() => this.add());
  }

  /** Resolves when everything is there, or it was stopped. */
  get added(): Promise<void> {
    return this.adding;
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.adding;
  }

  private async add(): Promise<void> {
    const { platform, config, logger } = this.running;
    const note = readNote(config.dataDir);
    if (!note?.done || note.hasFiles !== false || this.abort.signal.aborted) return;
    try {
      const story = storyOf(platform, note);
      // A story's beginning is always the same, so that its people are known by name.
      await story.beginning();
      for (const [, part] of inOrder(demos))
        for (const [at, facility] of story.facilities.entries()) {
          const isMeant = part.where === 'both' || part.where === (at === 0 ? 'hospital' : 'clinic');
          if (isMeant && 'files' in part && part.files)
            await (part.files as (stage: WithFiles, made: DemoMade) => Promise<unknown>)(
              this.stage(facility),
              facility.made,
            );
        }
      writeNote(config.dataDir, { ...note, hasFiles: true });
    } catch (error) {
      if (!this.abort.signal.aborted) logger.error({ err: error }, 'the demonstration lacks what has files');
    }
  }

  private stage({ facility, people }: StoryFacility): WithFiles {
    const { platform } = this.running;
    const { signal } = this.abort;
    return {
      does: async (key, email, command, id, body) => {
        signal.throwIfAborted();
        const doer = people.get(email);
        if (!doer) throw new Error(`nobody is called ${email}`);
        const commandId = uuidFrom(key, NAMESPACE);
        return (await platform.runner.execute(callerOf(doer, facility), command, id, body, { commandId })).id;
      },
      step: async (key, command, id, body) => {
        signal.throwIfAborted();
        const caller = systemCaller(facility, platform.commands.act(command)?.command.access ?? []);
        const commandId = uuidFrom(`${facility} ${key}`, NAMESPACE);
        return (await platform.runner.execute(caller, command, id, body, { commandId })).id;
      },
      keeps: async (key, place, { bytes, mediaType }) => {
        signal.throwIfAborted();
        const id = uuidFrom(`file ${key}`, NAMESPACE);
        const limits = { kindOf: () => mediaType, most: bytes.length, by: 0, id };
        return (await platform.largeFiles.keep(place, Readable.from([bytes]), limits)).id;
      },
      until: async (aggregate, id, isSo) => {
        while (!isSo(await stateOf(platform, aggregate, id))) await sleep(ASKED_AGAIN_MS, undefined, { signal });
      },
    };
  }
}
