import type { Outcome } from './wire/person.js';
import { monotonic } from './wire/monotonic.js';

/** An acknowledged command: the log must contain it, at this position and under this key. */
export interface Acknowledged {
  merchantId: number;
  commandId: string;
  position: string;
}

/** A change that a board must show: a row of a topic, by a command sent at `due` and standing at `position`. */
export interface Expectation {
  merchantId: number;
  topic: string;
  rowId: number;
  position: string;
  due: number;
}

export type RaceKind = 'call' | 'batch' | 'bill';

/** Records the run's commands and their answers. */
export class Journal {
  readonly acknowledged: Acknowledged[] = [];
  readonly expectations: Expectation[] = [];
  readonly commandMs: number[] = [];
  readonly rejected: Record<string, number> = {};
  readonly races: Record<RaceKind, { tried: number; won: number }> = {
    call: { tried: 0, won: 0 },
    batch: { tried: 0, won: 0 },
    bill: { tried: 0, won: 0 },
  };
  /** Visits that failed, and why. */
  readonly failures: string[] = [];
  absent = 0;
  prescriptions = 0;
  booked = 0;
  expectedTotal = 0;
  firstDue = Number.POSITIVE_INFINITY;
  lastDone = 0;

  get commands(): number {
    return this.commandMs.length;
  }

  get seconds(): number {
    return this.commands === 0 ? 0 : (this.lastDone - this.firstDue) / 1000;
  }

  note(sent: { merchantId: number; outcome: Outcome; due: number; took: number; topic: string | undefined }): void {
    const { merchantId, outcome, due, took, topic } = sent;
    this.commandMs.push(took);
    this.firstDue = Math.min(this.firstDue, due);
    this.lastDone = monotonic();
    if (!outcome.ok) {
      this.rejected[outcome.code] = (this.rejected[outcome.code] ?? 0) + 1;
      return;
    }
    const { id, position } = outcome.receipt;
    this.acknowledged.push({ merchantId, commandId: outcome.commandId, position });
    if (topic) this.expectations.push({ merchantId, topic, rowId: id, position, due });
  }

  /** A race is passed when exactly one of the two succeeded. */
  noteRace(kind: RaceKind, outcomes: readonly Outcome[]): void {
    this.races[kind].tried += 1;
    if (outcomes.filter(({ ok }) => ok).length === 1) this.races[kind].won += 1;
  }
}
