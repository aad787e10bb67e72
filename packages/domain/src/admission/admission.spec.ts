import * as commands from '@alur/contracts/admission/commands';
import { holdBed, releaseHold } from '@alur/contracts/bed/commands';
import { admit, cancelAdmission } from '@alur/contracts/stay/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bedView } from '../bed/bed-view.js';
import { bed } from '../bed/bed.js';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import {
  addBeds,
  BED,
  BED_2,
  billOf,
  catalogues,
  CLASS_3,
  DAY,
  DOCTOR,
  hospital,
  patientOf,
  VIP,
  VIP_BED,
} from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { admissionView } from './admission-view.js';
import { admission } from './admission.js';
import { admissionVerificationView } from './verification-view.js';

const ORDER = 40;
const reason = 'Menolak dirawat';
const until = `${DAY}T10:00:00.000Z`;
const atEnd = { clock: '10:00' };
const asks = {
  patientId: patientOf(1),
  ...{ plannedOn: DAY, diagnosis: 'Demam berdarah', indication: 'Trombosit 40.000', doctorId: DOCTOR },
  ...{ entitledClassId: CLASS_3, classId: CLASS_3, payer: 'general' },
};

/** Patients 1 and 2 are registered, and patient 1 has an open order to admit. */
const ordered = (body: object = {}) => {
  const all = hospital();
  all.registers(1);
  all.registers(2);
  all.story.when(commands.requestAdmission, { ...asks, ...body }, { ids: { admission: ORDER } });
  return all;
};
const reserved = () => {
  const all = ordered();
  all.story.when(commands.reserveBed, { id: ORDER, bedId: BED, until });
  return all;
};

describe('an order to admit', () => {
  test('waits under its number, with the class that is hers and the one that she chose', () => {
    const { story } = ordered({ classId: VIP, isolation: true });
    story.thenRows(admissionView, [
      {
        ...{ id: ORDER, status: 'requested', waiting: 'yes', number: '0001/SPRI/XI/2026', fromEncounterId: null },
        ...{ entitledClassName: 'Kelas 3', className: 'VIP', doctor: 'dr. Ratna, Sp.PD', isolation: true },
      },
    ]);
  });

  test('is verified by its code, which tells neither why nor which bed, and that it was cancelled', () => {
    const { story } = ordered();
    const { verificationCode: code } = story.clinic.rows(admissionView)[0] ?? {};
    const told = { code, number: '0001/SPRI/XI/2026', issuedOn: DAY, from: DAY, until: null, kind: 'order' };
    const [row] = story.clinic.rows(admissionVerificationView);
    expect(row).toMatchObject({ ...told, signedBy: expect.any(String), revokedAt: null });
    expect(row?.holder).toMatch(/^\S\*{3}/);
    expect(JSON.stringify(row)).not.toMatch(/Demam|Trombosit/);
    story.when(commands.cancelAdmissionOrder, { id: ORDER, reason });
    expect(story.clinic.rows(admissionVerificationView)).toMatchObject([{ code, revokedAt: expect.any(String) }]);
  });

  test('names a class and a doctor that are in use, and a day that is not past', () => {
    const { story } = ordered();
    const again = (body: object) =>
      story.when(commands.requestAdmission, { ...asks, ...body }, { ids: { admission: ORDER + 1 } });
    again({ classId: 99 }).thenRejects('admission.class-unavailable', {}, 'classId');
    again({ entitledClassId: 99 }).thenRejects('admission.class-unavailable', {}, 'entitledClassId');
    again({ doctorId: 99 }).thenRejects('stay.doctor-unavailable', {}, 'doctorId');
    again({ plannedOn: '2026-11-22' }).thenRejects('admission.planned-past', {}, 'plannedOn');
    again({ payer: 'insurance' }).thenRejects('booking.insurer-missing', {}, 'insurer');
  });

  test('stands alone: a second of the same patient is refused until it was cancelled or fulfilled', () => {
    const { story, admits } = ordered();
    const again = (n: number, id: number) =>
      story.when(commands.requestAdmission, { ...asks, patientId: patientOf(n) }, { ids: { admission: id } });
    again(1, 41).thenRejects('admission.open-already', { number: '0001/SPRI/XI/2026' }, 'patientId');
    again(2, 42).thenState(admission, 42, { status: 'requested' });
    story.when(commands.cancelAdmissionOrder, { id: ORDER, reason });
    again(1, 43).thenState(admission, 43, { status: 'requested' });
    admits(1, { admissionId: 43 });
    again(1, 44).thenState(admission, 44, { status: 'requested' });
  });

  test('stands again when the admission that fulfilled it was cancelled, and is fulfilled by the next', () => {
    const { story, admits } = reserved();
    admits(1, { admissionId: ORDER });
    story.when(cancelAdmission, { id: 1, reason }).thenState(admission, ORDER, { status: 'requested' });
    story.thenRows(admissionView, [{ status: 'requested', waiting: 'yes', encounterId: null, bedId: null }]);
    admits(1, { admissionId: ORDER, bedId: BED_2 }, { stay: 2 }).thenState(admission, ORDER, { status: 'fulfilled' });
  });

  test('does not stand again beside another that was written since, and is the one that stands if none does', () => {
    const { story, admits } = ordered();
    const again = (id: number) => story.when(commands.requestAdmission, asks, { ids: { admission: id } });
    admits(1, { admissionId: ORDER });
    again(41);
    story.when(cancelAdmission, { id: 1, reason }).thenState(admission, ORDER, { status: 'fulfilled' });
    admits(1, { admissionId: 41, bedId: BED_2 }, { stay: 2 });
    again(42);
    story.when(commands.cancelAdmissionOrder, { id: 42, reason });
    story.when(cancelAdmission, { id: 2, reason }).thenState(admission, 41, { status: 'requested' });
    again(43).thenRejects('admission.open-already', { number: '0002/SPRI/XI/2026' }, 'patientId');
  });

  test('comes from a visit of hers that is under way', () => {
    const story = visitUnderWay().given({ ...facility(), ...catalogues });
    addBeds(story);
    const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate: null };
    story.given({
      'patient-5': [
        { type: 'PatientRegistered', data: person },
        { type: 'PatientEncounterAdded', data: { patientId: 5, encounterId: 3 } },
      ],
      'patient-6': [{ type: 'PatientRegistered', data: { ...person, patientId: 6 } }],
    });
    const ids = { ids: { admission: ORDER } };
    const from = { ...asks, fromEncounterId: 3 };
    story
      .when(commands.requestAdmission, { ...from, patientId: 6 }, ids)
      .thenRejects('stay.not-from', {}, 'fromEncounterId');
    story
      .when(commands.requestAdmission, { ...from, patientId: 5 }, ids)
      .thenRows(admissionView, [{ fromEncounterId: 3, patientName: 'Siti Aminah' }]);
  });
});

