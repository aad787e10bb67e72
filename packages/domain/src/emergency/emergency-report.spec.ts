import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyDayRow } from '@alur/contracts/emergency/rows';
import * as stays from '@alur/contracts/stay/commands';
import { expect, test } from 'vitest';
import { reason } from '../care/testing/department.js';
import { BED, DAY, DOCTOR, patientOf } from '../care/testing/ward.js';
import { emergencyDays } from './report.js';
import { arrived, inCare } from './testing/arrived.js';

test('the report counts by triage, time to doctor, disposition, hour and early death', () => {
  const all = arrived();
  all.triages(1, 2, {}, { clock: '14:05' });
  all.begins(1, { clock: '14:40' });
  all.disposes(1, 'died', {}, { clock: '15:00' });
  all.unknown(5, {}, { clock: '15:10' });
  all.triages(5, 0);
  all.disposes(5, 'dead_on_arrival');
  all.arrives(2, {}, { clock: '16:00' });
  all.story.when(commands.cancelEmergency, { id: 2, reason });
  const hours = Array.from({ length: 24 }, (_none, hour) => (hour === 21 || hour === 22 ? 1 : 0));
  all.story.thenSums(emergencyDays, [
    {
      ...{ date: DAY, month: '2026-11', visits: 2, red: 0, yellow: 1, green: 0, black: 1, untriaged: 0, hours },
      ...{ seen: 1, seenInTime: 0, seenMinutes: 40, died: 1, dead_on_arrival: 1, diedWithin24h: 1, home: 0 },
      ...{ admitted: 0, intensive_care: 0, operating_room: 0, referred: 0, against_advice: 0, undecided: 0 },
    },
  ]);
});

test('who dies in the stay within 24 hours of arrival died early too, until it is taken back', () => {
  const dies = (leaves: { today: string; clock: string }) => {
    const all = inCare();
    const { story } = all;
    all.disposes(1, 'admitted');
    const body = { patientId: patientOf(1), fromEncounterId: 1, bedId: BED, doctorId: DOCTOR, payer: 'general' };
    story.when(stays.admit, body, { ids: { encounter: 7, transaction: 77 }, clock: '16:30' });
    const order = { id: 7, manner: 'died_within_48h', plannedOn: leaves.today };
    story.when(stays.orderDischarge, order, leaves);
    story.when(stays.leaveStay, { id: 7 });
    return story;
  };
  const early = (story: ReturnType<typeof dies>) =>
    story.clinic.sums<EmergencyDayRow>(emergencyDays).map(({ diedWithin24h, admitted }) => [diedWithin24h, admitted]);
  const soon = dies({ today: '2026-11-24', clock: '13:59' });
  expect(early(soon)).toEqual([[1, 1]]);
  soon.when(stays.resumeStay, { id: 7, reason });
  expect(early(soon)).toEqual([[0, 1]]);
  expect(early(dies({ today: '2026-11-24', clock: '14:00' }))).toEqual([[0, 1]]);
});
