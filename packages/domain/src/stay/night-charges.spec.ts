import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../care/testing/facility.js';
import { billOf, CLASS_3, DAY, DOCTOR, hospital, ICU_BED, VIP_BED } from '../care/testing/ward.js';
import { billOf as billState, transaction } from '../transaction/transaction.js';
import { stayNightView } from './stay-night-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';
import { admitted, go, midnight, night, reason } from './testing/admitted.js';

describe('nights', () => {
  test('are charged by the clock once each, after days of sleep too, and settled at the end', () => {
    const all = admitted();
    midnight(all, '2026-11-24').thenRows(stayNightView, [night('2026-11-23', 100_000)]);
    midnight(all, '2026-11-24').then();
    midnight(all, '2026-11-27').thenRows(stayView, [{ nights: 4, nightsAmount: 400_000, nextNight: '2026-11-27' }]);
    all.story.when(commands.orderDischarge, go);
    all.story.when(commands.leaveStay, { id: 1 }, { today: '2026-11-27', clock: '13:30' });
    expect(all.story.state(transaction, billOf(1))).toMatchObject({ subtotal: 500_000, status: 'open' });
    midnight(all, '2026-11-28').then();
  });

  // DOMAIN-CLINICAL 1.1: check-in 14:00, check-out 12:00.
  test.each([
    ['08:00', '2026-11-24', '11:00', false, 1],
    ['08:00', '2026-11-24', '11:00', true, 2],
    ['02:00', '2026-11-23', '11:00', true, 1],
    ['13:00', '2026-11-24', '11:00', true, 1],
    ['14:00', '2026-11-24', '11:00', true, 1],
    ['08:00', '2026-11-24', '12:01', true, 3],
  ])('from %s until %s %s, early arrival charged: %s, are %i', (came, today, clock, earlyArrivalCharged, nights) => {
    const all = hospital();
    const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false };
    all.story.given(settingsOf('general', { ...general, earlyArrivalCharged }));
    all.registers(1);
    all.admits(1, {}, { clock: came });
    if (today !== DAY) midnight(all, today);
    all.story.when(commands.orderDischarge, go, { today, clock });
    all.story.when(commands.leaveStay, { id: 1 }, { today, clock }).thenRows(stayView, [{ nights, status: 'left' }]);
    expect(all.story.state(transaction, billOf(1))).toMatchObject({ subtotal: nights * 100_000 });
  });

  test('of who is on leave are charged where the house keeps her bed at its price, but for the first', () => {
    const charged = (leaveCharged: boolean) => {
      const all = admitted();
      const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false };
      all.story.given(settingsOf('general', { ...general, leaveCharged }));
      all.story.when(commands.startLeave, { id: 1, reason }, { clock: '18:00' });
      midnight(all, '2026-11-25');
      all.story.when(commands.endLeave, { id: 1 }, { today: '2026-11-25', clock: '09:00' });
      midnight(all, '2026-11-26');
      const it = all.story.state(stay, 1);
      return it.status === 'none' ? [] : it.nights.map(({ date }) => date);
    };
    expect(charged(true)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(charged(false)).toEqual(['2026-11-23', '2026-11-25']);
  });

  test('belong to the bed at midnight', () => {
    const all = admitted();
    const { story } = all;
    story.when(commands.moveStay, { id: 1, bedId: ICU_BED }, { today: '2026-11-24', clock: '03:00' });
    midnight(all, '2026-11-26');
    story.when(commands.moveStay, { id: 1, bedId: VIP_BED }, { today: '2026-11-26', clock: '09:00' });
    story.when(commands.orderDischarge, go);
    story
      .when(commands.leaveStay, { id: 1 }, { today: '2026-11-27', clock: '13:30' })
      .thenRows(stayNightView, [
        night('2026-11-23', 100_000),
        night('2026-11-24', 900_000, `Bed ${ICU_BED}`),
        night('2026-11-25', 900_000, `Bed ${ICU_BED}`),
        night('2026-11-26', 500_000, `Bed ${VIP_BED}`),
        night('2026-11-27', 500_000, `Bed ${VIP_BED}`),
      ]);
    expect(story.state(transaction, billOf(1))).toMatchObject({ subtotal: 2_900_000 });
  });

  test('of one who boards in another class are charged by her own', () => {
    const all = admitted({ bedId: VIP_BED, basis: 'boarding', entitledClassId: CLASS_3 });
    midnight(all, '2026-11-24').thenRows(stayNightView, [night('2026-11-23', 100_000, `Bed ${VIP_BED}`)]);
  });

  test('of one who chose a class above hers are charged by her own, and what the other costs more beside it', () => {
    const all = admitted({ bedId: VIP_BED, basis: 'upgrade', entitledClassId: CLASS_3 });
    midnight(all, '2026-11-24').thenRows(stayNightView, [night('2026-11-23', 500_000, `Bed ${VIP_BED}`)]);
    const charged = () =>
      billState(all.story.state(transaction, billOf(1)))
        .documents.flat()
        .flatMap(({ lines }) => lines.filter(({ itemType }) => itemType === 'room_bed'))
        .map(({ name, amount }) => [name, amount]);
    expect(charged()).toEqual([
      ['Kamar Kelas 3, malam 2026-11-23', 100_000],
      ['Selisih kelas VIP dari Kelas 3, malam 2026-11-23', 400_000],
    ]);
    const change = { id: 1, basis: 'entitled', entitledClassId: null, fromNight: '2026-11-23', reason };
    all.story.when(commands.changeClass, change);
    midnight(all, '2026-11-24');
    expect(charged()).toEqual([['Kamar VIP, malam 2026-11-23', 500_000]]);
  });

  test('are charged anew from the night on from which her class is another', () => {
    const all = admitted({ bedId: VIP_BED });
    midnight(all, '2026-11-25');
    const change = { id: 1, basis: 'boarding', entitledClassId: CLASS_3, fromNight: '2026-11-24', reason };
    all.story.when(commands.changeClass, change);
    midnight(all, '2026-11-26').thenRows(stayNightView, [
      night('2026-11-23', 500_000, `Bed ${VIP_BED}`),
      night('2026-11-24', 100_000, `Bed ${VIP_BED}`),
      night('2026-11-25', 100_000, `Bed ${VIP_BED}`),
    ]);
    expect(all.story.state(transaction, billOf(1))).toMatchObject({ subtotal: 700_000 });
  });

  test('that she had left before are taken back', () => {
    const all = admitted();
    midnight(all, '2026-11-26');
    all.story.when(commands.orderDischarge, go);
    const leftAt = '2026-11-24T11:00:00.000Z';
    all.story
      .when(commands.leaveStay, { id: 1, leftAt }, { today: '2026-11-26', clock: '08:00' })
      .thenRows(stayNightView, [night('2026-11-23', 100_000)]);
    expect(all.story.state(transaction, billOf(1))).toMatchObject({ subtotal: 100_000 });
  });
});

test('a bill of forty days has each night once, whatever is charged again, and stays one document of nights', () => {
  const all = admitted();
  const { story } = all;
  const day = (n: number) => new Date(Date.parse(`${DAY}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
  for (let n = 1; n <= 40; n++) {
    midnight(all, day(n));
    midnight(all, day(n));
    story.attempt(commands.recordVisit, { id: 1, doctorId: DOCTOR }, { today: day(n), clock: '08:00' });
  }
  const bill = story.state(transaction, billOf(1));
  expect(bill).toMatchObject({ subtotal: 40 * 100_000 + 40 * 150_000 });
  const posted = story.clinic.log.filter(({ type }) => type === 'ChargesPosted' || type === 'ChargesChanged');
  // Each day adds two at most; a day that posted all earlier nights again would add ever more.
  expect(posted.length).toBeLessThanOrEqual(82);
});
