import * as commands from '@alur/contracts/emergency/commands';
import { triageLevels } from '@alur/contracts/emergency/triage';
import { mergePatient } from '@alur/contracts/patient/commands';
import { recordObservations } from '@alur/contracts/record/commands';
import * as stays from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import {
  department,
  ER_BED,
  ER_BED_2,
  ER_DOCTOR_2,
  EXAMINATION,
  findings,
  HOUR_PRICE,
  reason,
  UNIT,
} from '../care/testing/department.js';
import { BED, billOf, DAY, DOCTOR, patientOf } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { patient } from '../patient/patient.js';
import { stay } from '../stay/stay.js';
import { timeBegun } from '../stay/time.js';
import { transaction } from '../transaction/transaction.js';
import { emergencyView } from './emergency-view.js';
import { emergency } from './emergency.js';
import { arrived, at, diagnose, inCare, statement } from './testing/arrived.js';

describe('an arrival', () => {
  test('of somebody known is visit, bed and bill at once', () => {
    const { story } = arrived({ mode: 'ambulance', complaint: 'Jatuh' });
    story.thenRows(emergencyView, [
      {
        ...{ encounterId: 1, status: 'arrived', place: 'here', unitName: 'IGD', bedName: 'IGD 1', mode: 'ambulance' },
        ...{ arrivedAt: at('14:00'), complaint: 'Jatuh', unidentified: false, charging: 'hour', triages: [] },
      },
    ]);
    expect(story.state(encounter, 1)).toMatchObject({ status: 'arrived', kind: 'emergency', unitId: UNIT });
    expect(story.state(transaction, billOf(1))).toMatchObject({
      status: 'open',
      opening: { serviceType: 'emergency' },
    });
    expect(story.state(stay, 1)).toMatchObject({ status: 'in_bed', charging: 'hour' });
  });

  test('of somebody unknown is hers under a name that is given, until she is known', () => {
    const all = department();
    all.registers(1);
    all.unknown(5, { bedId: ER_BED });
    const { story } = all;
    expect(story.state(patient, patientOf(5))).toMatchObject({ status: 'active', identity: { name: 'Tn. X 5' } });
    story.thenRows(emergencyView, [{ patientName: 'Tn. X 5', recordNumber: '900005', unidentified: true }]);
    story.when(mergePatient, { id: patientOf(1), mergedId: patientOf(5), reason: 'Dikenali keluarga' });
    story.thenRows(emergencyView, [
      { patientName: 'Budi Santoso', personId: patientOf(1), unidentified: false, status: 'arrived', bedName: 'IGD 1' },
    ]);
    all.begins(5).thenState(encounter, 5, { status: 'in_progress' });
    all.disposes(5, 'admitted');
    const body = { patientId: patientOf(1), fromEncounterId: 5, bedId: BED, doctorId: DOCTOR, payer: 'general' };
    story
      .when(stays.admit, body, { ids: { encounter: 7, transaction: 907 } })
      .thenState(encounter, 7, { patientId: patientOf(1), episodeId: 5, transactionId: billOf(5) });
  });

  test('is of one person, in a department, and once', () => {
    const all = arrived();
    all.arrives(2, { patientId: null }).thenRejects('emergency.whom', {}, 'patientId');
    all.arrives(2, { unitId: 1 }).thenRejects('emergency.unit-unavailable', {}, 'unitId');
    all.arrives(2, { bedId: BED }).thenRejects('emergency.bed-elsewhere', {}, 'bedId');
    all.arrives(1, {}, { visit: 3 }).thenRejects('emergency.already-here', { unit: 'IGD' }, 'patientId');
    all.admits(2, { bedId: ER_BED_2 }).thenRejects('stay.ward-bed-needed', {}, 'bedId');
    all.admits(1, {}, { stay: 4 }).thenRejects('stay.already-admitted');
    all.arrives(2, { arrivedAt: at('15:00') }).thenRejects('emergency.arrival-to-come', {}, 'arrivedAt');
  });

  test('is told again as it should read, and the clock runs from it', () => {
    const { story, begins } = arrived();
    const accident = { kind: 'traffic', place: 'Jl. Pemuda', at: null, police: null };
    story.when(commands.recordArrival, { id: 1, arrivedAt: at('13:40'), mode: 'police', accident });
    begins(1, { clock: '14:05' });
    story.thenRows(emergencyView, [{ mode: 'police', accident, arrivedAt: at('13:40'), seenAfter: 25 }]);
  });

  test('is before whatever is observed of who has arrived (CASES)', () => {
    const { story } = arrived();
    const observes = (effectiveAt: string | null, observation: number) =>
      story.when(
        recordObservations,
        { encounterId: 1, category: 'vital_signs', effectiveAt, values: [{ parameter: 'pulse', value: 88 }] },
        { clock: '14:30', ids: { observation } },
      );
    observes(at('13:59'), 60).thenRejects('record.observed-when', {}, 'effectiveAt');
    observes(at('14:31'), 60).thenRejects('record.observed-when', {}, 'effectiveAt');
    observes(at('14:00'), 60);
    story.when(commands.recordArrival, { id: 1, arrivedAt: at('13:40'), mode: 'police', accident: null });
    observes(at('13:45'), 61);
    observes(null, 62);
  });

  test('by mistake leaves no bed and no bill', () => {
    const { story } = arrived();
    story.when(commands.cancelEmergency, { id: 1, reason }).thenState(bed, ER_BED, { status: 'cleaning' });
    expect(story.state(transaction, billOf(1)).status).toBe('cancelled');
    story.thenRows(emergencyView, [{ status: 'cancelled', place: null }]);
  });
});

