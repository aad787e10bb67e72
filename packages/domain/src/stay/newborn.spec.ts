import { cleanBed } from '@alur/contracts/bed/commands';
import {
  acceptTransfer,
  arriveInBed,
  departReferral,
  draftReferral,
  recordAcceptance,
  requestReferral,
} from '@alur/contracts/referral/commands';
import { endLabour, registerNewborn, strikeLabourEntry } from '@alur/contracts/labour/commands';
import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { BED, BED_2, billOf, CLASS_3, DAY, ICU_BED, patientOf, VIP_BED } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { labour } from '../labour/labour.js';
import { labourView } from '../labour/labour-views.js';
import { patient } from '../patient/patient.js';
import { transaction } from '../transaction/transaction.js';
import { censusDays } from './census-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';
import { MOTHER, BABY, TWIN, NEXT, born, labouring, roomingIn, inCot, goes, thenIsNow } from './testing/newborn.js';
import { reason } from './testing/admitted.js';

describe('a baby that was born', () => {
  test('is a patient of its own, with a visit in a cot beside its mother and on her bill', () => {
    const { story } = roomingIn();
    thenIsNow(story, patient, patientOf(BABY), {
      status: 'active',
      encounters: [BABY],
      identity: {
        ...{ name: 'By. Ny. Sari Dewi', gender: 'female', birthDate: DAY, weight: 3.05, height: 49 },
        ...{ motherIdCardNumber: '3174015503950001', mothersMaidenName: 'Ny. Sari Dewi', address: 'Jalan Kenanga 3' },
        ...{ idCardNumber: null, phone: null, emergencyContact: { phone: '081234567890' } },
      },
    });
    thenIsNow(story, encounter, BABY, {
      ...{ status: 'in_progress', kind: 'inpatient', transactionId: billOf(MOTHER), episodeId: BABY },
      doctor: { name: 'dr. Ratna, Sp.PD' },
    });
    thenIsNow(story, stay, BABY, { status: 'in_bed', motherEncounterId: MOTHER, placements: [inCot] });
    thenIsNow(story, stay, MOTHER, { newborns: [BABY], placements: [{ bedId: BED }] });
    thenIsNow(story, bed, BED, { status: 'occupied', encounterId: MOTHER });
    thenIsNow(story, transaction, billOf(MOTHER), {
      encounters: [
        { encounterId: MOTHER, concluded: false },
        { encounterId: BABY, concluded: false },
      ],
    });
    expect(story.state(transaction, billOf(BABY)).status).toBe('none');
    const row = { motherEncounterId: MOTHER, inCot: 'yes', bedId: null, wardId: 1, patientName: 'By. Ny. Sari Dewi' };
    expect(story.clinic.rows(stayView)).toContainEqual(
      expect.objectContaining({ ...row, newborn: { number: 1, bornAt: born.bornAt, weight: 3_050 } }),
    );
    expect(story.clinic.rows(labourView)).toMatchObject([{ babies: [{ newbornEncounterId: BABY }] }]);
  });

  test('is registered once, and is not struck from the labour while it is', () => {
    const { story, registers } = roomingIn();
    registers({}, { encounter: TWIN }).thenRejects('labour.newborn-registered');
    story.when(endLabour, { id: MOTHER, outcome: 'delivered' }, { clock: '17:00' });
    story.when(strikeLabourEntry, { id: MOTHER, entryId: 2, reason });
    story.when(strikeLabourEntry, { id: MOTHER, entryId: 1, reason }).thenRejects('labour.newborn-registered');
  });

  test('whose visit was cancelled is admitted again as the same patient, or struck', () => {
    const { story, registers } = roomingIn();
    story.when(commands.cancelAdmission, { id: MOTHER, reason }).thenRejects('stay.newborn-registered');
    story.when(commands.cancelAdmission, { id: BABY, reason });
    thenIsNow(story, transaction, billOf(MOTHER), { encounters: [{ encounterId: MOTHER }] });
    registers({}, { encounter: TWIN, patient: patientOf(TWIN) }, '17:00');
    thenIsNow(story, patient, patientOf(BABY), { encounters: [BABY, TWIN] });
    expect(story.state(patient, patientOf(TWIN)).status).toBe('none');
    thenIsNow(story, stay, MOTHER, { newborns: [BABY, TWIN] });
    story.when(commands.cancelAdmission, { id: TWIN, reason });
    story.when(strikeLabourEntry, { id: MOTHER, entryId: 1, reason });
    story.when(commands.cancelAdmission, { id: MOTHER, reason });
  });

  test('dead, or that is not of this labour, is no patient', () => {
    const { delivers, registers } = labouring();
    delivers({ isAlive: false });
    registers().thenRejects('labour.not-alive');
    registers({ entryId: 9 }).thenRejects('labour.entry-unknown');
  });

  test('of several has its number behind its mother’s name; a stillborn twin counts for none', () => {
    const { story, delivers, registers } = labouring();
    delivers();
    delivers({ gender: 'male' });
    registers();
    registers({ entryId: 2, doctorId: 2 }, { encounter: TWIN, patient: patientOf(TWIN) });
    thenIsNow(story, patient, patientOf(BABY), { identity: { name: 'By. Ny. Sari Dewi I' } });
    thenIsNow(story, patient, patientOf(TWIN), { identity: { name: 'By. Ny. Sari Dewi II', gender: 'male' } });
    thenIsNow(story, encounter, TWIN, { doctor: { name: 'dr. Anton, Sp.JP' } });
    thenIsNow(story, stay, MOTHER, { newborns: [BABY, TWIN] });
    const other = labouring();
    other.delivers();
    other.delivers({ isAlive: false });
    other.registers();
    thenIsNow(other.story, patient, patientOf(BABY), { identity: { name: 'By. Ny. Sari Dewi' } });
  });

  test('before midnight has that day as its birthday, whenever it is registered', () => {
    const { story, delivers } = labouring();
    delivers();
    story.when(
      registerNewborn,
      { id: MOTHER, entryId: 1 },
      {
        ...{ today: NEXT, clock: '00:20', prepared: { recordNumber: '000099' } },
        ids: { encounter: BABY, patient: patientOf(BABY), transaction: billOf(BABY) },
      },
    );
    thenIsNow(story, patient, patientOf(BABY), { identity: { birthDate: DAY } });
  });

  test('of a mother who has left has no cot', () => {
    const { story, delivers, registers } = labouring();
    delivers();
    story.when(commands.orderDischarge, goes(MOTHER)).when(commands.leaveStay, { id: MOTHER }, { clock: '16:10' });
    registers().thenRejects('stay.mother-not-here');
  });
});

