import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../care/testing/facility.js';
import { BED_2, beds, billOf, DAY, hospital, patientOf } from '../care/testing/ward.js';
import { bed } from '../bed/bed.js';
import { transaction } from '../transaction/transaction.js';
import { censusDays } from './census-view.js';
import { stayNightView } from './stay-night-view.js';
import { stayPlanView } from './stay-plan-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';

const NEXT = '2026-11-24';
const spouse = { id: 1, relation: 'spouse' };
const goes = { id: 1, manner: 'approved', plannedOn: '2026-11-30' };

/** Patient 1 in bed 1 since 15:00, whose husband has a bed beside hers since 16:00. */
const accompanied = (companionNightPrice: number | null = null) => {
  const all = hospital();
  const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false, companionNightPrice };
  all.story.given(settingsOf('general', general));
  all.registers(1);
  all.registers(2);
  all.admits(1, {}, { clock: '15:00' });
  all.story.when(commands.addCompanion, spouse, { clock: '16:00' });
  const row = () => all.story.clinic.rows(stayView).find(({ id }) => id === 1);
  const plan = () => all.story.clinic.rows(stayPlanView).find(({ id }) => id === 1);
  const midnight = (today: string) =>
    all.story.when(commands.chargeNights, { id: 1, through: today }, { today, clock: '00:00' });
  return { ...all, row, plan, midnight };
};

describe('the bed of a companion', () => {
  test('is of the patient’s stay, one for one, and given up when nobody stays with her', () => {
    const { story, row, plan } = accompanied();
    expect(row()).toMatchObject({ companion: { relation: 'spouse', since: `${DAY}T16:00:00.000Z` } });
    expect(plan()).toMatchObject({ companion: true });
    story.when(commands.addCompanion, { id: 1, relation: 'parent' }).thenRejects('stay.companion-here');
    story.when(commands.endCompanion, { id: 1 }, { clock: '17:00' });
    expect(row()).toMatchObject({ companion: null });
    story.when(commands.endCompanion, { id: 1 }).thenRejects('stay.no-companion');
    story.when(commands.addCompanion, spouse, { clock: '18:00' });
    expect(story.state(stay, 1)).toMatchObject({ companions: [{ until: `${DAY}T17:00:00.000Z` }, { until: null }] });
  });

  test('is none of the ward’s: its beds stay free, and nobody more is counted', () => {
    const { story, admits } = accompanied();
    expect(beds.map(id => story.state(bed, id).status)).toEqual(['occupied', 'available', 'available', 'available']);
    expect(story.clinic.sums(censusDays)).toMatchObject([{ id: `${DAY}_1`, admitted: 1 }]);
    admits(2, { bedId: BED_2 }).thenState(bed, BED_2, { status: 'occupied', patientId: patientOf(2) });
  });

  test('goes where she goes, or is given up as she moves', () => {
    const { story, row, plan } = accompanied();
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '17:00' });
    expect(row()).toMatchObject({ bedName: 'Bed 2', companion: { relation: 'spouse' } });
    story.when(commands.moveStay, { id: 1, bedId: 3, companionLeaves: true }, { clock: '18:00' });
    expect(row()).toMatchObject({ bedName: 'Bed 3', companion: null });
    expect(plan()).toMatchObject({ companion: false });
    story.when(commands.moveStay, { id: 1, bedId: 4, companionLeaves: true }).thenRejects('stay.no-companion');
  });

  test('is free when she leaves or was never admitted, and does not come back by itself', () => {
    const { story, row, plan } = accompanied();
    story.when(commands.orderDischarge, goes).when(commands.leaveStay, { id: 1 }, { clock: '18:00' });
    expect(row()).toMatchObject({ companion: null, status: 'left' });
    expect(plan()).toMatchObject({ companion: false });
    story.when(commands.addCompanion, spouse).thenRejects('stay.left');
    story.when(commands.resumeStay, { id: 1, reason: 'Belum pulang' }, { clock: '18:10' });
    story.when(commands.endCompanion, { id: 1 }).thenRejects('stay.no-companion');
    const never = accompanied();
    never.story.when(commands.cancelAdmission, { id: 1, reason: 'Salah pasien' });
    expect(never.row()).toMatchObject({ companion: null, status: 'cancelled' });
    never.story.when(commands.addCompanion, spouse).thenRejects('stay.cancelled');
  });
});

describe('a night of a companion', () => {
  test('costs nothing where the facility says nothing, and what stands keeps that', () => {
    const { story, midnight } = accompanied();
    midnight(NEXT).thenState(transaction, billOf(1), { subtotal: 100_000 });
    story.given(
      settingsOf('general', {
        ...{ checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false, companionNightPrice: 50_000 },
      }),
    );
    midnight(NEXT).then();
    midnight('2026-11-25').thenState(transaction, billOf(1), { subtotal: 250_000 });
  });

  test('is charged once for each midnight with somebody beside her, as a line that BPJS does not bear', () => {
    const { story, midnight, row } = accompanied(50_000);
    midnight(NEXT);
    midnight(NEXT).then();
    story.when(commands.endCompanion, { id: 1 }, { today: NEXT, clock: '09:00' });
    midnight('2026-11-25');
    expect(row()).toMatchObject({ nights: 2, nightsAmount: 250_000 });
    story.thenRows(stayNightView, [
      { date: DAY, price: 100_000, companionPrice: 50_000 },
      { date: NEXT, price: 100_000, companionPrice: null },
    ]);
    const bill = story.state(transaction, billOf(1));
    const lines = bill.status === 'none' ? [] : bill.documents.flat().flatMap(each => each.lines);
    expect(lines.filter(({ service }) => service?.kind === 'companion-night')).toMatchObject([
      { name: `Tempat tidur penunggu, malam ${DAY}`, amount: 50_000, itemType: 'room_bed' },
    ]);
  });

  test('of a stay without a midnight is charged to who went with her, and the end settles what the clock charged', () => {
    const { story, midnight } = accompanied(50_000);
    story.when(commands.orderDischarge, goes);
    story
      .when(commands.leaveStay, { id: 1 }, { clock: '20:00' })
      .thenState(transaction, billOf(1), { subtotal: 150_000 });
    const long = accompanied(50_000);
    long.midnight(NEXT);
    // She went before that midnight, as somebody says later.
    long.story.when(commands.orderDischarge, goes, { today: NEXT, clock: '00:10' });
    const leftAt = `${DAY}T22:00:00.000Z`;
    long.story
      .when(commands.leaveStay, { id: 1, leftAt }, { today: NEXT, clock: '00:20' })
      .thenState(transaction, billOf(1), { subtotal: 150_000 });
    midnight(NEXT).then();
  });
});
