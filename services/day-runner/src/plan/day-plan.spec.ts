import { expect, it } from 'vitest';
import { parseAppointments } from '../appointments.js';
import { sampleDay } from '../sample-day.js';
import { LEAST_RACES, planDay } from './day-plan.js';
import { madeUpPatient } from './people.js';

const appointments = parseAppointments(sampleDay(600));
const clinics = planDay(appointments);
const visits = clinics.flatMap(clinic => clinic.visits);
const coming = visits.filter(visit => visit.appointment.attended);

it('is the same for the same file', () => expect(planDay(parseAppointments(sampleDay(600)))).toEqual(clinics));

it('has every line once', () => expect(visits).toHaveLength(600));

it('prescribes for at least 60% of those who come, and makes an exception of 5%', () => {
  expect(coming.filter(visit => visit.lines.length > 0).length).toBeGreaterThanOrEqual(coming.length * 0.6);
  const exceptions = coming.filter(visit => visit.discount !== null || visit.isVoided).length;
  expect(exceptions / coming.length).toBeCloseTo(0.05, 2);
});

it('has enough races of each kind, the last box between two', () => {
  expect(coming.filter(visit => visit.races.call).length).toBeGreaterThanOrEqual(LEAST_RACES);
  expect(coming.filter(visit => visit.races.bill).length).toBeGreaterThanOrEqual(LEAST_RACES);
  const pairs = Map.groupBy(coming, visit => visit.races.lastBox);
  pairs.delete(null);
  expect(pairs.size).toBeGreaterThanOrEqual(LEAST_RACES);
  for (const pair of pairs.values()) {
    expect(pair).toHaveLength(2);
    expect(new Set(pair.map(visit => visit.appointment.clinic)).size).toBe(1);
  }
});

it('lets those booked earlier come in the morning, the others when they booked', () => {
  for (const { appointment, at } of visits) {
    if (appointment.bookedOn === appointment.visitDate) expect(at.arrives).toBe(appointment.bookedSecond);
    else expect(at.arrives).toBeGreaterThan(at.booked);
    expect(at.arrives).toBeLessThan(20 * 3600);
  }
});

it('makes up the same person for the same appointment', () => {
  const who = { id: 5_642_903, gender: 'female', age: 62 } as const;
  const person = madeUpPatient(who, '2026-11-21');
  expect(madeUpPatient(who, '2026-11-21')).toEqual(person);
  expect(person.idCardNumber).toMatch(/^\d{16}$/);
  expect(Number(person.idCardNumber.slice(6, 8))).toBe(Number(person.birthDate.slice(8)) + 40);
});
