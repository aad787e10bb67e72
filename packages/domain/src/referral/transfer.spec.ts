import { cleanBed, holdBed } from '@alur/contracts/bed/commands';
import { recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import * as commands from '@alur/contracts/referral/commands';
import { chargeNights, concludeStay, leaveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import {
  addBeds,
  BED,
  BED_2,
  billOf,
  catalogues,
  DAY,
  DOCTOR,
  ICU_BED,
  patientOf,
  VIP_BED,
} from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { deciding } from '../kernel/testing/specification.js';
import { visitOrdersView } from '../record/visit-orders-view.js';
import { watchView } from '../record/watch-view.js';
import { stayNightView } from '../stay/stay-night-view.js';
import { stayView } from '../stay/stay-view.js';
import { stay } from '../stay/stay.js';
import { transaction } from '../transaction/transaction.js';
import { referralView } from './referral-view.js';
import { depart as departs, referral } from './referral.js';
import {
  ICU,
  until,
  reason,
  handover,
  leaving,
  inside,
  REFERRAL,
  onWard,
  drafts,
  request,
  accept,
  depart,
  arrive,
  goes,
} from '../care/testing/referral.js';

const id = REFERRAL;

describe('a transfer', () => {
  test('keeps a bed, leaves hers to be cleaned, and goes on in the same stay', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept);
    story.thenRows(referralView, [{ bedName: `ICU 1, Bed ${ICU_BED}`, heldUntil: until, status: 'ready_transfer' }]);
    expect(story.state(bed, ICU_BED)).toMatchObject({ status: 'held', patientId: patientOf(1), until });
    story.when(commands.departReferral, { id, ...leaving }, { clock: '11:00' });
    expect(story.state(bed, BED).status).toBe('cleaning');
    expect(story.state(bed, ICU_BED)).toMatchObject({ until: '2026-11-24T11:00:00.000Z' });
    story
      .when(commands.arriveInBed, { id, conditionAfter: 'Stabil' }, { clock: '11:20' })
      .thenRows(stayView, [{ bedName: `Bed ${ICU_BED}`, unitName: 'ICU', status: 'in_bed' }]);
    expect(story.state(bed, ICU_BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
    expect(story.state(encounter, 1)).toMatchObject({ unitId: ICU, status: 'in_progress', transactionId: billOf(1) });
    story.thenRows(referralView, [{ status: 'done', openSource: null, conditionAfter: 'Stabil' }]);
    story.when(chargeNights, { id: 1, through: DAY }, { today: '2026-11-24', clock: '00:00' });
    story.thenRows(stayNightView, [{ date: DAY, price: 900_000 }]);
  });

  // CASES, Nursing: a ward opens the records of those who are with it, by its own rows.
  test('has its patient with the ward that she leaves until the other one has taken her in', () => {
    const { story } = onWard();
    const [{ wardId: MELATI } = {}] = story.clinic.rows<{ wardId: number }>(stayView);
    const isWith = (wardId: number | undefined) => {
      story.thenRows(stayView, [{ wardId }]);
      story.thenRows(watchView, [{ wardId }]);
    };
    drafts(story, inside);
    goes(story, request, accept);
    isWith(MELATI);
    story.when(commands.departReferral, { id, ...leaving }, { clock: '11:00' });
    isWith(MELATI);
    story.when(commands.arriveInBed, { id, conditionAfter: 'Stabil' }, { clock: '11:20' });
    expect(MELATI).not.toBe(ICU);
    isWith(ICU);
    story.when(recordDiagnosis, { id: 1, code: 'A91', name: 'DBD', kind: 'primary' });
    expect(story.clinic.log.at(-1)?.data).toMatchObject({ encounterId: 1, unitId: ICU });
  });

  test('arrives when it departed, by a clock that was set back on the way', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept);
    story.when(commands.departReferral, { id, ...leaving }, { clock: '16:00' });
    story
      .when(commands.arriveInBed, { id, conditionAfter: 'Stabil' }, { clock: '15:20' })
      .thenRows(stayView, [{ bedName: `Bed ${ICU_BED}`, status: 'in_bed' }]);
  });

  test('departs no earlier than she got the place that she leaves, whose stay is only checked', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept);
    const at = (clock: string) => `${DAY}T${clock}:00.000Z`;
    const by = {
      staff: { staffId: 7, name: 'Sari', profession: null },
      now: at('15:20'),
      since: at('16:00'),
      departedAt: null,
    };
    story
      .when(deciding(referral, id, state => departs(state, { ...leaving, equipment: null }, by)))
      .thenRows(referralView, [{ departedAt: at('16:00') }]);
  });

  test('may be to another bed than was kept, which is free again', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, [commands.acceptTransfer, { bedId: VIP_BED, until }]);
    expect(story.state(bed, ICU_BED).status).toBe('available');
    goes(story, depart, [commands.arriveInBed, { conditionAfter: 'Stabil', bedId: BED_2 }]);
    expect(story.state(bed, VIP_BED).status).toBe('available');
    expect(story.state(bed, BED_2)).toMatchObject({ status: 'occupied', encounterId: 1 });
  });

  test('that went back to a bed that another has got stays on its board until she has one (CASES, Beds)', () => {
    const { story, admits } = onWard();
    drafts(story, inside);
    goes(story, request, accept, depart);
    story.when(commands.cancelReferral, { id, reason }).thenRejects('referral.is-ongoing');
    story.when(cleanBed, { id: BED });
    admits(2);
    story
      .when(commands.arriveInBed, { id, conditionAfter: 'Kembali, ICU penuh', bedId: BED })
      .thenRejects('bed.occupied', undefined, 'bedId');
    story.thenRows(referralView, [{ status: 'ongoing_transfer', openSource: 'INPATIENT', unitName: 'Melati' }]);
    goes(story, [commands.arriveInBed, { conditionAfter: 'Kembali, ICU penuh', bedId: BED_2 }]);
    expect(story.state(bed, BED_2)).toMatchObject({ status: 'occupied', encounterId: 1 });
    expect(story.state(bed, ICU_BED).status).toBe('available');
    story.thenRows(referralView, [{ status: 'done', openSource: null }]);
  });

  test('that went back is in its own bed', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, depart);
    story.when(cleanBed, { id: BED });
    goes(story, [commands.arriveInBed, { conditionAfter: 'Kembali, ICU penuh', bedId: BED }]);
    expect(story.state(bed, BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
    expect(story.state(bed, ICU_BED).status).toBe('available');
    story.thenRows(stayView, [{ bedName: `Bed ${BED}`, status: 'in_bed' }]);
    expect(story.state(stay, 1)).toMatchObject({ placements: [{ bedId: BED }] });
  });

  test('does not leave for a bed that another has got', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept);
    story.given({ [`bed-${ICU_BED}`]: [{ type: 'BedHoldReleased', data: { bedId: ICU_BED, cause: 'expired' } }] });
    story.when(holdBed, { id: ICU_BED, patientId: patientOf(2), until }, { actorName: 'Sari' });
    story.when(commands.departReferral, { id, ...leaving }).thenRejects('bed.held', { by: 'Sari' });
    goes(story, [commands.acceptTransfer, { bedId: VIP_BED, until }], depart, arrive);
    expect(story.state(bed, ICU_BED)).toMatchObject({ status: 'held', patientId: patientOf(2) });
  });

  test('that is cancelled gives its bed back', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, [commands.cancelReferral, { reason }]);
    expect(story.state(bed, ICU_BED).status).toBe('available');
    expect(story.state(bed, BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
  });

  test('is handed over in full, at a moment that can be', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept);
    const with_ = (more: object) =>
      story.when(commands.departReferral, { id, ...leaving, ...more }, { clock: '11:00' });
    with_({ handover: { ...handover, assessment: '' } }).thenRejects('referral.handover-missing');
    with_({ conditionBefore: '' }).thenRejects('referral.condition-missing', {}, 'conditionBefore');
    with_({ departedAt: `${DAY}T08:00:00.000Z` }).thenRejects('referral.when', {}, 'departedAt');
    with_({ departedAt: `${DAY}T12:00:00.000Z` }).thenRejects('referral.when', {}, 'departedAt');
    with_({});
    const arrivedAt = `${DAY}T10:59:00.000Z`;
    story
      .when(commands.arriveInBed, { id, conditionAfter: 'Stabil', arrivedAt })
      .thenRejects('referral.when', {}, 'arrivedAt');
  });

  test('of who left the house on the way ends without a bed', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, depart);
    story.when(orderDischarge, { id: 1, manner: 'died_within_48h', plannedOn: DAY });
    story.when(leaveStay, { id: 1 }, { clock: '12:00' });
    goes(story, [commands.arriveInBed, { conditionAfter: 'Meninggal dalam perjalanan' }]);
    expect(story.state(bed, ICU_BED).status).toBe('available');
    expect(story.state(stay, 1).status).toBe('left');
  });

  test('from a clinic opens the stay in the same episode and on the same bill', () => {
    const story = visitUnderWay().given({ ...facility(), ...catalogues });
    addBeds(story);
    const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate: null };
    story.given({
      'patient-5': [
        { type: 'PatientRegistered', data: person },
        { type: 'PatientEncounterAdded', data: { patientId: 5, encounterId: 3 } },
      ],
    });
    drafts(story, inside, 3);
    goes(story, request, accept);
    story.when(commands.departReferral, { id, ...leaving }).thenRejects('consultation.note-unsigned');
    const soap = { subjective: 'Demam', objective: '39', assessment: 'DBD', plan: 'Rawat' };
    story.when(signNote, { id: 3, ...soap }).when(recordDiagnosis, { id: 3, code: 'A91', kind: 'primary' });
    goes(story, depart);
    story.when(commands.arriveInBed, { id, conditionAfter: 'Stabil' }).thenRejects('referral.needs-admission');
    const body = { id, conditionAfter: 'Stabil', doctorId: DOCTOR };
    story
      .when(commands.arriveAsInpatient, body, { ids: { encounter: 7, transaction: 77 } })
      .thenRows(referralView, [{ source: 'OUTPATIENT', status: 'done', nextEncounterId: 7 }]);
    expect(story.state(encounter, 3).status).toBe('finished');
    expect(story.state(encounter, 7)).toMatchObject({ episodeId: 3, transactionId: 9, kind: 'inpatient' });
    expect(story.state(bed, ICU_BED)).toMatchObject({ status: 'occupied', encounterId: 7 });
    expect(story.state(transaction, 9)).toMatchObject({ status: 'open' });
    // What is pending of the clinic's visit holds her discharge, and is shown to whoever prepares it.
    const order = { encounterId: 3, patientId: 5, unitId: 1, module: 'radiology', orderId: 8 };
    story.given({ 'record-3': [{ type: 'OrderOpened', data: order }] });
    story.thenRows(visitOrdersView, [{ encounterId: 3, orders: [{ module: 'radiology', orderId: 8 }] }]);
    story.when(orderDischarge, { id: 7, manner: 'approved', plannedOn: DAY });
    story.when(concludeStay, { id: 7 }).thenRejects('stay.orders-open', { count: 1, modules: 'radiology' });
    story.given({ 'record-3': [{ type: 'OrderEnded', data: { ...order, outcome: 'done' } }] });
    story.when(concludeStay, { id: 7 }).thenRows(visitOrdersView, []);
  });

  test('of a ward’s patient is no admission', () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, depart);
    story
      .when(commands.arriveAsInpatient, { id, conditionAfter: 'Stabil', doctorId: DOCTOR })
      .thenRejects('referral.is-a-move');
  });
});
