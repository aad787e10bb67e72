import { cleanBed } from '@alur/contracts/bed/commands';
import {
  acceptTransfer,
  arriveInBed,
  departReferral,
  draftReferral,
  recordAcceptance,
  requestReferral,
} from '@alur/contracts/referral/commands';
import {
  deliverBaby,
  endLabour,
  registerNewborn,
  startLabour,
  strikeLabourEntry,
} from '@alur/contracts/labour/commands';
import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import * as commands from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { settingsOf } from '../care/testing/facility.js';
import { BED, BED_2, billOf, CLASS_3, DAY, hospital, ICU_BED, patientOf, VIP_BED } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import type { Aggregate } from '../kernel/aggregate.js';
import { labour } from '../labour/labour.js';
import { labourView } from '../labour/labour-views.js';
import { patient } from '../patient/patient.js';
import { transaction } from '../transaction/transaction.js';
import { censusDays } from './census-view.js';
import { stayNightView, stayView } from './stay-view.js';
import { stay } from './stay.js';

const MOTHER = 1;
const BABY = 50;
const TWIN = 51;
const NEXT = '2026-11-24';
const reason = 'Salah input';
const born = {
  bornAt: `${DAY}T15:30:00.000Z`,
  gender: 'female',
  method: 'spontaneous',
  weight: 3_050,
  length: 49,
  apgar: [],
};

/** Ny. Sari in bed 1 since 15:00, whose labour has begun. */
const labouring = (some: Parameters<typeof hospital>[0] = {}) => {
  const all = hospital(some);
  const { story } = all;
  story.when(
    registerPatient,
    {
      ...{ name: 'Ny. Sari Dewi', gender: 'female', birthDate: '1995-03-15', idCardNumber: '3174015503950001' },
      ...{ address: 'Jalan Kenanga 3', phone: '081234567890', religion: 'muslim' },
    },
    { prepared: { recordNumber: '000001', duplicates: [] }, ids: { patient: patientOf(MOTHER) } },
  );
  all.admits(MOTHER, { basis: 'entitled' }, { clock: '15:00' });
  const start = { id: MOTHER, gravida: 1, para: 0, abortus: 0, effectiveAt: `${DAY}T15:05:00.000Z` };
  story.when(startLabour, start, { clock: '15:10' });
  const delivers = (body: object = {}) => story.when(deliverBaby, { id: MOTHER, ...born, ...body }, { clock: '16:00' });
  const registers = (body: object = {}, ids: { encounter?: number; patient?: number } = {}, clock = '16:30') =>
    story.when(
      registerNewborn,
      { id: MOTHER, entryId: 1, ...body },
      {
        ...{ clock, prepared: { recordNumber: `0009${ids.encounter ?? BABY}` } },
        ids: { encounter: BABY, patient: patientOf(BABY), transaction: billOf(BABY), ...ids },
      },
    );
  return { ...all, delivers, registers };
};
/** Her daughter in a cot beside her since 16:30. */
const roomingIn = (some?: Parameters<typeof hospital>[0]) => {
  const all = labouring(some);
  all.delivers();
  all.registers();
  return all;
};
const inCot = { bedId: null, with: MOTHER, bedName: 'Boks Bed 1', roomName: 'Melati 1', classId: CLASS_3 };
const goes = (id: number) => ({ id, manner: 'approved', plannedOn: '2026-11-30' });

const thenIsNow = <S, E extends { type: string; data: Record<string, unknown> }>(
  story: ReturnType<typeof hospital>['story'],
  of: Aggregate<S, E>,
  id: number,
  what: object,
): void => expect(story.state(of, id)).toMatchObject(what);

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

// DOMAIN-CLINICAL 1.1: a rooming-in newborn pays a percentage of the mother's room; none where the facility says nothing.
describe('nights in a cot', () => {
  const charged = (percent: number | null) => {
    const all = roomingIn();
    const { story } = all;
    const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false };
    if (percent !== null) story.given(settingsOf('general', { ...general, newbornNightPercent: percent }));
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:01' });
    return all;
  };

  test('stand on the stay and cost nothing', () => {
    const { story } = charged(null);
    thenIsNow(story, stay, BABY, { nights: [{ date: DAY, bedId: null, price: 0 }] });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000 });
    expect(story.clinic.rows(stayNightView)).toMatchObject([{ price: 100_000 }, { price: 0, bedName: 'Boks Bed 1' }]);
    story.when(commands.chargeNights, { id: BABY, through: DAY }, { today: NEXT, clock: '00:05' }).then();
  });

  test('cost a percentage of the mother’s room; those in a bed of its own the bed’s class, however often they are asked', () => {
    const { story } = charged(30);
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 130_000 });
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    story.when(commands.moveStay, icu, { today: NEXT, clock: '17:00' });
    for (const clock of ['00:01', '00:02'])
      story.when(commands.chargeNights, { id: BABY, through: NEXT }, { today: '2026-11-25', clock });
    thenIsNow(story, stay, BABY, {
      nights: [
        { date: DAY, bedId: null, price: 30_000 },
        { date: NEXT, bedId: ICU_BED, price: 900_000 },
      ],
    });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 1_030_000 });
  });
});