describe('a bed that is kept for it', () => {
  test('is kept in the same append, and is nobody else’s', () => {
    const { story, admits } = reserved();
    story.thenRows(admissionView, [{ status: 'reserved', bedName: 'Melati, Melati 1, Bed 1', heldUntil: until }]);
    story.thenRows(bedView, [
      { id: BED, status: 'held', admissionId: ORDER, heldUntil: until, holdDueAt: null },
      { id: BED_2 },
      { id: VIP_BED },
      {},
    ]);
    admits(2).thenRejects('bed.held');
    story.when(releaseHold, { id: BED }).thenRejects('bed.held-for-admission');
  });

  test('is another, or is kept for longer, when that is said again', () => {
    const { story } = reserved();
    const later = `${DAY}T12:00:00.000Z`;
    story.when(commands.reserveBed, { id: ORDER, bedId: BED, until: later }).thenState(bed, BED, { until: later });
    story.when(commands.reserveBed, { id: ORDER, bedId: VIP_BED, until }).thenState(bed, BED, { status: 'available' });
    expect(story.state(bed, VIP_BED)).toMatchObject({ status: 'held', admissionId: ORDER });
  });

  test('is none that somebody else has, nor one in time that is past', () => {
    const { story } = ordered();
    story.when(holdBed, { id: BED, patientId: patientOf(1), until });
    story.when(commands.reserveBed, { id: ORDER, bedId: BED, until }).thenRejects('bed.held');
    story
      .when(commands.reserveBed, { id: ORDER, bedId: BED_2, until: `${DAY}T00:00:00.000Z` })
      .thenRejects('bed.hold-past', {}, 'until');
  });

  test('lapses with its order in one append once its time is over, and not before', () => {
    const { story } = reserved();
    story.when(commands.lapseReservation, { id: ORDER }, { clock: '09:59' }).then();
    story.when(commands.lapseReservation, { id: ORDER }, atEnd).then({
      [`admission-${ORDER}`]: [
        {
          type: 'AdmissionReservationLapsed',
          data: { admissionId: ORDER, patientId: 101, bedId: BED, cause: 'expired' },
        },
      ],
      [`bed-${BED}`]: [{ type: 'BedHoldReleased', data: { bedId: BED, cause: 'expired' } }],
    });
    story.when(commands.lapseReservation, { id: ORDER }, atEnd).then();
    story.thenRows(admissionView, [{ status: 'requested', waiting: 'yes', heldUntil: null, lapses: 1 }]);
  });

  test('is given up without giving up the order', () => {
    const { story } = reserved();
    story.when(commands.releaseBed, { id: ORDER }).thenState(admission, ORDER, { status: 'requested' });
    expect(story.state(bed, BED)).toMatchObject({ status: 'available' });
    story.when(commands.releaseBed, { id: ORDER }).thenRejects('admission.not-reserved');
  });
});

