import type { PlayedDay } from '@alur/contracts/demonstration/rows';
import { Rejection } from '@alur/domain/kernel/rejection';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import type { Config } from '../../platform/config/config.js';
import { Failure } from '../../platform/errors/failure.js';
import type { Platform } from '../../platform/platform.js';
import { illnessFor } from '../history/choice.js';
import { readNote } from '../history/history-file.js';
import type { PastPart, PastVisit } from '../history/past.js';
import { storyOf } from '../history/story-of-note.js';
import { doctorsOf } from '../history/story.js';
import { liveClinic } from './live-clinic.js';

const MINUTE = 60_000;
/** Shortest and longest pause between the steps of a visit. */
const STEP_MS = { least: 600, most: 8_000 };

const steps = ['withTheNurse', 'isCalled', 'sitsDown', 'isExamined', 'leavesTheDoctor'] as const;
const afterwards = ['atThePharmacy', 'atTheCashier', 'goesHome'] as const;
type Step = 'takesNumber' | 'arrives' | (typeof steps)[number] | (typeof afterwards)[number];

export interface DayGoesOnOptions {
  platform: Platform;
  config: Pick<Config, 'dataDir'>;
  logger: Logger;
}

/** A facility whose day goes on. */
interface OpenFacility {
  facility: number;
  /** Its share of all visits. */
  share: number;
  /** Addresses of its doctors; the first gets most visits. */
  doctors: readonly string[];
  parts: readonly PastPart[];
}

/**
 * Continues the day of the demonstration's facilities: their users play visits through ordinary commands, until it is
 * stopped or the process ends. What is refused ends that visit alone: somebody else may have been quicker.
 */
export class DayGoesOn {
  private playing: (Omit<PlayedDay, 'visits'> & { visits: number; abort: AbortController }) | undefined;
  /** Queue per doctor of a facility, who sees one patient at a time. */
  private readonly doctors = new Map<string, Promise<void>>();

  constructor(private readonly options: DayGoesOnOptions) {}

  /** Only a demonstration with a history has users who can play. */
  get isPossible(): boolean {
    return readNote(this.options.config.dataDir)?.done === true;
  }

  get played(): PlayedDay | null {
    if (!this.playing) return null;
    const { abort: _abort, ...played } = this.playing;
    return played;
  }

  /** Starts playing, or changes the speed. */
  async start(visitsPerMinute: number, by: string): Promise<void> {
    if (this.playing) {
      Object.assign(this.playing, { visitsPerMinute, by });
      return;
    }
    const abort = new AbortController();
    this.playing = { visitsPerMinute, by, since: new Date().toISOString(), visits: 0, abort };
    try {
      const facilities = await this.facilities(abort.signal);
      const day = this.today();
      for (const { parts } of facilities) for (const part of parts) await part.opens?.(day);
      for (const facility of facilities) void this.play(facility, abort.signal);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Stops playing; visits under way finish their current step. */
  stop(): void {
    this.playing?.abort.abort();
    this.playing = undefined;
  }

  private async facilities(signal: AbortSignal): Promise<OpenFacility[]> {
    const { platform, config } = this.options;
    const note = readNote(config.dataDir);
    if (!note) throw new Failure(404, 'system.not-found');
    const story = storyOf(platform, note);
    // A story's beginning is always the same, so that what its facilities consist of is known by name.
    await story.beginning();
    const later = (minutes: number, run: () => Promise<unknown>) =>
      void this.pause(minutes * 1_000, signal).then(() => (signal.aborted ? undefined : this.happen(run)));
    const all = story.facilities.reduce((sum, { size }) => sum + size, 0);
    return story.facilities.map(({ facility, size, people, partsIn }) => ({
      ...{ facility, share: size / all, doctors: doctorsOf(people) },
      parts: partsIn(liveClinic({ platform, facility, size, people, later })),
    }));
  }

  private async play(facility: OpenFacility, signal: AbortSignal): Promise<void> {
    const { share, doctors } = facility;
    for (let nth = 0; this.playing && !signal.aborted; nth += 1) {
      const chance = Math.random();
      const doctor = doctors[chance < 0.62 ? 0 : chance < 0.78 ? 1 : 2] ?? doctors[0] ?? '';
      void this.happen(() => this.visit(facility, { day: this.today(), nth, doctor, booked: false }, signal));
      this.playing.visits += 1;
      await this.pause(MINUTE / (this.playing.visitsPerMinute * share), signal);
    }
  }

  private async visit(
    { facility, parts }: OpenFacility,
    begun: Pick<PastVisit, 'day' | 'nth' | 'doctor' | 'booked'>,
    signal: AbortSignal,
  ): Promise<void> {
    const patient = await parts.find(part => part.finds)?.finds?.(begun);
    if (!patient) return;
    const illness = illnessFor(begun.doctor, patient, Math.random);
    const visit: PastVisit = { ...begun, patient, illness, encounterId: 0, gone: false };
    const go = async (names: readonly Step[]) => {
      for (const name of names) {
        for (const part of parts) if (!visit.gone && !signal.aborted) await part[name]?.(visit);
        await this.pause(this.stepMs(), signal);
      }
    };
    await go(['takesNumber', 'arrives']);
    const doctor = `${facility} ${begun.doctor}`;
    const before = this.doctors.get(doctor);
    const withDoctor = (async () => {
      await before;
      await go(steps);
    })();
    this.doctors.set(
      doctor,
      withDoctor.catch(() => {}),
    );
    await withDoctor;
    await go(afterwards);
  }

  private stepMs(): number {
    const usual = MINUTE / (this.playing?.visitsPerMinute ?? 1) / 2;
    return Math.min(STEP_MS.most, Math.max(STEP_MS.least, usual));
  }

  private async happen(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      const isRefused = error instanceof Rejection || error instanceof Failure;
      this.options.logger[isRefused ? 'info' : 'error']({ err: error }, 'a visit of the demonstration ends early');
    }
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  }

  private today() {
    return { date: facilityTime(new Date(), DEFAULT_ZONE).today, before: 0, isLast: false };
  }
}
