import type { Appointment } from '../appointments.js';
import type { PlannedDiscount, PlannedPayment } from './bill.js';
import { diseaseOf, linesFor } from './clinical.js';
import { doctorsFor, doctorsDay } from './doctors-day.js';
import type { Moments, PlannedClinic, PlannedVisit } from './planned.js';
import { lastBox } from './price-list.js';
import { seeded } from '@alur/contracts/kernel/seeded';

export const LEAST_RACES = 50;
/** More races than required, so that one that could not take place does not fail the day. */
const RACES = LEAST_RACES + 14;
const PRESCRIBED = 0.66;

const HOUR = 3600;
/**
 * Patients with an earlier booking get their number in the hour before the doors open, then arrive during the morning.
 */
const BOOKING_FROM = 5.5 * HOUR;
const DOORS_OPEN = 6.5 * HOUR;
const NOON = 12 * HOUR;

const momentsOf = (appointments: readonly Appointment[]): Omit<Moments, 'consults'>[] => {
  const earlier = appointments.filter(each => each.bookedOn < each.visitDate).length;
  let seen = 0;
  return appointments.map(({ id, bookedOn, visitDate, bookedSecond }) => {
    if (bookedOn >= visitDate) return { booked: bookedSecond, arrives: bookedSecond };
    const place = seen++ / Math.max(1, earlier);
    return {
      booked: BOOKING_FROM + place * (DOORS_OPEN - BOOKING_FROM),
      arrives: DOORS_OPEN + seeded(id)() * (NOON - DOORS_OPEN),
    };
  });
};

const payments: readonly PlannedPayment[] = ['cash', 'cash', 'qris', 'split', 'debit_card'];
const discounts: readonly PlannedDiscount[] = [
  { type: 'single_outpatient_consultations', valueType: 'percent', value: 12.5 },
  { type: 'registration', valueType: 'amount', value: 2_500 },
];

/** 5% of the patients get a discount or have their bill voided, alternately. */
const exceptionOf = (place: number): Pick<PlannedVisit, 'discount' | 'isVoided'> => {
  if (place % 20 !== 4) return { discount: null, isVoided: false };
  const turn = Math.floor(place / 20);
  if (turn % 2 === 1) return { discount: null, isVoided: true };
  return { discount: discounts[Math.floor(turn / 2) % discounts.length] ?? null, isVoided: false };
};

/** Selects `count` places evenly over `total`. */
const spreadOver = (count: number, total: number) => (place: number) =>
  Math.floor((place * count) / total) !== Math.floor(((place + 1) * count) / total);

const visitsOf = (appointments: readonly Appointment[]): PlannedVisit[] => {
  const moments = momentsOf(appointments);
  const coming = appointments.filter(each => each.attended).length;
  const isRaced = spreadOver(Math.min(RACES, coming), coming);
  const isPrescribed = spreadOver(Math.min(coming, Math.max(Math.ceil(coming * PRESCRIBED), 2 * RACES)), coming);
  let place = 0;
  return appointments.map((appointment, index) => {
    const random = seeded(appointment.id + 1);
    const { booked = 0, arrives = 0 } = moments[index] ?? {};
    const mine = appointment.attended ? place++ : 0;
    const diagnosis = diseaseOf(appointment, random);
    return {
      appointment,
      at: { booked, arrives, consults: arrives },
      schedule: 0,
      diagnosis,
      treatments: random() < 0.3 ? [Math.floor(random() * 3)] : [],
      lines: appointment.attended && isPrescribed(mine) ? linesFor(diagnosis.code, appointment.age, random) : [],
      ...(appointment.attended ? exceptionOf(mine) : { discount: null, isVoided: false }),
      payment: payments[mine % payments.length] ?? 'cash',
      races: {
        call: appointment.attended && isRaced(mine),
        bill: appointment.attended && isRaced(coming - 1 - mine),
        lastBox: null,
      },
    };
  });
};

/** Pairs up successive patients of one clinic with a prescription, who compete for the same last box. */
const pairUp = (clinics: readonly PlannedClinic[]): void => {
  let pair = 0;
  const candidates = clinics.map(clinic =>
    clinic.visits.filter(visit => visit.lines.length > 0).toSorted((one, other) => one.at.consults - other.at.consults),
  );
  for (let round = 0; pair < RACES && candidates.some(each => each.length >= 2 * (round + 1)); round++)
    clinics.forEach((clinic, index) => {
      const two = candidates[index]?.slice(2 * round, 2 * round + 2) ?? [];
      if (two.length < 2 || pair >= RACES) return;
      for (const visit of two) {
        visit.races.lastBox = pair;
        visit.lines = [{ kind: 'last-box', pair, quantity: lastBox.units }];
      }
      clinic.pairs.push(pair++);
    });
};

/** Plans the whole day in advance; the same file gives the same plan. */
export const planDay = (appointments: readonly Appointment[]): PlannedClinic[] => {
  const clinics = new Map<string, PlannedClinic>();
  for (const visit of visitsOf(inOrder(appointments))) {
    const name = visit.appointment.clinic;
    const clinic = clinics.get(name) ?? { name, doctors: 0, visits: [], pairs: [] };
    clinic.visits.push(visit);
    clinics.set(name, clinic);
  }
  for (const clinic of clinics.values()) {
    clinic.doctors = doctorsFor(clinic.visits.length);
    clinic.visits.forEach((visit, index) => (visit.schedule = index % clinic.doctors));
    doctorsDay(clinic.visits);
  }
  const all = [...clinics.values()];
  pairUp(all);
  return all;
};

const inOrder = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.toSorted(
    (one, other) =>
      one.bookedOn.localeCompare(other.bookedOn) || one.bookedSecond - other.bookedSecond || one.id - other.id,
  );
