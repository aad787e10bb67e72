import { cancelAdmissionOrder, releaseBed, requestAdmission, reserveBed } from '@alur/contracts/admission/commands';
import { cleanBed, holdBed } from '@alur/contracts/bed/commands';
import { recordDiagnosis, signNote, startConsultation } from '@alur/contracts/consultation/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { deliverBaby, registerNewborn, startLabour } from '@alur/contracts/labour/commands';
import { confirmAttendance, recordAbsence, reverseAbsence } from '@alur/contracts/queue/commands';
import * as referrals from '@alur/contracts/referral/commands';
import * as commands from '@alur/contracts/stay/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { settingsOf } from '../care/testing/facility.js';
import { openClinic, OTHER } from '../care/testing/open-clinic.js';
import {
  BED,
  addBeds,
  BED_2,
  beds,
  catalogues,
  CLASS_3,
  DAY,
  DOCTOR,
  ICU_BED,
  ICU_CLASS,
  patientOf,
  VIP,
  VIP_BED,
} from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import type { Given, Story } from '../kernel/testing/specification.js';
import { referral } from '../referral/referral.js';
import { transaction } from '../transaction/transaction.js';
import { chargedClass, placeOf, stay, type AnyStay, type InHouse } from './stay.js';

const mothers = [1, 2, 3];
/** Of each the newborn and the referral that she may have. */
const newbornOf = (id: number): number => 50 + id;
const referralOf = (id: number): number => 70 + id;
const clinicOf = (id: number): number => 30 + id;
const orderOf = (id: number): number => 80 + id;
const all = [...mothers, ...mothers.map(newbornOf)];
const reason = 'Salah input';
/** A cot is free, and a companion's bed is not. */
const general = {
  ...{ checkInTime: '14:00', checkOutTime: '12:00', cameraOnRegistration: false, companionNightPrice: 50_000 },
};
const START = Date.parse(`${DAY}T08:00:00Z`);

interface Found {
  story: Story;
  id: number;
  mother: number;
  bedId: number;
  other: boolean;
  now: string;
}
type Doing = readonly [CommandSpec, (found: Found) => Given];

const classing = ({ other }: Found) => (other ? { basis: 'boarding', entitledClassId: VIP } : {});
const until = '2026-12-30T00:00:00.000Z';
const goes = ({ id }: Found) => ({ id, manner: 'approved', plannedOn: '2026-12-30' });
const handover = { situation: 'a', background: 'b', assessment: 'c', recommendation: 'd' };