describe('a cot', () => {
  test('goes where the mother goes, on leave too; a baby in a bed of its own stays there', () => {
    const { story, delivers, registers } = labouring();
    delivers();
    delivers({ gender: 'male' });
    registers();
    registers({ entryId: 2 }, { encounter: TWIN, patient: patientOf(TWIN) });
    const icu = { id: TWIN, bedId: ICU_BED, basis: 'upgrade', entitledClassId: CLASS_3, reason: 'Sesak' };
    story.when(commands.moveStay, icu, { clock: '17:00' });
    thenIsNow(story, stay, TWIN, { placements: [inCot, { bedId: ICU_BED, with: null }] });
    thenIsNow(story, bed, ICU_BED, { status: 'occupied', encounterId: TWIN });
    thenIsNow(story, encounter, TWIN, { unitId: 2 });
    story.when(commands.startLeave, { id: BABY, reason }, { clock: '17:10' });
    const vip = { id: MOTHER, bedId: VIP_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
    story.when(commands.moveStay, vip, { clock: '18:00' });
    thenIsNow(story, stay, BABY, {
      status: 'on_leave',
      placements: [inCot, { bedId: null, with: MOTHER, bedName: 'Boks Bed 3', roomName: 'Melati 2', basis: 'upgrade' }],
    });
    expect(story.state(stay, TWIN)).toMatchObject({ placements: [{}, { bedId: ICU_BED }] });
    story.when(commands.endLeave, { id: BABY });
    const row = story.clinic.rows(stayView).find(({ id }) => id === BABY);
    expect(row).toMatchObject({ roomName: 'Melati 2', inCot: 'yes', status: 'in_bed' });
  });

  test('is come back to from a bed of its own, which is cleaned then; not by who is no newborn or lies in it', () => {
    const { story } = roomingIn();
    story.when(commands.roomIn, { id: BABY }).thenRejects('stay.rooms-in-already');
    story.when(commands.roomIn, { id: MOTHER }).thenRejects('stay.not-newborn');
    const icu = { id: BABY, bedId: ICU_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
    story.when(commands.moveStay, icu, { clock: '17:00' });
    story.when(commands.moveStay, { id: MOTHER, bedId: BED_2 }, { clock: '18:00' });
    story.when(commands.startLeave, { id: BABY, reason });
    story.when(commands.roomIn, { id: BABY }).thenRejects('stay.on-leave');
    story.when(commands.endLeave, { id: BABY });
    story.when(commands.roomIn, { id: BABY, reason: 'Membaik' }, { clock: '19:00' });
    thenIsNow(story, stay, BABY, { placements: [inCot, { bedId: ICU_BED }, { bedId: null, bedName: 'Boks Bed 2' }] });
    thenIsNow(story, bed, ICU_BED, { status: 'cleaning' });
    thenIsNow(story, encounter, BABY, { unitId: 1 });
  });

  test('follows a mother who is referred to another ward, and takes a referred baby to a bed of its own', () => {
    const { story } = roomingIn();
    const refers = (referral: number, id: number, bedId: number, clock: string) => {
      const to = { wardId: bedId === ICU_BED ? 2 : 1 };
      const draft = { encounterId: id, type: 'internal', toWardId: to.wardId, plannedOn: DAY, reason: 'Observasi' };
      story.when(draftReferral, draft, { ids: { referral }, clock });
      story.when(requestReferral, { id: referral }, { clock });
      story.when(acceptTransfer, { id: referral, bedId, until: '2026-11-25T00:00:00.000Z' }, { clock });
      const handover = { situation: 'a', background: 'b', assessment: 'c', recommendation: 'd' };
      const leaving = { handover, escortLevel: 1, conditionBefore: 'Stabil', equipment: null };
      story.when(departReferral, { id: referral, ...leaving }, { clock });
      const arriving = { id: referral, conditionAfter: 'Stabil', basis: 'upgrade', entitledClassId: CLASS_3 };
      const same = { id: referral, conditionAfter: 'Stabil' };
      return story.when(arriveInBed, bedId === BED_2 ? same : arriving, { clock });
    };
    refers(1, MOTHER, VIP_BED, '17:00');
    expect(story.state(stay, BABY)).toMatchObject({ placements: [inCot, { bedName: 'Boks Bed 3' }] });
    refers(2, BABY, ICU_BED, '18:00');
    thenIsNow(story, bed, ICU_BED, { status: 'occupied', encounterId: BABY });
    thenIsNow(story, bed, VIP_BED, { status: 'occupied', encounterId: MOTHER });
  });

  test('does not stay beside an empty bed: the mother does not depart to another house before her baby has a bed', () => {
    const { story } = roomingIn();
    const destination = { facility: 'RSUP Harapan', direction: 'up', transport: 'ambulance' };
    const draft = { encounterId: MOTHER, type: 'external', plannedOn: DAY, reason: 'HPP', destination };
    story.when(recordDiagnosis, { id: MOTHER, code: 'A91', kind: 'primary' });
    story.when(draftReferral, { ...draft, diagnosisCode: 'A91' }, { ids: { referral: 1 } });
    story.when(requestReferral, { id: 1 });
    story.when(recordAcceptance, { id: 1, acceptingOfficer: 'dr. Jaga' });
    const handover = { situation: 'a', background: 'b', assessment: 'c', recommendation: 'd' };
    const leaving = { id: 1, handover, escortLevel: 3, conditionBefore: 'Lemah' };
    story.when(departReferral, leaving, { clock: '18:00' }).thenRejects('stay.newborn-beside');
    story.when(commands.moveStay, { id: BABY, bedId: BED_2 }, { clock: '18:01' });
    story.when(departReferral, leaving, { clock: '18:05' });
    thenIsNow(story, bed, BED, { status: 'cleaning' });
  });
});

describe('going home', () => {
  test('the mother goes after the baby beside her, and the bill waits for both', () => {
    const { story } = roomingIn();
    story.when(commands.orderDischarge, goes(MOTHER));
    story.when(commands.leaveStay, { id: MOTHER }, { clock: '18:00' }).thenRejects('stay.newborn-beside');
    story.when(commands.leaveStay, { id: BABY }).thenRejects('stay.discharge-not-ordered');
    story.when(commands.orderDischarge, goes(BABY)).when(commands.leaveStay, { id: BABY }, { clock: '18:00' });
    thenIsNow(story, stay, BABY, { status: 'left' });
    thenIsNow(story, transaction, billOf(MOTHER), { status: 'open' });
    expect(story.clinic.rows(stayView).find(({ id }) => id === BABY)).toMatchObject({ inCot: null, wardId: null });
    story.when(commands.leaveStay, { id: MOTHER }, { clock: '18:10' });
    thenIsNow(story, bed, BED, { status: 'cleaning' });
    thenIsNow(story, transaction, billOf(MOTHER), {
      encounters: [{ concluded: true }, { concluded: true }],
    });
  });

  test('the mother goes first from a baby that has a bed of its own, which then stays there', () => {
    const { story } = roomingIn();
    story.when(commands.moveStay, { id: BABY, bedId: BED_2 }, { clock: '17:00' });
    story.when(commands.orderDischarge, goes(MOTHER)).when(commands.leaveStay, { id: MOTHER }, { clock: '18:00' });
    thenIsNow(story, stay, MOTHER, { status: 'left' });
    thenIsNow(story, stay, BABY, { status: 'in_bed' });
    story.when(commands.roomIn, { id: BABY }).thenRejects('stay.mother-not-here');
    thenIsNow(story, transaction, billOf(MOTHER), { status: 'open' });
  });

  test('whoever has not left after all is in the cot again where the mother is by now, if she is', () => {
    const { story } = roomingIn();
    story.when(commands.orderDischarge, goes(BABY)).when(commands.leaveStay, { id: BABY }, { clock: '17:00' });
    story.when(commands.moveStay, { id: MOTHER, bedId: BED_2 }, { clock: '17:30' });
    story.when(commands.resumeStay, { id: BABY, reason }, { clock: '18:00' });
    thenIsNow(story, stay, BABY, { status: 'in_bed', placements: [inCot, { bedId: null, bedName: 'Boks Bed 2' }] });
    story.when(commands.leaveStay, { id: BABY }, { clock: '19:00' });
    story.when(commands.orderDischarge, goes(MOTHER)).when(commands.leaveStay, { id: MOTHER }, { clock: '19:10' });
    story.when(commands.resumeStay, { id: BABY, reason }).thenRejects('stay.mother-not-here');
    story.when(commands.resumeStay, { id: MOTHER, reason });
    story.when(commands.resumeStay, { id: BABY, reason }).thenState(stay, BABY, { status: 'in_bed' });
  });

  test('services of both end and go on while the baby is in its cot, and its team, class and doctor change as anybody’s', () => {
    const { story } = roomingIn();
    story.when(commands.changeTeam, { id: BABY, doctorId: 2, role: 'responsible' });
    story.when(commands.recordVisit, { id: BABY, doctorId: 2 });
    const boards = { id: BABY, basis: 'boarding', entitledClassId: 4, fromNight: DAY, reason };
    story.when(commands.changeClass, boards);
    story.when(commands.planDischarge, { id: BABY, estimatedOn: '2026-11-26' });
    story.when(commands.orderDischarge, goes(BABY)).when(commands.concludeStay, { id: BABY });
    // A visit whose services have ended takes no other place, but its cot goes with the mother.
    story.when(commands.moveStay, { id: BABY, bedId: BED_2 }).thenRejects('consultation.not-ongoing');
    story.when(commands.moveStay, { id: MOTHER, bedId: BED_2 }, { clock: '20:00' });
    expect(story.state(stay, BABY)).toMatchObject({ placements: [{}, { bedName: 'Boks Bed 2' }] });
    story.when(commands.resumeStay, { id: BABY, reason }).thenState(encounter, BABY, { status: 'in_progress' });
  });
});

test('the census counts a newborn from its first bed of its own on: a cot is none', () => {
  const { story } = roomingIn();
  const sums = () => story.clinic.sums<{ id: string; admitted: number; movedIn: number; movedOut: number }>(censusDays);
  expect(sums()).toMatchObject([{ id: `${DAY}_1`, admitted: 1, movedIn: 0 }]);
  const icu = { id: BABY, bedId: ICU_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
  story.when(commands.moveStay, icu, { clock: '16:40' }).when(commands.roomIn, { id: BABY }, { clock: '16:45' });
  story.when(cleanBed, { id: ICU_BED }).when(commands.moveStay, icu, { clock: '16:50' });
  expect(sums()).toMatchObject([
    { id: `${DAY}_1`, admitted: 1, movedIn: 0 },
    { id: `${DAY}_2`, admitted: 1, movedOut: 1, movedIn: 1 },
  ]);
  expect(story.state(labour, MOTHER)).toMatchObject({ status: 'open' });
});