describe('triage', () => {
  test('has levels, colours and minutes of its scale', () => {
    const { story, triages } = arrived();
    triages(1, 4).thenRejects('emergency.no-such-level', {}, 'level');
    triages(1, 4, { scale: 'ats' });
    story.thenRows(emergencyView, [{ status: 'triaged', level: 4, colour: 'green', doctorMinutes: 60 }]);
    expect(triageLevels.esi.map(({ doctorMinutes }) => doctorMinutes)).toEqual([0, 10, 30, 60, 120, null]);
  });

  test('is not below the worst of the findings', () => {
    const { story, triages } = arrived();
    const breathless = { findings: { ...findings, breathing: 'critical' } };
    triages(1, 2, breathless).thenRejects('emergency.level-below-findings', {}, 'level');
    triages(1, 1, breathless);
    story.thenRows(emergencyView, [{ colour: 'red', doctorMinutes: 0 }]);
  });

  test('again keeps the earlier; down needs a reason, up does not', () => {
    const { story, triages } = arrived();
    triages(1, 2, {}, { clock: '14:02' });
    triages(1, 1).thenRejects('emergency.triaged-meanwhile');
    triages(1, 1, { after: 1 }, { clock: '14:20' });
    triages(1, 3, { after: 2 }).thenRejects('emergency.downgrade-reason', {}, 'downgradeReason');
    triages(1, 3, { after: 2, downgradeReason: 'Membaik setelah oksigen' });
    story.thenRows(emergencyView, [{ colour: 'green', level: 3 }]);
    expect(story.state(emergency, 1)).toMatchObject({ triages: [{ level: 2 }, { level: 1 }, { level: 3 }] });
  });
});

