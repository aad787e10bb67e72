import type { NoticeRow } from '@alur/contracts/notice/rows';
import { cancelPrescription, verifyPrescription } from '@alur/contracts/prescription/commands';
import { describe, expect, test } from 'vitest';
import { CEFTRIAXONE, line, PRESCRIPTION, wardMedicine } from '../care/testing/ward-medicine.js';
import type { AnyView } from '../kernel/view.js';
import { medicationView } from '../medication/medication-view.js';
import { noticeModule } from '../notice/module.js';
import { prescriptionView } from './prescription-view.js';

const noticeView = noticeModule.views[0] as AnyView;
const MERCHANT = 1;
/** dr. Ratna, who is treating, and the nurse who is awake. */
const DOCTOR = 20;
const NURSE = 55;
const reason = 'Salah pasien';
const lines = [line(CEFTRIAXONE, 6, '2 x 1 vial')];
const told = { orderedBy: DOCTOR, readBack: true };

const ward = () => {
  const all = wardMedicine();
  all.story.given({
    [`user-${DOCTOR}`]: [
      {
        type: 'UserRegistered',
        data: { userId: DOCTOR, name: 'dr. Ratna', email: 'r@contoh.id', practiceLicence: '' },
      },
      { type: 'RolesAssigned', data: { userId: DOCTOR, roles: [{ roleId: 1, facilityId: MERCHANT }] } },
    ],
  });
  return all;
};
/** A role that may write down doctors' orders, but not prescribe. */
const asNurse = { actorId: NURSE, rights: ['inpatient.ongoing.medication:verbal'] };

describe('an order by word of mouth', () => {
  test('is written down by a nurse, and signed by who said it', () => {
    const { story, prescribes } = ward();
    prescribes(lines, told, asNurse).thenRows(prescriptionView, [
      { doctorId: DOCTOR, doctorName: 'dr. Ratna', verifiedAt: null, unverified: 'yes', status: 'queue' },
    ]);
    story.when(verifyPrescription, { id: PRESCRIPTION }, { actorId: 21 }).thenRejects('record.nothing-to-verify');
    story
      .when(verifyPrescription, { id: PRESCRIPTION }, { actorId: DOCTOR, clock: '12:00' })
      .thenRows(prescriptionView, [{ verifiedAt: '2026-11-23T12:00:00.000Z', unverified: null }]);
    story.when(verifyPrescription, { id: PRESCRIPTION }, { actorId: DOCTOR }).thenRejects('record.nothing-to-verify');
  });

  test('is given before it is signed, in the name of who said it', () => {
    const { story, prescribes, approves } = ward();
    prescribes(lines, told, asNurse);
    approves(6);
    story.thenRows(medicationView, [{ prescriber: 'dr. Ratna' }]);
  });

  test('names a doctor who works here, and was read back', () => {
    const { prescribes } = ward();
    prescribes(lines, {}, asNurse).thenRejects('prescription.doctor-only', {}, 'orderedBy');
    prescribes(lines, { orderedBy: DOCTOR }, asNurse).thenRejects('record.read-back-missing', {}, 'readBack');
    prescribes(lines, { ...told, orderedBy: 99 }, asNurse).thenRejects('record.order-giver-unknown', {}, 'orderedBy');
  });

  test('waits for nobody where a doctor wrote it herself, or where it was given up', () => {
    const { story, prescribes } = ward();
    prescribes(lines).thenRows(prescriptionView, [{ writtenBy: null, unverified: null }]);
    story.when(verifyPrescription, { id: PRESCRIPTION }).thenRejects('record.nothing-to-verify');
    const other = ward();
    other.prescribes(lines, told, asNurse);
    other.story
      .when(cancelPrescription, { id: PRESCRIPTION, reason })
      .thenRows(prescriptionView, [{ status: 'cancelled', unverified: null }]);
    other.story
      .when(verifyPrescription, { id: PRESCRIPTION }, { actorId: DOCTOR })
      .thenRejects('record.nothing-to-verify');
  });

  test('is told to who said it until she signs', () => {
    const { story, prescribes } = ward();
    const toSign = () =>
      story.clinic.rows<NoticeRow>(noticeView).find(({ kind }) => kind === 'verbal-prescription')?.staffId;
    prescribes(lines, told, asNurse);
    expect(toSign()).toBe(DOCTOR);
    story.when(verifyPrescription, { id: PRESCRIPTION }, { actorId: DOCTOR });
    expect(toSign()).toBeNull();
  });
});