describe('a bill of its own', () => {
  const OWN = 777;
  const own = (body: object = {}) => ({ id: BABY, payer: 'insurance', insurer: 'PT Sehat', ...body });
  const ids = { transaction: OWN };
  /** In the incubator since the evening, after a midnight that both were charged for. */
  const ill = () => {
    const all = roomingIn({ isBpjs: true });
    const { story } = all;
    story.when(commands.recordVisit, { id: BABY, doctorId: 1 }, { clock: '17:00' });
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    story.when(commands.moveStay, icu, { clock: '18:00' });
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000 + 900_000 + 150_000 });
    return all;
  };

  test('has what was charged for the newborn and all that comes; the mother’s keeps what is hers', () => {
    const { story } = ill();
    story.when(commands.billNewborn, own({ sep: '0301R0011126V000001' }), { ids, today: NEXT, clock: '08:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000, encounters: [{ encounterId: MOTHER }] });
    thenIsNow(story, transaction, OWN, {
      ...{
        subtotal: 1_050_000,
        status: 'open',
        encounters: [{ encounterId: BABY, kind: 'inpatient', concluded: false }],
      },
      guarantors: [{ kind: 'insurance', name: 'PT Sehat' }],
    });
    thenIsNow(story, encounter, BABY, { transactionId: OWN, payer: 'insurance', insurer: 'PT Sehat' });
    const row = story.clinic.rows(stayView).find(({ id }) => id === BABY);
    expect(row).toMatchObject({ transactionId: OWN, sep: '0301R0011126V000001', payer: 'insurance', spri: null });
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: NEXT }, { today: '2026-11-25', clock: '00:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 200_000 });
    thenIsNow(story, transaction, OWN, { subtotal: 1_950_000 });
  });

  test('is waited for by itself: the mother goes home, and her bill waits for nobody else', () => {
    const { story } = ill();
    story.when(commands.billNewborn, own({ payer: 'bpjs', insurer: null }), { ids, today: NEXT, clock: '08:00' });
    thenIsNow(story, transaction, OWN, { guarantors: [{ kind: 'bpjs' }] });
    story.when(commands.orderDischarge, goes(MOTHER), { today: NEXT, clock: '08:10' });
    story.when(commands.leaveStay, { id: MOTHER }, { today: NEXT, clock: '11:00' });
    thenIsNow(story, transaction, billOf(MOTHER), { subtotal: 100_000, encounters: [{ concluded: true }] });
    thenIsNow(story, transaction, OWN, { encounters: [{ concluded: false }] });
  });

  test('is a newborn’s alone, once, and not out of a bill that takes no more', () => {
    const { story } = ill();
    story.when(commands.billNewborn, { ...own(), id: MOTHER }, { ids }).thenRejects('stay.not-newborn');
    story
      .when(commands.billNewborn, own({ insurer: null }), { ids })
      .thenRejects('booking.insurer-missing', {}, 'insurer');
    story.when(commands.billNewborn, own(), { ids });
    story.when(commands.billNewborn, own(), { ids: { transaction: 778 } }).thenRejects('stay.billed-alone');
    const locked = ill();
    locked.story.given({ [`transaction-${billOf(MOTHER)}`]: [{ type: 'TransactionCancelled', data: {} }] });
    locked.story.when(commands.billNewborn, own(), { ids }).thenRejects('transaction.items-locked');
  });
});

describe('a class that is another while a cot stands beside her', () => {
  const general = { checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false, newbornNightPercent: 50 };
  /** Who lies in the VIP's bed and boards there from the first night on, as somebody says on the second day. */
  const boards = (before?: (all: ReturnType<typeof roomingIn>) => void) => {
    const all = roomingIn();
    const { story } = all;
    story.given(settingsOf('general', general));
    const vip = { id: MOTHER, bedId: VIP_BED, basis: 'upgrade', entitledClassId: CLASS_3 };
    story.when(commands.moveStay, vip, { clock: '17:00' });
    before?.(all);
    const change = { id: MOTHER, basis: 'boarding', entitledClassId: CLASS_3, fromNight: DAY, reason };
    story.when(commands.changeClass, change, { today: NEXT, clock: '10:00' });
    story.when(commands.chargeNights, { id: BABY, through: NEXT }, { today: '2026-11-25', clock: '00:00' });
    return story;
  };

  test('is the cot’s too, from the same night on, in the same append', () => {
    const story = boards(({ story: so }) => {
      const midnight = { today: NEXT, clock: '00:00' };
      so.when(commands.chargeNights, { id: BABY, through: DAY }, midnight);
      thenIsNow(so, stay, BABY, { nights: [{ date: DAY, price: 250_000 }] });
    });
    expect(story.state(stay, BABY)).toMatchObject({
      nights: [
        { date: DAY, classId: CLASS_3, price: 50_000 },
        { date: NEXT, classId: CLASS_3, price: 50_000 },
      ],
    });
  });

  test('is not that of one in a bed of its own, nor of nights before it was beside her again', () => {
    const icu = { id: BABY, bedId: ICU_BED, basis: 'entitled', entitledClassId: null };
    const away = boards(({ story }) => story.when(commands.moveStay, icu, { clock: '18:00' }));
    expect(away.state(stay, BABY)).toMatchObject({ nights: [{ price: 900_000 }, { price: 900_000 }] });
    const back = boards(({ story }) => {
      story.when(commands.moveStay, icu, { clock: '18:00' });
      story.when(commands.roomIn, { id: BABY }, { today: NEXT, clock: '09:00' });
    });
    expect(back.state(stay, BABY)).toMatchObject({
      nights: [
        { date: DAY, bedId: ICU_BED, price: 900_000 },
        { date: NEXT, bedId: null, classId: CLASS_3, price: 50_000 },
      ],
    });
  });

  test('does not make a night of one who was born here early', () => {
    const { story } = roomingIn();
    story.given(settingsOf('general', { ...general, checkInTime: '18:00', earlyArrivalCharged: true }));
    for (const id of [MOTHER, BABY])
      story.when(commands.chargeNights, { id, through: DAY }, { today: NEXT, clock: '00:00' });
    expect(story.state(stay, BABY)).toMatchObject({ nights: [{ date: DAY }] });
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
