import { Connection } from '@alur/day-runner/wire/connection';
import { Person } from '@alur/day-runner/wire/person';
import { sampleDay } from '@alur/day-runner/sample-day';
import { runDayAt, type Stroke } from '@alur/day-runner/run-day';
import type { Store } from '@alur/day-runner/own-system';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shape, Site } from './site/site.js';
import type { SmallDisk } from './site/small-disk.js';

/** An acknowledged command, and its position in the log. */
export interface Acknowledged {
  commandId: string;
  position: string;
}

/** A fault; its run throws when the product did not withstand it, and the final checks come afterwards. */
export interface Fault {
  name: string;
  /** Kind of site that it needs. */
  shape: Shape;
  /** The log's store that it needs; any, if not given. */
  store?: Store;
  /** Disturbances of a day. */
  strokes?: (scene: Scene) => Stroke[];
  /** Share of the boards' frames to drop. */
  loss?: number;
  /** Size of the disk of its own that it needs, in megabytes. */
  diskMb?: number;
  /** Runs on the system without a played day. */
  run?: (scene: Scene) => Promise<void>;
}

/** What a fault works with: a site, randomness, and logged-in users. */
export class Scene {
  readonly acknowledged: Acknowledged[] = [];
  readonly connection: Connection;

  constructor(
    readonly site: Site,
    readonly random: () => number,
    private readonly visits: number,
    readonly say: (line: string) => void,
    /** The site's disk, if the fault needs one of its own. */
    readonly disk?: SmallDisk,
  ) {
    this.connection = new Connection(site.url);
  }

  /** A random moment in the middle of a day. */
  moment(from = 0.05, to = 0.7): number {
    return from + this.random() * (to - from);
  }

  /** @throws Error with this message unless the condition holds in time */
  async until(holds: () => boolean, otherwise: string, withinMs = 10_000): Promise<void> {
    for (const until = performance.now() + withinMs; !holds(); await sleep(20))
      insist(performance.now() < until, otherwise);
  }

  /** A logged-in user of the demonstration's facility. */
  async person(role = 'facility-admin'): Promise<Person> {
    const { email, password, merchantId } = this.site.login(role);
    return Person.logIn(this.connection, email, password, merchantId);
  }

  /**
   * Plays a day at new facilities with these disturbances. @throws Error unless it passes and every visit is completed
   */
  async day(strokes: readonly Stroke[], loss = 0): Promise<void> {
    const file = join(this.site.folder, 'day.csv');
    writeFileSync(file, sampleDay(this.visits));
    const options = { file, speed: { kind: 'max' } as const, boards: 6, isHospital: true, loss };
    const { operator, url } = this.site;
    const { faults, acknowledged, frames } = await runDayAt(url, operator, options, this.say, strokes);
    this.acknowledged.push(...acknowledged);
    insist(faults.length === 0, faults.join('; '));
    if (loss === 0) return;
    this.say(`boards: ${frames.lost} frames were lost, ${frames.found} times a board found out and asked again`);
    insist(frames.lost > 0, 'no frame was lost');
    insist(frames.found > 0, `${frames.lost} frames were lost, and no board found out`);
  }
}

/** @throws Error unless the condition holds */
export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
