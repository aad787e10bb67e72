import { retireBed } from '@alur/contracts/bed/commands';
import { chargeConsultation, recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import {
  addBeds,
  BED,
  BED_2,
  catalogues,
  billOf,
  CLASS_3,
  DAY,
  DOCTOR,
  hospital,
  OTHER_DOCTOR,
  VIP_BED,
} from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { transaction } from '../transaction/transaction.js';
import { stayView } from './stay-view.js';
import { admitted, midnight, reason } from './testing/admitted.js';

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
  for (const expectedBackAt of ['0001-01-01T00:00:00.000Z', '2026-11-22T05:00:00.000Z'])
    story
      .when(commands.startLeave, { id: 1, expectedBackAt, reason })
      .thenRejects('stay.back-in-the-past', {}, 'expectedBackAt');
  story.when(commands.startLeave, { id: 1, reason }).thenState(bed, BED, { status: 'occupied' });
  story.when(commands.startLeave, { id: 1, reason }).thenRejects('stay.on-leave');
  story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenRejects('stay.on-leave');
  story.when(commands.endLeave, { id: 1 });
  story.when(commands.moveStay, { id: 1, bedId: BED }).thenRejects('stay.same-bed', {}, 'bedId');
  story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenState(bed, BED, { status: 'cleaning' });
  story.when(retireBed, { id: BED_2 }).thenRejects('bed.occupied');
});
