import type { FlowStep } from '@alur/contracts/audit/flow';
import { wordsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { shownSteps } from './flow-steps';

beforeAll(() => i18next.init({ lng: 'id', resources: { id: { words: { ...wordsIn(moduleWords, 'id') } } } }));

const step = (type: string, time: string, encounterId: number | null): FlowStep => ({
  id: `${type} ${time}`,
  position: '1',
  type,
  module: 'booking',
  stream: 'booking-1',
  at: `2026-11-20T${time}:00.000Z`,
  occurredAt: null,
  localDate: '2026-11-20',
  actor: { id: 1, name: 'Ani', role: 'nurse' },
  origin: {},
  encounterId,
  changes: [],
  waited: null,
});
const way = [
  step('PatientRegistered', '01:00', null),
  step('BookingMade', '01:05', 1),
  step('NumberTaken', '01:05', 1),
  step('AttendanceConfirmed', '01:10', 1),
  step('BookingMade', '01:20', 2),
  step('NumberServed', '01:40', 1),
  step('EncounterStarted', '01:41', 1),
];
const minutes = (ms: number | null) => (ms === null ? null : ms / 60_000);

it('counts each wait within its visit', () => {
  const shown = shownSteps(way, true);
  expect(shown.map(({ waited }) => minutes(waited))).toEqual([null, null, 0, 5, null, 30, 1]);
  expect(shown.map(({ visitLasted }) => minutes(visitLasted))).toEqual([null, 36, null, null, 0, null, null]);
});

it('leaves no hole where bookkeeping is left out', () => {
  const shown = shownSteps(way, false);
  expect(shown.map(({ step: { type } }) => type)).toEqual([
    'PatientRegistered',
    'BookingMade',
    'AttendanceConfirmed',
    'BookingMade',
    'EncounterStarted',
  ]);
  expect(shown.at(-1)?.waited).toBe(31 * 60_000);
});