const admitting: Doing = [
  commands.admit,
  ({ mother, bedId, other }) => ({
    ...{ patientId: patientOf(mother), bedId, doctorId: DOCTOR, payer: 'general' },
    ...(other && { admissionId: orderOf(mother) }),
  }),
];
const moving: Doing = [commands.moveStay, found => ({ id: found.id, bedId: found.bedId, ...classing(found) })];
const delivering: Doing = [
  deliverBaby,
  ({ mother, now }) => ({ id: mother, bornAt: now, gender: 'female', method: 'spontaneous', apgar: [] }),
];
const likely: readonly Doing[] = [
  admitting,
  moving,
  delivering,
  [startLabour, ({ mother }) => ({ id: mother, gravida: 1, para: 0, abortus: 0 })],
  [registerNewborn, ({ mother }) => ({ id: mother, entryId: 1 })],
  [commands.orderDischarge, goes],
  [commands.leaveStay, ({ id }) => ({ id })],
  [commands.resumeStay, ({ id }) => ({ id, reason })],
  [cleanBed, ({ bedId }) => ({ id: bedId })],
  [commands.chargeNights, ({ id, now }) => ({ id, through: now.slice(0, 10) })],
];
const rare: readonly Doing[] = [
  [commands.roomIn, ({ id }) => ({ id })],
  [
    commands.changeClass,
    ({ id, other, now }) => ({
      ...{ id, basis: other ? 'boarding' : 'entitled', entitledClassId: other ? ICU_CLASS : null },
      ...{ fromNight: now.slice(0, 10), reason },
    }),
  ],
  [commands.billNewborn, ({ mother }) => ({ id: newbornOf(mother), payer: 'general' })],
  [commands.startLeave, ({ id }) => ({ id, reason })],
  [commands.endLeave, ({ id }) => ({ id })],
  [commands.addCompanion, ({ id }) => ({ id, relation: 'spouse' })],
  [commands.endCompanion, ({ id }) => ({ id })],
  [commands.startIsolation, ({ id }) => ({ id, precaution: 'contact', reason })],
  [commands.endIsolation, ({ id }) => ({ id })],
  [commands.concludeStay, ({ id }) => ({ id })],
  [commands.withdrawDischarge, ({ id }) => ({ id, reason })],
  [commands.cancelAdmission, ({ id }) => ({ id, reason })],
  [holdBed, ({ mother, bedId }) => ({ id: bedId, patientId: patientOf(mother), until })],
  [
    requestAdmission,
    ({ mother, now }) => ({
      ...{
        patientId: patientOf(mother),
        plannedOn: now.slice(0, 10),
        diagnosis: 'a',
        indication: 'b',
        doctorId: DOCTOR,
      },
      ...{ entitledClassId: CLASS_3, classId: CLASS_3, payer: 'general' },
    }),
  ],
  [reserveBed, ({ mother, bedId }) => ({ id: orderOf(mother), bedId, until })],
  [releaseBed, ({ mother }) => ({ id: orderOf(mother) })],
  [cancelAdmissionOrder, ({ mother }) => ({ id: orderOf(mother), reason })],
  [
    referrals.draftReferral,
    ({ id, now }) => ({ encounterId: id, type: 'internal', plannedOn: now.slice(0, 10), reason, toWardId: 2 }),
  ],
];
/** A visit to the clinic that she did not come to, and came after all; who is in a bed may not be one. */
const clinicVisits: readonly Doing[] = [
  [recordAbsence, ({ mother }) => ({ id: clinicOf(mother) })],
  [reverseAbsence, ({ mother, id, other }) => ({ id: other ? id : clinicOf(mother) })],
  [confirmAttendance, ({ mother }) => ({ id: clinicOf(mother) })],
  [startConsultation, ({ mother }) => ({ id: clinicOf(mother) })],
  [signNote, ({ mother }) => ({ id: clinicOf(mother), subjective: 'mulas' })],
  [recordDiagnosis, ({ mother }) => ({ id: clinicOf(mother), code: 'J06.9', kind: 'primary' })],
  [
    commands.admit,
    ({ mother, bedId }) => ({
      ...{ patientId: patientOf(mother), fromEncounterId: clinicOf(mother), bedId, doctorId: DOCTOR, payer: 'general' },
    }),
  ],
];
const transfers: readonly Doing[] = [
  [referrals.requestReferral, ({ id }) => ({ id: referralOf(id) })],
  [referrals.acceptTransfer, ({ id, bedId }) => ({ id: referralOf(id), bedId, until })],
  [
    referrals.departReferral,
    ({ id }) => ({ id: referralOf(id), handover, escortLevel: 1, conditionBefore: 'Stabil', equipment: null }),
  ],
  [
    referrals.arriveInBed,
    ({ id, bedId, other }) => ({ id: referralOf(id), bedId: other ? bedId : null, conditionAfter: 'b' }),
  ],
  [referrals.cancelReferral, ({ id }) => ({ id: referralOf(id), reason })],
];

const steps = fc.record({
  doing: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...likely) },
    { weight: 2, arbitrary: fc.constantFrom(...rare) },
    { weight: 2, arbitrary: fc.constantFrom(...transfers) },
    { weight: 2, arbitrary: fc.constantFrom(...clinicVisits) },
  ),
  id: fc.constantFrom(...all),
  mother: fc.constantFrom(...mothers),
  bedId: fc.constantFrom(...beds),
  other: fc.boolean(),
  minutes: fc.integer({ min: 1, max: 300 }),
});

type Step = readonly [Doing, Omit<Found, 'story' | 'now'>];
const doing = (command: CommandSpec): Doing =>
  [...likely, ...rare, ...transfers, ...clinicVisits].find(([one]) => one === command)!;
