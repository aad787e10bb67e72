import { retireBed } from '@alur/contracts/bed/commands';
import { chargeConsultation, recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import * as transfers from '@alur/contracts/referral/commands';
import * as commands from '@alur/contracts/stay/commands';
import { closeBill, payBill, receiveDeposit, refundDeposit } from '@alur/contracts/transaction/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { facility, settingsOf } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import {
  addBeds,
  BED,
  BED_2,
  catalogues,
  beds,
  billOf,
  CLASS_3,
  DAY,
  DOCTOR,
  hospital,
  ICU_BED,
  OTHER_DOCTOR,
  patientOf,
  VIP_BED,
} from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { billToDischarge } from '../processes/bill-to-discharge.js';
import { referral } from '../referral/referral.js';
import { shift } from '../shift/shift.js';
import { drawer } from '../transaction/testing/bill-events.js';
import { till } from '../transaction/testing/bills.js';
import { billOf as billState, transaction } from '../transaction/transaction.js';
import { stayNightView, stayView } from './stay-view.js';
import { stay } from './stay.js';

const reason = 'Salah input';
const go = { id: 1, manner: 'approved', plannedOn: '2026-11-30' };
const night = (date: string, price: number, bedName = `Bed ${BED}`) => ({ date, price, bedName });

/** Patient 1 in bed 1 since 15:00. */
const admitted = (body: object = {}) => {
  const all = hospital();
  all.registers(1);
  all.registers(2);
  all.admits(1, body, { clock: '15:00' });
  return all;
};
const midnight = (all: ReturnType<typeof hospital>, today: string) =>
  all.story.when(commands.chargeNights, { id: 1, through: today }, { today, clock: '00:00' });

