import { cleanBed } from '@alur/contracts/bed/commands';
import * as commands from '@alur/contracts/stay/commands';
import { closeBill, payBill, receiveDeposit, refundDeposit } from '@alur/contracts/transaction/commands';
import { takesOrders, type VisitRecordRow } from '@alur/contracts/consultation/rows';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { BED, BED_2, billOf, CLASS_3, DAY, ICU_BED, patientOf, VIP_BED } from '../care/testing/ward.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { encounter } from '../encounter/encounter.js';
import { billToDischarge } from '../processes/bill-to-discharge.js';
import { shift } from '../shift/shift.js';
import { drawer } from '../transaction/testing/bill-events.js';
import { till } from '../transaction/testing/bills.js';
import { transaction } from '../transaction/transaction.js';
import { stayNightView } from './stay-night-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';
import { admitted, go, night, reason } from './testing/admitted.js';

describe('a discharge', () => {
  test('waits for the doctor, then for the bill', () => {
    const all = admitted();
    const { story } = all;
    story.given({ [`shift-${till.shiftId}`]: drawer });
    const later = { today: '2026-11-24', clock: '10:00' };
    story.when(commands.concludeStay, { id: 1 }, later).thenRejects('stay.discharge-not-ordered');
    story.when(commands.leaveStay, { id: 1 }).thenRejects('stay.discharge-not-ordered');
    story.when(commands.orderDischarge, go);
    story.when(commands.concludeStay, { id: 1 }).thenState(encounter, 1, { status: 'concluded' });
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenRejects('consultation.not-ongoing');
    story.when(commands.leaveStay, { id: 1 }).thenState(bed, BED, { status: 'cleaning' });
    expect(story.state(encounter, 1).status).toBe('concluded');
    story.when(commands.finishStay, { id: 1 }).then();
    story.when(closeBill, { id: billOf(1) });
    const lines = [{ method: 'cash', amount: 100_000 }];
    story.when(payBill, { id: billOf(1), shiftId: till.shiftId, lines });
    const paid = story.clinic.log.filter(({ type }) => type === 'TransactionPaid');
    expect(paid.flatMap(event => billToDischarge.react(event))).toEqual([
      { command: commands.finishStay, target: 1, body: {} },
    ]);
    story.thenRows(stayView, [{ status: 'left', concluded: true, going: 'yes' }]);
    story.when(commands.finishStay, { id: 1 }).thenState(encounter, 1, { status: 'finished' });
    story.thenRows(stayView, [{ going: null }]);
    story.when(commands.finishStay, { id: 1 }).then();
  });

  test('waits for what was ordered, and says how much that is', () => {
    const { story } = admitted();
    const order = { encounterId: 1, patientId: patientOf(1), unitId: 1, module: 'laboratory', orderId: 7 };
    story.given({ 'record-1': [{ type: 'OrderOpened', data: order }] });
    story
      .when(commands.orderDischarge, go)
      .thenRows(stayView, [{ orders: [{ module: 'laboratory', orderId: 7 }], going: 'yes' }]);
    story.when(commands.concludeStay, { id: 1 }).thenRejects('stay.orders-open', { count: 1, modules: 'laboratory' });
    story.given({ 'record-1': [{ type: 'OrderEnded', data: { ...order, outcome: 'done' } }] });
    story.when(commands.concludeStay, { id: 1 }).thenRows(stayView, [{ orders: [], concluded: true, going: 'yes' }]);
  });

  test('counts an order once that ended as done and was cancelled after all', () => {
    const { story } = admitted();
    const orderOf = (orderId: number) => ({
      ...{ encounterId: 1, patientId: patientOf(1), unitId: 1, module: 'treatment', orderId },
    });
    story.given({
      'record-1': [
        { type: 'OrderOpened', data: orderOf(7) },
        { type: 'OrderOpened', data: orderOf(8) },
        { type: 'OrderEnded', data: { ...orderOf(8), outcome: 'done' } },
        { type: 'OrderEnded', data: { ...orderOf(8), outcome: 'cancelled' } },
      ],
    });
    story.thenRows(stayView, [{ orders: [{ module: 'treatment', orderId: 7 }] }]);
  });

  test('is paid by what was given in advance, and what is left goes back', () => {
    const { story } = admitted();
    story.given({ [`shift-${till.shiftId}`]: drawer });
    const money = { shiftId: till.shiftId, method: 'cash' };
    story.when(receiveDeposit, { id: billOf(1), ...money, amount: 250_000 });
    story.when(commands.cancelAdmission, { id: 1, reason }).thenRejects('transaction.money-received');
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    story.when(closeBill, { id: billOf(1) }).thenState(transaction, billOf(1), { status: 'paid' });
    const back = { id: billOf(1), shiftId: till.shiftId, depositId: 1, reason };
    story.when(refundDeposit, { ...back, amount: 200_000 }).thenRejects('transaction.deposit-above-held');
    story
      .when(refundDeposit, { ...back, amount: 150_000 })
      .thenState(shift, till.shiftId, { expected: { cash: 200_000 } });
  });

  test('of one who paid first ends with her leaving', () => {
    const { story } = admitted();
    story.given({ [`shift-${till.shiftId}`]: drawer });
    story.when(commands.orderDischarge, go);
    story.when(commands.concludeStay, { id: 1 }, { clock: '19:00' });
    story.when(closeBill, { id: billOf(1) });
    story.when(payBill, { id: billOf(1), shiftId: till.shiftId, lines: [{ method: 'cash', amount: 100_000 }] });
    story.when(commands.finishStay, { id: 1 }).then();
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:30' }).thenState(encounter, 1, { status: 'finished' });
  });

  test('too early is taken back until the bill is closed, if nobody has got the bed', () => {
    const { story, admits } = admitted();
    story.when(commands.orderDischarge, go);
    const ordering = () => story.clinic.rows<VisitRecordRow>(visitRecordView).map(takesOrders);
    expect(ordering()).toEqual([true]);
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    expect(ordering()).toEqual([false]);
    story.when(commands.resumeStay, { id: 1, reason }).thenState(bed, BED, { status: 'occupied', encounterId: 1 });
    expect(story.state(encounter, 1).status).toBe('in_progress');
    expect(ordering()).toEqual([true]);
    expect(story.state(stay, 1).status).toBe('in_bed');
    story.when(commands.withdrawDischarge, { id: 1, reason });
    story.when(commands.leaveStay, { id: 1 }).thenRejects('stay.discharge-not-ordered');
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '20:00' });
    story.when(closeBill, { id: billOf(1) });
    story.when(commands.resumeStay, { id: 1, reason }).thenRejects('stay.bill-closed');
    admits(1, { bedId: BED_2 }, { stay: 2 }).thenState(bed, BED_2, { encounterId: 2 });
  });

  test('that is taken back says who has got the bed meanwhile, and is in it once that one has gone (CASES)', () => {
    const { story, admits } = admitted();
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    story.when(cleanBed, { id: BED });
    admits(2, {}, { stay: 2, clock: '19:30' }).thenState(bed, BED, { encounterId: 2 });
    story.when(commands.resumeStay, { id: 1, reason }).thenRejects('bed.occupied', { by: 'Sari', encounterId: 2 });
    story.when(commands.moveStay, { id: 2, bedId: BED_2 }, { clock: '20:00' });
    story.when(cleanBed, { id: BED });
    story.when(commands.resumeStay, { id: 1, reason }).thenState(bed, BED, { encounterId: 1 });
    expect(story.state(bed, BED_2)).toMatchObject({ status: 'occupied', encounterId: 2 });
  });

  test('after she was moved there and back frees each bed as she leaves it (CASES)', () => {
    const { story } = admitted();
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '16:00' });
    expect([BED, BED_2].map(id => story.state(bed, id).status)).toEqual(['cleaning', 'occupied']);
    story.when(cleanBed, { id: BED });
    story.when(commands.moveStay, { id: 1, bedId: BED }, { clock: '17:00' });
    expect([BED, BED_2].map(id => story.state(bed, id).status)).toEqual(['occupied', 'cleaning']);
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '18:00' });
    expect([BED, BED_2].map(id => story.state(bed, id).status)).toEqual(['cleaning', 'cleaning']);
  });

  test('follows her move and her admission, also with a clock that was set back since', () => {
    const { story } = admitted();
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '16:00' });
    story.when(commands.orderDischarge, { ...go, manner: 'died_within_48h' }, { clock: '15:00' });
    story
      .when(commands.leaveStay, { id: 1 }, { clock: '15:10' })
      .thenRows(stayView, [{ status: 'left', leftAt: `${DAY}T16:00:00.000Z` }]);
  });

  test('is not taken back for who has another bed by now', () => {
    const { story, admits } = admitted();
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    admits(1, { bedId: BED_2 }, { stay: 2 });
    story.when(commands.resumeStay, { id: 1, reason }).thenRejects('stay.already-admitted');
  });

  test('by death says how long she was here', () => {
    const { story } = admitted();
    const dies = (manner: string) => ({ ...go, manner });
    story.when(commands.orderDischarge, dies('died_after_48h')).thenRejects('stay.death-within-48h', {}, 'manner');
    const late = { today: '2026-11-25', clock: '15:00' };
    story
      .when(commands.orderDischarge, dies('died_within_48h'), late)
      .thenRejects('stay.death-after-48h', {}, 'manner');
    story
      .when(commands.orderDischarge, dies('died_after_48h'))
      .thenRows(stayView, [{ dischargeManner: 'died_after_48h' }]);
    story.when(commands.orderDischarge, { ...go, plannedOn: DAY }).thenRejects('stay.discharge-past', {}, 'plannedOn');
    const before = `${DAY}T14:00:00.000Z`;
    story.when(commands.leaveStay, { id: 1, leftAt: before }).thenRejects('stay.left-when', {}, 'leftAt');
  });
});

