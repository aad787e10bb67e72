import { CENSUS_FLOWS, censusBack, type CensusDayRow } from '@alur/contracts/stay/census';
import * as commands from '@alur/contracts/stay/commands';
import { expect, test } from 'vitest';
import { BED_2, CLASS_3, DAY, hospital, ICU_BED } from '../care/testing/ward.js';
import { censusDays } from './census-view.js';

const reason = 'Salah input';
const next = '2026-11-24';
const all = () => {
  const it = hospital();
  it.registers(1);
  it.registers(2);
  it.admits(1, {}, { clock: '08:00' });
  return it;
};
const day = (date: string, unitId: number, unitName: string) => ({
  ...{ id: `${date}_${unitId}`, date, month: date.slice(0, 7), unitId, unitName },
  ...Object.fromEntries(CENSUS_FLOWS.map(name => [name, 0])),
});
const goes = (id: number, manner = 'approved') => ({ id, manner, plannedOn: '2026-11-30' });

test('who comes, moves between units and goes is counted where and when it was', () => {
  const { story, admits } = all();
  admits(2, { bedId: BED_2 }, { clock: '09:00' });
  const icu = { id: 1, bedId: ICU_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
  story.when(commands.moveStay, icu, { clock: '10:00' });
  story.when(commands.orderDischarge, goes(2)).when(commands.leaveStay, { id: 2 }, { clock: '12:00' });
  const dead = { today: next, clock: '11:00' };
  story.when(commands.orderDischarge, goes(1, 'died_within_48h'), dead).when(commands.leaveStay, { id: 1 }, dead);
  story.thenSums(censusDays, [
    { ...day(DAY, 1, 'Melati'), admitted: 2, movedOut: 1, alive: 1, sameDay: 1, stayDays: 1 },
    { ...day(DAY, 2, 'ICU'), movedIn: 1 },
    { ...day(next, 2, 'ICU'), diedEarly: 1, stayDays: 1 },
  ]);
});

test('is four days of care and of stay where five nights are charged (DOMAIN-CLINICAL 1.2)', () => {
  const it = hospital();
  it.registers(1);
  it.admits(1, {}, { clock: '15:00' });
  const { story } = it;
  const moves = (body: object, today: string, clock: string) =>
    story.when(commands.moveStay, { id: 1, ...body }, { today, clock });
  moves({ bedId: ICU_BED, basis: 'upgrade', entitledClassId: CLASS_3 }, next, '03:00');
  moves({ bedId: BED_2, basis: 'entitled' }, '2026-11-26', '09:00');
  const left = { today: '2026-11-27', clock: '13:30' };
  story.when(commands.orderDischarge, goes(1), left).when(commands.leaveStay, { id: 1 }, left);
  const rows = story.clinic.sums<CensusDayRow>(censusDays);
  const careDays = (unitId: number) =>
    censusBack(
      rows.filter(row => row.unitId === unitId),
      { from: DAY, today: '2026-11-27', lying: 0 },
    ).reduce((sum, { patientDays }) => sum + patientDays, 0);
  expect([careDays(1), careDays(2)]).toEqual([2, 2]);
  expect(rows.reduce((sum, { stayDays }) => sum + stayDays, 0)).toBe(4);
});

test('what is taken back is counted no more', () => {
  const { story, admits } = all();
  story.when(commands.orderDischarge, goes(1)).when(commands.leaveStay, { id: 1 }, { clock: '12:00' });
  story.when(commands.resumeStay, { id: 1, reason });
  admits(2, { bedId: BED_2 });
  story.when(commands.cancelAdmission, { id: 2, reason });
  story.thenSums(censusDays, [{ ...day(DAY, 1, 'Melati'), admitted: 1 }]);
});
