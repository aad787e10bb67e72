import * as commands from '@alur/contracts/laboratory/commands';
import { expect, test } from 'vitest';
import { HCT, HGB, ids, laboratory, NUMBER, ORDER, ordered, panel, RBC, received } from '../care/testing/laboratory.js';
import { laboratoryDays, laboratoryRequesterMonths, laboratoryTestMonths } from './report.js';

const id = ORDER;
const three = [HGB, HCT, RBC];
const month = '2026-11';
const day = { date: '2026-11-23', month, orders: 1 };

test('the report counts what was measured, how soon, and what went wrong', () => {
  const story = laboratory();
  received(story)
    .when(commands.rejectSpecimen, { id, number: NUMBER, cause: 'clotted' })
    .when(commands.collectSpecimens, { id, specimenIds: [1] })
    .when(commands.receiveSpecimen, { id, number: '26112300002' })
    .when(commands.enterResults, {
      id,
      results: [
        { parameterId: HGB, text: '6.4' },
        { parameterId: HCT, text: '20' },
        { parameterId: RBC, text: '2.6' },
      ],
    })
    .when(commands.verifyResults, { id, parameterIds: three });
  story.thenSums(laboratoryDays, [
    {
      ...{ ...day, done: 0, cancelled: 0, refused: 0, withGoal: 0, inTime: 0, minutes: 0 },
      ...{ rejectedSamples: 1, criticals: 1, called: 0, calledInTime: 0 },
    },
  ]);
  story.thenSums(laboratoryTestMonths, []);
  story
    .when(commands.communicateCritical, { id, parameterIds: [HGB], communicatedTo: 'dr. Ratna', readBack: true })
    .when(commands.validateResults, { id, parameterIds: three })
    .when(commands.verifyResults, { id, parameterIds: [4] })
    .when(commands.validateResults, { id, parameterIds: [4] })
    .when(commands.correctResult, { id, parameterId: HCT, text: '21', reason: 'Salah ketik' }, { clock: '15:30' });
  story.thenSums(laboratoryDays, [
    {
      ...{ ...day, done: 1, cancelled: 0, refused: 0, withGoal: 1, inTime: 1, minutes: 0 },
      ...{ rejectedSamples: 1, criticals: 1, called: 1, calledInTime: 1 },
    },
  ]);
  const sums = story.clinic.sums<{ parameterId: number; results: number; critical: number; corrected: number }>(
    laboratoryTestMonths,
  );
  expect(
    sums.map(({ parameterId, results, critical, corrected }) => [parameterId, results, critical, corrected]),
  ).toEqual([
    [HGB, 1, 1, 0],
    [HCT, 1, 0, 1],
    [RBC, 1, 0, 0],
    [4, 1, 0, 0],
  ]);
});

test('an order that was withdrawn counts as that', () => {
  const story = laboratory();
  ordered(story).when(commands.cancelLaboratory, { id, reason: 'Salah pasien' });
  const [sum] = story.clinic.sums<Record<string, unknown>>(laboratoryRequesterMonths);
  expect(sum).toMatchObject({ month, orders: 1, tests: 0, cancelled: 1, cito: 0 });
});

test('what is asked for a later hour takes as long as from then', () => {
  const parameterIds = three;
  const story = laboratory();
  story
    .when(
      commands.orderLaboratory,
      { encounterId: 3, items: [panel], scheduledAt: '2026-11-23T15:00:00.000Z' },
      { ids, clock: '10:00' },
    )
    .when(commands.collectSpecimens, { id, specimenIds: [1] }, { clock: '15:00' })
    .when(commands.receiveSpecimen, { id, number: NUMBER }, { clock: '15:05' })
    .when(
      commands.enterResults,
      { id, results: parameterIds.map(parameterId => ({ parameterId, text: '13' })) },
      { clock: '15:10' },
    )
    .when(commands.verifyResults, { id, parameterIds }, { clock: '15:20' })
    .when(commands.validateResults, { id, parameterIds }, { clock: '15:20' })
    .when(commands.verifyResults, { id, parameterIds: [4] }, { clock: '15:25' })
    .when(commands.validateResults, { id, parameterIds: [4] }, { clock: '15:30' });
  story.thenSums(laboratoryDays, [
    {
      ...{ ...day, done: 1, cancelled: 0, refused: 0, withGoal: 1, inTime: 1, minutes: 30 },
      ...{ rejectedSamples: 0, criticals: 0, called: 0, calledInTime: 0 },
    },
  ]);
});
