import { illnessFor } from './choice.js';
import type { Agenda } from './agenda.js';
import type { PastClinic, PastDay, PastPart, PastVisit } from './past.js';

const MINUTE = 60_000;

export interface PlaceOptions {
  clinic: PastClinic;
  parts: readonly PastPart[];
  /** Addresses of its doctors; the first gets most visits. */
  doctors: readonly string[];
  /** Address of the doctor who is late on the last day. */
  late?: string | undefined;
  agenda: Agenda;
  /** The current moment, in the day's plan. */
  played: () => number;
}

/** Simulates one of the demonstration's facilities: a day's visitors, and the course of each visit. */
export class Place {
  /** When each doctor has time for the next patient. */
  private readonly free = new Map<string, number>();

  constructor(private readonly options: PlaceOptions) {}

  /** Number of visits relative to the hospital's. */
  get size(): number {
    return this.options.clinic.size;
  }

  async begins(): Promise<void> {
    for (const part of this.options.parts) await part.begins?.();
  }

  async opens(day: PastDay): Promise<void> {
    for (const part of this.options.parts) await part.opens?.(day);
  }

  async closes(day: PastDay): Promise<void> {
    for (const part of this.options.parts) await part.closes?.(day);
  }

  /** Plans a day's visits, by the moments at which they come. */
  plan(day: PastDay, opens: number, arrivals: readonly number[]): void {
    this.free.clear();
    arrivals.forEach((arrives, nth) => this.expect(day, nth, opens, arrives));
  }

  private expect(day: PastDay, nth: number, opens: number, arrives: number): void {
    const { agenda, doctors, parts } = this.options;
    const { random } = this.options.clinic;
    const chance = random();
    const doctor = doctors[chance < 0.62 ? 0 : chance < 0.78 ? 1 : 2] ?? doctors[0] ?? '';
    const begun = { day, nth, doctor, booked: random() < 0.4 };
    const willCome = random() > 0.06 || !begun.booked;
    const takesNumber = (at: number) =>
      agenda.at(at, async () => {
        const patient = await parts.find(part => part.finds)?.finds?.(begun);
        if (!patient) return;
        const visit: PastVisit = {
          ...begun,
          patient,
          illness: illnessFor(doctor, patient, random),
          encounterId: 0,
          gone: false,
        };
        await this.moment('takesNumber', visit);
        if (willCome) agenda.at(Math.max(arrives, at + MINUTE), () => this.arrive(visit));
        else agenda.at(arrives + 150 * MINUTE, () => this.moment('staysAway', visit));
      });
    takesNumber(begun.booked ? opens + nth * 4_000 : arrives);
  }

  private async arrive(visit: PastVisit): Promise<void> {
    const { agenda, clinic, late } = this.options;
    const now = this.options.played();
    if (visit.gone) return;
    await this.moment('arrives', visit);
    agenda.at(now + 6 * MINUTE, () => this.moment('withTheNurse', visit));
    const isLate = visit.day.isLast && visit.doctor === late;
    const calls = Math.max(now + 12 * MINUTE, this.free.get(visit.doctor) ?? 0, isLate ? now + 75 * MINUTE : 0);
    const length = (7 + clinic.random() * 6) * MINUTE;
    this.free.set(visit.doctor, calls + length + MINUTE);
    agenda.at(calls, () => this.moment('isCalled', visit));
    agenda.at(calls + MINUTE, () => this.moment('sitsDown', visit));
    agenda.at(calls + length * 0.7, () => this.moment('isExamined', visit));
    agenda.at(calls + length, () => this.moment('leavesTheDoctor', visit));
    agenda.at(calls + length + 5 * MINUTE, () => this.moment('atThePharmacy', visit));
    agenda.at(calls + length + 12 * MINUTE, () => this.moment('atTheCashier', visit));
    agenda.at(calls + length + 16 * MINUTE, () => this.moment('goesHome', visit));
  }

  private async moment(
    name: Exclude<keyof PastPart, 'begins' | 'opens' | 'finds' | 'closes'>,
    visit: PastVisit,
  ): Promise<void> {
    for (const part of this.options.parts) if (!visit.gone) await part[name]?.(visit);
  }
}