describe('the doctor', () => {
  test('is with the patient once, and her examination is charged', () => {
    const { story, begins } = arrived();
    begins(1, { clock: '14:12' }).thenState(transaction, billOf(1), { subtotal: EXAMINATION });
    story.thenRows(emergencyView, [{ doctor: 'dr. Bima', seenAfter: 12, status: 'in_care' }]);
    story
      .when(commands.beginEmergency, { id: 1, doctorId: ER_DOCTOR_2 })
      .thenRejects('emergency.begun', { by: 'dr. Bima' });
    story.when(commands.undoBeginEmergency, { id: 1 }).thenState(transaction, billOf(1), { subtotal: 0 });
    story.thenRows(emergencyView, [{ seenAt: null, seenAfter: null, status: 'arrived' }]);
    begins(1, { clock: '14:20' });
    story.thenRows(emergencyView, [{ doctor: 'dr. Bima', seenAfter: 20, status: 'in_care' }]);
    story.when(commands.undoBeginEmergency, { id: 1 });
    story.when(commands.beginEmergency, { id: 1, doctorId: 77 }).thenRejects('stay.doctor-unavailable', {}, 'doctorId');
  });

  test('after midnight is as late as the minutes since the arrival', () => {
    const all = department();
    all.registers(1);
    all.arrives(1, {}, { clock: '23:50' });
    all.begins(1, { today: '2026-11-24', clock: '00:20' });
    all.story.thenRows(emergencyView, [{ seenAfter: 30 }]);
    // It is of the moments that were written, and not of when anybody reads them: after three days' sleep, too.
    all.story.given({}, { today: '2026-11-27', clock: '09:00' });
    all.story.thenRows(emergencyView, [{ seenAfter: 30 }]);
  });
});

describe('time in bed', () => {
  test.each([
    ['hour', '14:00', '14:05', 1],
    ['hour', '14:00', '15:00', 1],
    ['hour', '14:00', '15:01', 2],
    ['day', '14:00', '15:01', 1],
  ] as const)('by the %s from %s to %s is %i (DOMAIN-CLINICAL 1.3)', (per, from, until, count) =>
    expect(timeBegun(per, at(from), at(until))).toBe(count),
  );
  test('by the day is days begun', () => {
    expect(timeBegun('day', at('14:00'), at('14:00', '2026-11-24'))).toBe(1);
    expect(timeBegun('day', at('14:00'), at('14:01', '2026-11-24'))).toBe(2);
  });

  test('is charged when the patient leaves, and the bill closes', () => {
    const all = inCare();
    diagnose(all, 1);
    all.disposes(1, 'home', {}, { clock: '15:01' }).thenState(bed, ER_BED, { status: 'cleaning' });
    const { story } = all;
    expect(story.state(stay, 1)).toMatchObject({ status: 'left', time: { per: 'hour', count: 2, price: HOUR_PRICE } });
    expect(story.state(transaction, billOf(1))).toMatchObject({
      ...{ status: 'closed', subtotal: EXAMINATION + 2 * HOUR_PRICE },
    });
    expect(story.state(encounter, 1).status).toBe('finished');
  });

  test('is of one kind, whichever beds she lay in, and as the registration says', () => {
    const all = inCare({ per: 'day' });
    all.story.when(commands.placeEmergency, { id: 1, bedId: ER_BED_2 }).thenState(bed, ER_BED, { status: 'cleaning' });
    all.story.when(commands.placeEmergency, { id: 1, bedId: ER_BED_2 }).thenRejects('stay.same-bed', {}, 'bedId');
    diagnose(all, 1);
    all.disposes(1, 'home', {}, { clock: '20:00' });
    expect(all.story.state(transaction, billOf(1))).toMatchObject({ subtotal: EXAMINATION + 500_000 });
  });

  test('of who has no bed costs nothing; a bed may be given later', () => {
    const all = department();
    all.registers(1);
    all.arrives(1);
    all.story.when(commands.placeEmergency, { id: 1, bedId: ER_BED }).thenState(bed, ER_BED, { status: 'occupied' });
    all.registers(2);
    all.arrives(2);
    all.begins(2);
    all.disposes(2, 'against_advice', { statement });
    expect(all.story.state(transaction, billOf(2))).toMatchObject({ subtotal: EXAMINATION, status: 'closed' });
  });

  test('is no ward’s: nights, moves and leaving are the department’s own', () => {
    const { story } = inCare();
    story.when(stays.moveStay, { id: 1, bedId: BED }).thenRejects('stay.not-found');
    story.when(stays.leaveStay, { id: 1 }).thenRejects('stay.not-found');
    story.when(stays.chargeNights, { id: 1, through: DAY }, { today: '2026-11-24', clock: '00:00' }).then();
  });
});