describe('the order', () => {
  const fulfils = { admissionId: ORDER };
  test('is fulfilled by her admission, whose visit has its number', () => {
    const { story, admits } = reserved();
    admits(1, fulfils).thenState(admission, ORDER, { status: 'fulfilled' });
    expect(story.state(bed, BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
    expect(story.state(encounter, 1)).toMatchObject({ documents: { spri: '0001/SPRI/XI/2026' } });
    story.thenRows(admissionView, [{ status: 'fulfilled', waiting: null, encounterId: 1, heldUntil: null }]);
  });

  test('is fulfilled by whoever puts her in the bed that it keeps, named or not', () => {
    const { admits } = reserved();
    admits(1).thenState(admission, ORDER, { status: 'fulfilled' });
  });

  test('gives its bed back when she is put in another', () => {
    const { story, admits } = reserved();
    admits(1, { ...fulfils, bedId: BED_2 }).thenState(admission, ORDER, { status: 'fulfilled' });
    expect(story.state(bed, BED)).toMatchObject({ status: 'available' });
  });

  test('is nobody else’s', () => {
    const { admits } = ordered();
    admits(2, fulfils).thenRejects('admission.other-patient', {}, 'admissionId');
  });

  test('is cancelled with the bed that it keeps, and is over then', () => {
    const { story, admits } = reserved();
    story
      .when(commands.cancelAdmissionOrder, { id: ORDER, reason })
      .thenState(admission, ORDER, { status: 'cancelled' });
    expect(story.state(bed, BED)).toMatchObject({ status: 'available' });
    story.when(commands.cancelAdmissionOrder, { id: ORDER, reason }).thenRejects('admission.cancelled');
    story.when(commands.reserveBed, { id: ORDER, bedId: BED, until }).thenRejects('admission.cancelled');
    story.when(commands.releaseBed, { id: ORDER }).thenRejects('admission.cancelled');
    story.when(commands.lapseReservation, { id: ORDER }, atEnd).then();
    admits(1, fulfils).thenRejects('admission.cancelled');
  });

  test('that is fulfilled is not cancelled or kept a bed', () => {
    const { story, admits } = ordered();
    admits(1, { ...fulfils, bedId: BED_2 });
    story.when(commands.cancelAdmissionOrder, { id: ORDER, reason }).thenRejects('admission.fulfilled');
    story.when(commands.reserveBed, { id: ORDER, bedId: BED, until }).thenRejects('admission.fulfilled');
    story.when(commands.reserveBed, { id: 77, bedId: BED, until }).thenRejects('admission.not-found');
  });
});

test('whatever is done, a bed is kept for an order exactly while the order keeps it', () => {
  const moves = fc.constantFrom('reserve', 'other', 'release', 'lapse', 'cancel', 'admit', 'leave');
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 12 }), all => {
      const { story } = ordered();
      all.forEach((move, at) => {
        const clock = `09:${String(at).padStart(2, '0')}`;
        if (move === 'reserve') story.attempt(commands.reserveBed, { id: ORDER, bedId: BED, until }, { clock });
        if (move === 'other') story.attempt(commands.reserveBed, { id: ORDER, bedId: BED_2, until }, { clock });
        if (move === 'release') story.attempt(commands.releaseBed, { id: ORDER }, { clock });
        if (move === 'lapse') story.attempt(commands.lapseReservation, { id: ORDER }, { clock: '13:00' });
        if (move === 'cancel') story.attempt(commands.cancelAdmissionOrder, { id: ORDER, reason }, { clock });
        if (move === 'leave') story.attempt(cancelAdmission, { id: 1, reason }, { clock });
        if (move === 'admit')
          story.attempt(
            admit,
            { patientId: patientOf(1), bedId: BED, doctorId: DOCTOR, payer: 'general' },
            { ids: { encounter: 1, transaction: billOf(1) }, clock },
          );
        const order = story.state(admission, ORDER);
        for (const id of [BED, BED_2]) {
          const state = story.state(bed, id);
          const isKept = order.status === 'reserved' && order.bedId === id;
          expect(state.status === 'held').toBe(isKept);
        }
      });
    }),
  );
});
