import { cleanBed } from '@alur/contracts/bed/commands';
import * as commands from '@alur/contracts/emergency/commands';
import * as stays from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { ER_BED, ER_BED_2, EXAMINATION, HOUR_PRICE, reason, UNIT } from '../care/testing/department.js';
import { BED, BED_2, billOf, DAY, DOCTOR, ICU_BED, patientOf } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { stayView } from '../stay/stay-view.js';
import { stay } from '../stay/stay.js';
import { transaction } from '../transaction/transaction.js';
import { emergencyView } from './emergency-view.js';
import { arrived, at, diagnose, inCare } from './testing/arrived.js';

describe('where the patient goes', () => {
  test('says what it needs', () => {
    const all = inCare();
    all.disposes(1, 'home').thenRejects('consultation.no-primary-diagnosis');
    all.disposes(1, 'referred').thenRejects('emergency.destination-missing', {}, 'destination');
    all.disposes(1, 'against_advice').thenRejects('emergency.statement-missing', {}, 'statement');
    all.disposes(1, 'died', { diedAt: at('13:00') }).thenRejects('emergency.died-when', {}, 'diedAt');
  });

  test('of who leaves needs a reason while orders are pending, of which a prescription is none', () => {
    const all = inCare();
    const { story } = all;
    diagnose(all, 1);
    const order = { encounterId: 1, patientId: patientOf(1), unitId: UNIT };
    const opened = (module: string, orderId: number) => ({ type: 'OrderOpened', data: { ...order, module, orderId } });
    story.given({ 'record-1': [opened('laboratory', 7), opened('prescription', 8)] });
    const pending = [{ count: 1, modules: 'laboratory' }, 'openOrdersReason'] as const;
    for (const leaves of ['home', 'died']) all.disposes(1, leaves).thenRejects('emergency.orders-open', ...pending);
    all.disposes(1, 'home', { openOrdersReason: 'Hasil dikabari lewat telepon' });
    const orders = [
      { module: 'laboratory', orderId: 7 },
      { module: 'prescription', orderId: 8 },
    ];
    story.thenRows(emergencyView, [{ openOrdersReason: 'Hasil dikabari lewat telepon', orders, place: null }]);
    story.when(commands.withdrawDisposition, { id: 1, reason });
    story.given({
      'record-1': [{ type: 'OrderEnded', data: { ...order, module: 'laboratory', orderId: 7, outcome: 'done' } }],
    });
    // What is said without need is not written down.
    all.disposes(1, 'home', { openOrdersReason: 'Tidak perlu' });
    story.thenRows(emergencyView, [{ openOrdersReason: null, orders: [{ module: 'prescription', orderId: 8 }] }]);
  });

  test('of who stays: what is pending here holds her discharge from the ward, too', () => {
    const all = inCare();
    const { story } = all;
    const order = { encounterId: 1, patientId: patientOf(1), unitId: UNIT };
    const opened = (module: string, orderId: number) => ({ type: 'OrderOpened', data: { ...order, module, orderId } });
    story.given({ 'record-1': [opened('radiology', 7), opened('prescription', 8)] });
    all.disposes(1, 'admitted');
    const body = { patientId: patientOf(1), fromEncounterId: 1, bedId: BED, doctorId: DOCTOR, payer: 'general' };
    story.when(stays.admit, body, { ids: { encounter: 7, transaction: 77 } });
    story.thenRows(stayView, [{ encounterId: 7, episodeId: 1 }]);
    story.when(stays.orderDischarge, { id: 7, manner: 'approved', plannedOn: DAY });
    const open = { count: 1, modules: 'radiology' };
    story.when(stays.concludeStay, { id: 7 }).thenRejects('stay.orders-open', open);
    story.when(stays.leaveStay, { id: 7 }).thenRejects('stay.orders-open', open);
    const ended = { ...order, module: 'radiology', orderId: 7, outcome: 'not_done' };
    story.given({ 'record-1': [{ type: 'OrderEnded', data: ended }] });
    story.when(stays.leaveStay, { id: 7 }).thenState(bed, BED, { status: 'cleaning' });
  });

  test('of who stays leaves her orders with her', () => {
    const all = inCare();
    const data = { encounterId: 1, patientId: patientOf(1), unitId: UNIT, module: 'radiology', orderId: 7 };
    all.story.given({ 'record-1': [{ type: 'OrderOpened', data }] });
    all.disposes(1, 'admitted', { openOrdersReason: 'Tidak perlu' });
    all.story.thenRows(emergencyView, [{ status: 'leaving', openOrdersReason: null }]);
  });

  test('needs a doctor who has seen her, unless she was dead on arrival', () => {
    const all = arrived();
    for (const disposition of ['admitted', 'died'])
      all.disposes(1, disposition).thenRejects('consultation.not-ongoing');
    all.disposes(1, 'dead_on_arrival').thenState(encounter, 1, { status: 'finished' });
  });

  test.each(['admitted', 'intensive_care', 'operating_room'])(
    '%s: waits in her bed until a ward has her',
    disposition => {
      const all = inCare();
      const { story } = all;
      const body = { patientId: patientOf(1), fromEncounterId: 1, bedId: ICU_BED, doctorId: DOCTOR, payer: 'general' };
      const admits = () => story.when(stays.admit, body, { ids: { encounter: 7, transaction: 77 }, clock: '16:30' });
      admits().thenRejects('emergency.not-disposed');
      all.disposes(1, disposition).thenState(bed, ER_BED, { status: 'occupied' });
      all.disposes(1, 'home').thenRejects('emergency.disposed');
      story.thenRows(emergencyView, [{ status: 'leaving', place: 'here', disposition }]);
      admits().thenState(bed, ER_BED, { status: 'cleaning' });
      expect(story.state(encounter, 1).status).toBe('finished');
      expect(story.state(encounter, 7)).toMatchObject({ episodeId: 1, transactionId: billOf(1), kind: 'inpatient' });
      // 14:00 to 16:30 is three begun hours; the bill continues with the stay.
      expect(story.state(transaction, billOf(1))).toMatchObject({
        status: 'open',
        subtotal: EXAMINATION + 3 * HOUR_PRICE,
      });
      story.when(commands.withdrawDisposition, { id: 1, reason }).thenRejects('emergency.taken-over');
      story.when(stays.cancelAdmission, { id: 7, reason });
      story.when(commands.withdrawDisposition, { id: 1, reason }).thenState(bed, ER_BED, { status: 'occupied' });
      expect(story.state(transaction, billOf(1))).toMatchObject({ status: 'open', subtotal: EXAMINATION });
    },
  );

  test('home is behind her when she is admitted later, in the same episode', () => {
    const all = inCare();
    diagnose(all, 1);
    all.disposes(1, 'home');
    const body = { patientId: patientOf(1), fromEncounterId: 1, bedId: BED_2, doctorId: DOCTOR, payer: 'general' };
    all.story
      .when(stays.admit, body, { ids: { encounter: 7, transaction: 77 } })
      .thenState(encounter, 7, { episodeId: 1 });
  });

  test('is taken back until the bill is paid, into her bed or another', () => {
    const all = inCare();
    const { story } = all;
    diagnose(all, 1);
    all.disposes(1, 'home', {}, { clock: '15:00' });
    story.when(commands.withdrawDisposition, { id: 1, reason }).thenState(bed, ER_BED, { status: 'occupied' });
    story.thenRows(emergencyView, [{ status: 'in_care', place: 'here', bedName: 'IGD 1', disposition: null }]);
    expect(story.state(transaction, billOf(1))).toMatchObject({ status: 'open', subtotal: EXAMINATION });
    all.disposes(1, 'home', {}, { clock: '16:00' });
    story.when(cleanBed, { id: ER_BED });
    all.arrives(2, { bedId: ER_BED });
    story.when(commands.withdrawDisposition, { id: 1, reason }).thenState(stay, 1, { status: 'left' });
    story.when(commands.placeEmergency, { id: 1, bedId: ER_BED_2 }).thenState(bed, ER_BED_2, { encounterId: 1 });
    all.disposes(1, 'home', {}, { clock: '17:30' });
    expect(story.state(transaction, billOf(1))).toMatchObject({ subtotal: EXAMINATION + 4 * HOUR_PRICE });
  });
});
