import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { bedsHeldWrong, nightsTwice, patientsInTwoBeds } from './stay.js';

const told = (stream: string, type: string, data: object) => ({ stream, type, data }) as unknown as LoggedEvent;
const lies = (bed: number, patientId = 1) => told(`bed-${bed}`, 'BedOccupied', { bedId: bed, patientId });
const left = (bed: number, patientId = 1) => told(`bed-${bed}`, 'BedVacated', { bedId: bed, patientId });

test('a patient who is moved lies in one bed, and one who is put into another without is in two', () => {
  expect(patientsInTwoBeds([lies(1), left(1), lies(2), lies(3, 2)])).toBe(0);
  expect(patientsInTwoBeds([lies(1), lies(2)])).toBe(1);
});

test('a night that was withdrawn may be charged anew', () => {
  const night = (type: string) => told('stay-7', type, { encounterId: 7, date: '2026-11-23' });
  expect(nightsTwice([night('StayNightCharged'), night('StayNightWithdrawn'), night('StayNightCharged')])).toBe(0);
  expect(nightsTwice([night('StayNightCharged'), night('StayNightCharged')])).toBe(1);
});

test('a bed is kept exactly while its order keeps it', () => {
  const kept = told('admission-5', 'AdmissionReserved', { admissionId: 5, bedId: 1 });
  const held = told('bed-1', 'BedHeld', { bedId: 1, admissionId: 5 });
  const lapsed = told('admission-5', 'AdmissionReservationLapsed', { admissionId: 5, bedId: 1 });
  const freed = told('bed-1', 'BedHoldReleased', { bedId: 1 });
  expect(bedsHeldWrong([kept, held])).toBe(0);
  expect(bedsHeldWrong([kept, held, lapsed, freed])).toBe(0);
  expect(bedsHeldWrong([kept, held, freed])).toBe(1);
  expect(bedsHeldWrong([kept, held, lapsed])).toBe(1);
});