const of = (n: number, bedId: number): Step[1] => ({ id: n, mother: n, bedId, other: false });
/**
 * What always comes before: two who lie there with newborns, one of whom is to go to intensive care, and a third for whom a
 * bed is kept, so that moves, transfers and admissions meet.
 */
const begins: readonly Step[] = [
  ...mothers.flatMap(n => [recordAbsence, reverseAbsence].map((each): Step => [doing(each), of(n, BED)])),
  ...[of(1, BED), of(2, BED_2)].flatMap(found =>
    [commands.admit, startLabour, deliverBaby, registerNewborn].map((each): Step => [doing(each), found]),
  ),
  ...[1, 2].map((n): Step => [doing(commands.addCompanion), of(n, BED)]),
  ...[1, 2].map((n): Step => [doing(commands.startIsolation), of(n, BED)]),
  ...[referrals.draftReferral, referrals.requestReferral, referrals.acceptTransfer].map((each): Step => [
    doing(each),
    of(2, ICU_BED),
  ]),
  ...[requestAdmission, reserveBed].map((each): Step => [doing(each), of(3, VIP_BED)]),
];

const run = (
  plan: readonly { doing: Doing; id: number; mother: number; bedId: number; other: boolean; minutes: number }[],
) => {
  const { story, registers, opens, takes } = openClinic();
  story.given({ ...catalogues, ...settingsOf('fees', { registration: 0, admin: 0, recurringAdmin: 0 }) });
  addBeds(story);
  story.given(settingsOf('general', general));
  opens(OTHER, { prefix: 'B', price: 0 });
  for (const n of mothers) {
    registers(n);
    takes(clinicOf(n), { patientId: patientOf(n), scheduleId: OTHER });
  }
  let at = START;
  let bills = 1_000;
  const does = (step: Doing, found: Omit<Found, 'story' | 'now'>) => {
    const now = new Date(at).toISOString();
    const [command, body] = step;
    const isNewborn = command === registerNewborn;
    const isOfNewborn = isNewborn || command === commands.billNewborn;
    const whose = isOfNewborn ? newbornOf(found.mother) : found.mother;
    // A visit's id is used once; who comes again is not played.
    if ((isNewborn || command === commands.admit) && story.state(encounter, whose).status !== 'none') return;
    if (command === referrals.draftReferral && story.state(referral, referralOf(found.id)).status !== 'none') return;
    const ids = {
      ...{ encounter: whose, patient: patientOf(whose), referral: referralOf(found.id) },
      ...{ admission: orderOf(found.mother), transaction: ++bills },
    };
    const moment = { today: now.slice(0, 10), clock: now.slice(11, 16), ids, prepared: { recordNumber: `9${whose}` } };
    story.attempt(command, body({ story, now, ...found }), moment);
  };
  for (const [first, found] of begins) {
    at += 60_000;
    does(first, found);
  }
  for (const { doing: next, minutes, ...found } of plan) {
    at += minutes * 60_000;
    does(next, found);
  }
  // The clock: what was charged at a leaving that was undone stands until the next midnight.
  for (const id of all) does(doing(commands.chargeNights), { ...of(id, BED), id });
  return story;
};

const many = (check: (story: Story) => void, some: { numRuns?: number; seed?: number } = {}) =>
  fc.assert(
    fc.property(fc.array(steps, { minLength: 20, maxLength: 70, size: 'max' }), plan => check(run(plan))),
    { numRuns: 60, ...some },
  );

const isInHouse = (state: unknown): state is InHouse =>
  ['in_bed', 'on_leave'].includes((state as { status: string }).status);
const inHouse = (story: Story): InHouse[] =>
  all
    .map(id => story.state(stay, id))
    .filter(isInHouse)
    .filter(({ charging }) => charging === null);