describe('an admission', () => {
  test('is bed, stay, visit and bill at once', () => {
    const { story } = admitted({ indication: 'Demam berdarah', department: 'Penyakit Dalam' });
    story.thenRows(stayView, [
      {
        ...{ encounterId: 1, status: 'in_bed', unitName: 'Melati', roomName: 'Melati 1', bedName: 'Bed 1' },
        ...{ className: 'Kelas 3', doctor: 'dr. Ratna, Sp.PD', transactionId: billOf(1), nights: 0 },
        ...{ nextNight: DAY, nightDueAt: '2026-11-23T17:00:00.000Z', wardId: 1, concluded: false },
      },
    ]);
    expect(story.state(encounter, 1)).toMatchObject({ status: 'in_progress', kind: 'inpatient', episodeId: 1 });
    expect(story.state(transaction, billOf(1))).toMatchObject({
      status: 'open',
      encounters: [{ encounterId: 1, kind: 'inpatient', concluded: false }],
    });
  });

  test('is one patient’s in one bed', () => {
    const { story, admits } = admitted();
    admits(1, { bedId: BED_2 }, { stay: 2 }).thenRejects('stay.already-admitted', { place: 'Melati, Melati 1, Bed 1' });
    story.when(commands.cancelAdmission, { id: 1, reason });
    admits(1, { bedId: BED_2 }, { stay: 2 }).thenState(bed, BED_2, { status: 'occupied', encounterId: 2 });
  });

  test('says which class is hers where the bed’s is another', () => {
    const { registers, admits } = hospital();
    registers(1);
    const upgrade = { bedId: VIP_BED, basis: 'upgrade' };
    admits(1, upgrade).thenRejects('stay.class-needed', {}, 'entitledClassId');
    admits(1, { ...upgrade, entitledClassId: CLASS_3 }).thenRows(stayView, [
      { basis: 'upgrade', className: 'VIP', entitledClassName: 'Kelas 3' },
    ]);
  });

  test('needs a doctor of the wards and a bed that is there', () => {
    const { registers, admits } = hospital();
    registers(1);
    admits(1, { doctorId: 99 }).thenRejects('stay.doctor-unavailable', {}, 'doctorId');
    admits(1, { bedId: 99 }).thenRejects('bed.not-found', {}, 'bedId');
  });

  test('from a clinic is of the same episode and on the same bill, which closes by itself no longer', () => {
    const story = visitUnderWay().given({ ...facility(), ...catalogues });
    addBeds(story);
    const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate: null };
    story.given({
      'patient-5': [
        { type: 'PatientRegistered', data: person },
        { type: 'PatientEncounterAdded', data: { patientId: 5, encounterId: 3 } },
      ],
    });
    const body = { patientId: 5, fromEncounterId: 3, bedId: BED, doctorId: DOCTOR, payer: 'general' };
    const ids = { ids: { encounter: 7, transaction: 77 } };
    story.when(commands.admit, body, ids).thenRejects('consultation.note-unsigned');
    const soap = { subjective: 'Demam', objective: '39', assessment: 'DBD', plan: 'Rawat' };
    story.when(signNote, { id: 3, ...soap }).when(recordDiagnosis, { id: 3, code: 'A91', kind: 'primary' });
    story.when(commands.admit, { ...body, patientId: 6 }, ids).thenRejects('patient.not-found');
    story.when(commands.admit, body, ids).thenState(encounter, 3, { status: 'finished' });
    expect(story.state(encounter, 7)).toMatchObject({ episodeId: 3, transactionId: 9, kind: 'inpatient' });
    story.when(chargeConsultation, { id: 3, finish: 1 }).thenState(transaction, 9, { status: 'open' });
    story.when(commands.cancelAdmission, { id: 7, reason }).thenState(transaction, 9, { status: 'closed' });
  });

  test('made by mistake leaves no bed, no bill and no night', () => {
    const { story } = admitted();
    midnight({ story } as ReturnType<typeof hospital>, '2026-11-24');
    story.when(commands.cancelAdmission, { id: 1, reason }).thenState(bed, BED, { status: 'cleaning' });
    expect(story.state(transaction, billOf(1)).status).toBe('cancelled');
    expect(story.state(encounter, 1).status).toBe('cancelled');
    story.when(commands.cancelAdmission, { id: 1, reason }).thenRejects('stay.cancelled');
  });
});

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
    story.when(commands.orderDischarge, go).thenRows(stayView, [{ openOrders: 1, going: 'yes' }]);
    story.when(commands.concludeStay, { id: 1 }).thenRejects('stay.orders-open', { count: 1 });
    story.given({ 'record-1': [{ type: 'OrderEnded', data: { ...order, outcome: 'done' } }] });
    story.when(commands.concludeStay, { id: 1 }).thenRows(stayView, [{ openOrders: 0, concluded: true, going: 'yes' }]);
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
    story.when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    story.when(commands.resumeStay, { id: 1, reason }).thenState(bed, BED, { status: 'occupied', encounterId: 1 });
    expect(story.state(encounter, 1).status).toBe('in_progress');
    expect(story.state(stay, 1).status).toBe('in_bed');
    story.when(commands.withdrawDischarge, { id: 1, reason });
    story.when(commands.leaveStay, { id: 1 }).thenRejects('stay.discharge-not-ordered');
    story.when(commands.orderDischarge, go);
    story.when(commands.leaveStay, { id: 1 }, { clock: '20:00' });
    story.when(closeBill, { id: billOf(1) });
    story.when(commands.resumeStay, { id: 1, reason }).thenRejects('stay.bill-closed');
    admits(1, { bedId: BED_2 }, { stay: 2 }).thenState(bed, BED_2, { encounterId: 2 });
  });

  test('follows her move and her admission, also with a clock that was set back since', () => {
    const { story } = admitted();
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }, { clock: '16:00' });
    story.when(commands.orderDischarge, { ...go, manner: 'died_within_48h' }, { clock: '08:00' });
    story
      .when(commands.leaveStay, { id: 1 }, { clock: '08:10' })
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
  // Two a day, not two times all that was before.
  expect(posted.length).toBeLessThanOrEqual(82);
});

