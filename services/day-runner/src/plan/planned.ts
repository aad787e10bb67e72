import type { Appointment } from '../appointments.js';
import type { PlannedDiscount, PlannedLine, PlannedPayment } from './bill.js';

/** Moments of the file's day, in seconds after midnight. */
export interface Moments {
  booked: number;
  arrives: number;
  /** Time of the consultation; equals `arrives` for a patient who does not come. */
  consults: number;
}

export interface PlannedVisit {
  appointment: Appointment;
  at: Moments;
  /** Index of the clinic's schedule. */
  schedule: number;
  diagnosis: { code: string; name: string };
  treatments: number[];
  lines: PlannedLine[];
  discount: PlannedDiscount | null;
  isVoided: boolean;
  payment: PlannedPayment;
  races: { call: boolean; bill: boolean; lastBox: number | null };
}

export interface PlannedClinic {
  name: string;
  doctors: number;
  visits: PlannedVisit[];
  /** Pairs of visits that compete for the same last box. */
  pairs: number[];
}