test('a patient above her class, insured on the third day and moved twice, goes home on the fifth with her deposit settled', () => {
  const { story } = admitted({ bedId: VIP_BED, basis: 'upgrade', entitledClassId: CLASS_3 });
  story.given({ [`shift-${till.shiftId}`]: drawer });
  const money = { shiftId: till.shiftId, method: 'cash' };
  story.when(receiveDeposit, { id: billOf(1), ...money, amount: 2_000_000 });
  const charged = (today: string) =>
    story.when(commands.chargeNights, { id: 1, through: today }, { today, clock: '00:00' });
  charged('2026-11-24');
  charged('2026-11-25');
  const insured = { id: 1, payer: 'insurance', insurer: 'PT Asuransi Sehat' };
  story.when(commands.changeStayPayer, insured, { clock: '09:00' }).thenRows(stayView, [{ payer: 'insurance' }]);
  story.when(commands.changeStayPayer, insured).thenRejects('booking.same-payer');
  story.when(commands.moveStay, { id: 1, bedId: ICU_BED }, { clock: '10:00' });
  charged('2026-11-26');
  story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '08:00' });
  charged('2026-11-27');
  story.when(commands.orderDischarge, { ...go, plannedOn: '2026-11-27' }, { clock: '09:00' });
  story.when(commands.leaveStay, { id: 1 }, { clock: '11:00' });
  story.thenRows(stayNightView, [
    night('2026-11-23', 500_000, `Bed ${VIP_BED}`),
    night('2026-11-24', 500_000, `Bed ${VIP_BED}`),
    night('2026-11-25', 900_000, `Bed ${ICU_BED}`),
    night('2026-11-26', 100_000, `Bed ${BED_2}`),
  ]);
  expect(story.state(transaction, billOf(1))).toMatchObject({
    subtotal: 2_000_000,
    guarantors: [{ kind: 'insurance', name: 'PT Asuransi Sehat' }],
  });
  // The insurer pays, so that the deposit is refunded to her before the bill is closed.
  story
    .when(refundDeposit, { id: billOf(1), shiftId: till.shiftId, depositId: 1, amount: 2_000_000, reason })
    .thenState(shift, till.shiftId, { expected: { cash: 100_000 } });
  story.when(closeBill, { id: billOf(1) });
  story.when(commands.changeStayPayer, { id: 1, payer: 'general' }).thenRejects('transaction.payer-locked');
  const lines = [{ method: 'insurance', amount: 2_000_000 }];
  story.when(payBill, { id: billOf(1), shiftId: till.shiftId, lines });
  story.when(commands.finishStay, { id: 1 }).thenState(encounter, 1, { status: 'finished' });
});
