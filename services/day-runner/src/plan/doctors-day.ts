import type { PlannedVisit } from './planned.js';

const VISITS_A_DOCTOR = 30;
const MOST_DOCTORS = 8;
const CONSULTATION_SECONDS = 6 * 60;
/** Seconds from arrival to consultation: attendance, and the nurse's vital signs. */
export const BEFORE_CONSULTATION = 10 * 60;

export const doctorsFor = (visits: number): number =>
  Math.min(MOST_DOCTORS, Math.max(1, Math.ceil(visits / VISITS_A_DOCTOR)));

/** Schedules each visit's consultation: one after the other, in order of arrival. */
export const doctorsDay = (visits: readonly PlannedVisit[]): void => {
  const freeAt = new Map<number, number>();
  const coming = visits.filter(visit => visit.appointment.attended);
  for (const visit of coming.toSorted((one, other) => one.at.arrives - other.at.arrives)) {
    visit.at.consults = Math.max(visit.at.arrives + BEFORE_CONSULTATION, freeAt.get(visit.schedule) ?? 0);
    freeAt.set(visit.schedule, visit.at.consults + CONSULTATION_SECONDS);
  }
};