test('never two patients in a bed nor one in two: beds and stays say the same', () =>
  many(story => {
    const lying = inHouse(story);
    for (const bedId of beds) {
      const it = story.state(bed, bedId);
      if (it.status !== 'occupied') continue;
      const hers = lying.filter(each => placeOf(each).bedId === bedId && each.encounterId === it.encounterId);
      expect(hers.map(({ patientId }) => patientId)).toEqual([it.patientId]);
    }
    const occupied = beds.map(id => story.state(bed, id)).filter(each => each.status === 'occupied');
    expect(new Set(occupied.map(({ patientId }) => patientId)).size).toBe(occupied.length);
    for (const each of lying) {
      const { bedId } = placeOf(each);
      if (bedId === null) continue;
      const isThere = occupied.some(it => it.bedId === bedId && it.encounterId === each.encounterId);
      // Only a patient on her way has left her bed without lying in another.
      const isOnHerWay = story.state(referral, referralOf(each.encounterId)).status === 'ongoing_transfer';
      expect(isThere || isOnHerWay).toBe(true);
    }
  }));

test('a cot stands in the room where the mother lies, who is in the house', () =>
  many(story => {
    for (const each of inHouse(story)) {
      const { bedId, with: motherId, roomId } = placeOf(each);
      expect(bedId === null).toBe(motherId !== null);
      if (motherId === null) continue;
      const mother = inHouse(story).find(({ encounterId }) => encounterId === motherId);
      expect(mother && placeOf(mother).roomId).toBe(roomId);
    }
  }));

const placeAt = ({ placements }: AnyStay, at: number) =>
  placements.findLast(each => Date.parse(each.at) <= at) ?? placements[0];

const hadCompanion = ({ companions }: AnyStay, at: number) =>
  companions.some(({ from, until: to }) => Date.parse(from) <= at && (to === null || at <= Date.parse(to)));

test('every night is charged once, to the bed at its midnight and the class it belongs to, and the bill has it', () =>
  many(story => {
    const owed = new Map<number, number>();
    for (const id of all) {
      const it = story.state(stay, id);
      if (it.status === 'none' || it.status === 'cancelled') continue;
      expect(new Set(it.nights.map(({ date }) => date)).size).toBe(it.nights.length);
      if (it.status === 'left') expect(it.nights.length).toBeGreaterThan(0);
      const left = it.status === 'left' ? Date.parse(it.leftAt) : Number.POSITIVE_INFINITY;
      // After services have ended the clock charges nothing; leaving settles the nights.
      const visit = story.state(encounter, id);
      for (const { date, bedId, classId, companionPrice } of visit.status === 'concluded' && isInHouse(it)
        ? []
        : it.nights) {
        const midnight = Date.parse(`${date}T00:00:00Z`) + 86_400_000;
        // Nights after the last midnight belong to the last bed.
        const moment = midnight < left ? midnight : left;
        const place = placeAt(it, moment);
        expect([date, bedId, classId]).toEqual([date, place.bedId, chargedClass(place, date).classId]);
        expect(companionPrice !== undefined).toBe(hadCompanion(it, moment));
      }
      const billId = visit.status === 'none' ? 0 : visit.transactionId;
      const sum = it.nights.reduce((total, { price, companionPrice = 0 }) => total + price + companionPrice, 0);
      owed.set(billId, (owed.get(billId) ?? 0) + sum);
    }
    for (const [billId, sum] of owed) {
      const bill = story.state(transaction, billId);
      expect(bill.status === 'none' ? null : bill.subtotal).toBe(sum);
    }
  }));

test('each step of the play happens: it would prove nothing if it were refused always', () => {
  const happened = new Set<string>();
  many(
    story => {
      for (const { type } of story.clinic.log) happened.add(type);
    },
    { seed: 20_261_126, numRuns: 80 },
  );
  for (const type of [
    ...['StayPlaced', 'StayMoved', 'StayNewbornAdded', 'StayLeft', 'StayLeftUndone', 'StayNightCharged'],
    ...[
      'ChargesMovedIn',
      'EncounterReinstated',
      'StayClassChanged',
      'StayCompanionAdded',
      'StayCompanionLeft',
      'StayIsolationStarted',
      'StayIsolationEnded',
      'StayCancelled',
      'StayLeaveStarted',
      'AdmissionReserved',
      'ReferralArrived',
      'BedHeld',
      'BedCleaned',
    ],
  ])
    expect(happened).toContain(type);
});
