import { CENSUS_FLOWS } from '@alur/contracts/stay/census';
import * as commands from '@alur/contracts/stay/commands';
import { test } from 'vitest';
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

test('what is taken back is counted no more', () => {
  const { story, admits } = all();
  story.when(commands.orderDischarge, goes(1)).when(commands.leaveStay, { id: 1 }, { clock: '12:00' });
  story.when(commands.resumeStay, { id: 1, reason });
  admits(2, { bedId: BED_2 });
  story.when(commands.cancelAdmission, { id: 2, reason });
  story.thenSums(censusDays, [{ ...day(DAY, 1, 'Melati'), admitted: 1 }]);
});