test('the team keeps its history', () => {
  const { story } = admitted();
  const change = (doctorId: number, role: string, leaves = false) =>
    story.when(commands.changeTeam, { id: 1, doctorId, role, leaves }, { clock: '16:00' });
  change(DOCTOR, 'treating').thenRejects('stay.responsible-stays');
  change(OTHER_DOCTOR, 'treating', true).thenRejects('stay.not-in-team');
  change(OTHER_DOCTOR, 'treating');
  change(OTHER_DOCTOR, 'treating').thenRejects('stay.in-team');
  change(OTHER_DOCTOR, 'responsible').thenRows(stayView, [{ doctor: 'dr. Anton, Sp.JP' }]);
  change(OTHER_DOCTOR, 'responsible', true).thenRejects('stay.responsible-stays');
  const at = `${DAY}T16:00:00.000Z`;
  story.thenRows(stayView, [
    {
      team: [
        { staffId: 20, name: 'dr. Ratna, Sp.PD', role: 'responsible', from: `${DAY}T15:00:00.000Z`, until: at },
        { staffId: 21, name: 'dr. Anton, Sp.JP', role: 'treating', from: at, until: at },
        { staffId: 21, name: 'dr. Anton, Sp.JP', role: 'responsible', from: at, until: null },
      ],
    },
  ]);
});

test('a doctor’s visit is charged once a day, and not once it is withdrawn', () => {
  const { story } = admitted();
  const sees = (doctorId: number, moment = {}) => story.when(commands.recordVisit, { id: 1, doctorId }, moment);
  sees(OTHER_DOCTOR).thenRejects('stay.not-in-team', {}, 'doctorId');
  sees(DOCTOR);
  sees(DOCTOR).thenRejects('stay.visited-today', {}, 'doctorId');
  sees(DOCTOR, { today: '2026-11-24' }).thenState(transaction, billOf(1), { subtotal: 300_000 });
  const away = { id: 1, staffId: 20, date: DAY, reason };
  story.when(commands.withdrawVisit, away).thenState(transaction, billOf(1), { subtotal: 150_000 });
  story.when(commands.withdrawVisit, away).thenRejects('stay.no-such-visit');
  story.thenRows(stayView, [
    { visits: [{ staffId: 20, name: 'dr. Ratna, Sp.PD', date: '2026-11-24', price: 150_000 }] },
  ]);
});

test('on leave she keeps her bed, and goes nowhere else before she is back', () => {
  const { story } = admitted();
  story.when(commands.endLeave, { id: 1 }).thenRejects('stay.not-on-leave');
  story.when(commands.startLeave, { id: 1, reason }).thenState(bed, BED, { status: 'occupied' });
  story.when(commands.startLeave, { id: 1, reason }).thenRejects('stay.on-leave');
  story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenRejects('stay.on-leave');
  story.when(commands.endLeave, { id: 1 });
  story.when(commands.moveStay, { id: 1, bedId: BED }).thenRejects('stay.same-bed', {}, 'bedId');
  story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenState(bed, BED, { status: 'cleaning' });
  story.when(retireBed, { id: BED_2 }).thenRejects('bed.occupied');
});

