import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { BED_2, DAY, hospital } from '../care/testing/ward.js';
import { stayPlanView } from './stay-plan-view.js';
import { stayView } from './stay-view.js';
import { stay, type StayState } from './stay.js';

const reason = 'Terduga TB paru';
const airborne = { id: 1, precaution: 'airborne', reason, until: '2026-11-25' };

/** Patient 1 in bed 1 since 15:00, isolated since 16:00. */
const isolated = () => {
  const all = hospital();
  all.registers(1);
  all.admits(1, {}, { clock: '15:00' });
  const started = all.story.when(commands.startIsolation, airborne, { clock: '16:00' });
  const row = () => all.story.clinic.rows(stayView).find(({ id }) => id === 1);
  const plan = () => all.story.clinic.rows(stayPlanView).find(({ id }) => id === 1);
  return { ...all, started, row, plan };
};

const isolationOf = (state: StayState) => (state.status === 'none' ? null : state.isolation);

describe('the isolation of a patient', () => {
  test('has a precaution, a reason and a day to look at it again; the bed board is told no reason', () => {
    const { started, row, plan } = isolated();
    const until = '2026-11-25';
    const since = `${DAY}T16:00:00.000Z`;
    started.thenState(stay, 1, { isolation: { precaution: 'airborne', reason, until, since } });
    expect(row()?.isolation).toEqual({ precaution: 'airborne', reason, since, until });
    expect(plan()?.isolation).toEqual({ precaution: 'airborne', until });
  });

  test('is one at a time, until somebody ends it', () => {
    const { story, row, plan } = isolated();
    story.when(commands.startIsolation, { ...airborne, precaution: 'contact' }).thenRejects('stay.isolated-already');
    story.when(commands.endIsolation, { id: 1 }, { clock: '17:00' });
    expect([row()?.isolation, plan()?.isolation]).toEqual([null, null]);
    story.when(commands.endIsolation, { id: 1 }).thenRejects('stay.not-isolated');
    story.when(commands.startIsolation, { id: 1, precaution: 'contact', reason }, { clock: '18:00' });
    expect(plan()?.isolation).toEqual({ precaution: 'contact', until: null });
  });

  test('is never until a day that is past', () => {
    const { story, registers, admits } = isolated();
    registers(2);
    admits(2, { bedId: BED_2 });
    const past = { ...airborne, id: 2, until: '2026-11-22' };
    story.when(commands.startIsolation, past).thenRejects('stay.isolation-past');
    story.when(commands.startIsolation, { ...past, until: DAY });
    expect(story.state(stay, 2)).toMatchObject({ isolation: { precaution: 'airborne', until: DAY } });
  });

  test('goes where she goes', () => {
    const { story, row } = isolated();
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '17:00' });
    expect(row()).toMatchObject({ bedName: 'Bed 2', isolation: { precaution: 'airborne' } });
  });

  test('is in force again as it was when a leaving is taken back, and not when it had ended before', () => {
    const { story, row, plan } = isolated();
    const told = () => [row()?.isolation, plan()?.isolation];
    const before = { told: told(), isolation: isolationOf(story.state(stay, 1)) };
    const leaves = (clock: string) => {
      story.when(commands.orderDischarge, { id: 1, manner: 'approved', plannedOn: '2026-11-30' });
      story.when(commands.leaveStay, { id: 1 }, { clock });
    };
    leaves('18:00');
    story.when(commands.resumeStay, { id: 1, reason: 'Belum pulang' }, { clock: '18:30' });
    story.when(commands.withdrawDischarge, { id: 1, reason: 'Belum pulang' });
    expect({ told: told(), isolation: isolationOf(story.state(stay, 1)) }).toEqual(before);
    story.when(commands.endIsolation, { id: 1 }, { clock: '19:00' });
    leaves('20:00');
    story.when(commands.resumeStay, { id: 1, reason: 'Belum pulang' }, { clock: '20:30' });
    expect(told()).toEqual([null, null]);
    expect(story.state(stay, 1)).toMatchObject({ status: 'in_bed', isolation: null });
  });

  test('ends when she leaves or was never admitted', () => {
    const { story, row, plan } = isolated();
    story.when(commands.orderDischarge, { id: 1, manner: 'approved', plannedOn: '2026-11-30' });
    story.when(commands.leaveStay, { id: 1 }, { clock: '18:00' }).thenState(stay, 1, { isolation: null });
    expect([row()?.isolation, plan()?.isolation]).toEqual([null, null]);
    story.when(commands.startIsolation, airborne).thenRejects('stay.left');
    story.when(commands.endIsolation, { id: 1 }).thenRejects('stay.left');
    const never = isolated();
    never.story.when(commands.cancelAdmission, { id: 1, reason: 'Salah pasien' });
    expect(never.row()).toMatchObject({ isolation: null, status: 'cancelled' });
    never.story.when(commands.startIsolation, airborne).thenRejects('stay.cancelled');
  });
});