describe('whatever happens', () => {
  type Step = (all: ReturnType<typeof hospital>, at: { today: string; clock: string }) => void;
  const who = fc.constantFrom(1, 2, 3);
  const where = fc.constantFrom(...beds);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(who, where).map(([n, bedId]): Step => ({ story }, at) => {
      const body = { patientId: patientOf(n), bedId, doctorId: DOCTOR, payer: 'general' };
      story.attempt(commands.admit, body, at);
    }),
    fc.tuple(fc.nat(5), where).map(([nth, bedId]): Step => ({ story }, at) => {
      story.attempt(commands.moveStay, { id: staysOf(story)[nth] ?? 0, bedId }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      const id = staysOf(story)[nth] ?? 0;
      story.attempt(commands.orderDischarge, { id, manner: 'approved', plannedOn: at.today }, at);
      story.attempt(commands.leaveStay, { id }, at);
    }),
    fc.tuple(fc.nat(5), fc.constantFrom(1, 2)).map(([nth, toWardId]): Step => ({ story }, at) => {
      const encounterId = staysOf(story)[nth] ?? 999;
      const draft = { type: 'internal', plannedOn: at.today, reason, toWardId };
      story.attempt(transfers.draftReferral, { encounterId, ...draft }, at);
      story.attempt(transfers.requestReferral, { id: transfersOf(story).at(-1) ?? 0 }, at);
    }),
    fc.tuple(fc.nat(5), where, fc.nat(3)).map(([nth, bedId, what]): Step => ({ story }, at) => {
      const id = transfersOf(story)[nth] ?? 0;
      const until = new Date(Date.parse(`${at.today}T${at.clock}:00Z`) + 3_600_000).toISOString();
      const handover = { situation: 'a', background: 'b', assessment: 'c', recommendation: 'd' };
      if (what === 0) story.attempt(transfers.acceptTransfer, { id, bedId, until }, at);
      if (what === 1)
        story.attempt(transfers.departReferral, { id, handover, escortLevel: 0, conditionBefore: 'x' }, at);
      if (what === 2) story.attempt(transfers.arriveInBed, { id, conditionAfter: 'x' }, at);
      if (what === 3) story.attempt(transfers.cancelReferral, { id, reason }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      story.attempt(commands.resumeStay, { id: staysOf(story)[nth] ?? 0, reason }, at);
    }),
    fc.nat(5).map((nth): Step => ({ story }, at) => {
      story.attempt(commands.chargeNights, { id: staysOf(story)[nth] ?? 0, through: at.today }, at);
    }),
  );
  const staysOf = (story: ReturnType<typeof hospital>['story']): number[] =>
    story.clinic.log.flatMap(({ type, data }) => (type === 'StayPlaced' ? [data['encounterId'] as number] : []));

  const transfersOf = (story: ReturnType<typeof hospital>['story']): number[] =>
    story.clinic.log.flatMap(({ type, data }) => (type === 'ReferralDrafted' ? [data['referralId'] as number] : []));

  test('nobody is in two beds, no bed has two, each night is charged once and the bill has what the stay has', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.integer({ min: 1, max: 600 })), { maxLength: 35 }), steps => {
        const all = hospital();
        for (const n of [1, 2, 3]) all.registers(n);
        let minute = 8 * 60;
        for (const [take, later] of steps) {
          minute += later;
          const at = new Date(Date.parse(`${DAY}T00:00:00Z`) + minute * 60_000).toISOString();
          take(all, { today: at.slice(0, 10), clock: at.slice(11, 16) });
        }
        const { story } = all;
        const stays = staysOf(story).map(id => story.state(stay, id));
        const there = stays.filter(({ status }) => status === 'in_bed');
        const occupied = beds.map(id => story.state(bed, id)).filter(each => each.status === 'occupied');
        // A patient on her way to another bed is in none.
        const away = transfersOf(story)
          .map(id => story.state(referral, id))
          .flatMap(each => (each.status === 'ongoing_transfer' ? [each.encounterId] : []));
        const inBed = occupied.map(({ encounterId }) => encounterId);
        expect(new Set(inBed).size).toBe(inBed.length);
        const stayed = there.map(each => ('encounterId' in each ? each.encounterId : 0));
        expect(inBed.filter(id => !stayed.includes(id))).toEqual([]);
        expect(stayed.filter(id => !inBed.includes(id) && !away.includes(id))).toEqual([]);
        expect(new Set(occupied.map(({ patientId }) => patientId)).size).toBe(occupied.length);
        for (const each of stays) {
          if (each.status === 'none') continue;
          const dates = each.nights.map(({ date }) => date);
          expect(new Set(dates).size).toBe(dates.length);
          const visit = story.state(encounter, each.encounterId);
          const bill = story.state(transaction, 'transactionId' in visit ? visit.transactionId : 0);
          expect('subtotal' in bill && bill.subtotal).toBe(each.nights.reduce((sum, { price }) => sum + price, 0));
        }
      }),
      { numRuns: 100 },
    );
  });
});
