import * as commands from '@alur/contracts/casemix/commands';
import { leaveStay, moveStay, orderDischarge, recordVisit } from '@alur/contracts/stay/commands';
import { closeBill } from '@alur/contracts/transaction/commands';
import { BED_2, billOf, DAY, hospital, ICU_BED } from '../../care/testing/ward.js';
import type { DomainEvent } from '../../kernel/event.js';

export const STAY = 1;
export const CLAIM = 500;
export const NUMBER = '0999R0011126V000001';
export const LEFT = '2026-11-26';
export const DOCTOR_USER = 20;
export const reason = 'Salah input';

export const letter = {
  ...{ number: NUMBER, issuedOn: DAY, care: 'inpatient', classEntitled: 3 },
  referral: { number: 'RJK-1', date: DAY, origin: 'fktp', facility: 'Puskesmas Melati' },
};
export const codes = {
  diagnoses: [
    { code: 'J18.9', name: 'Pneumonia' },
    { code: 'E11.9', name: 'Diabetes' },
  ],
  procedures: [{ code: '93.94', name: 'Nebulisasi', quantity: 2 }],
};
export const data = {
  admissionMode: 'gp',
  careClass: 3,
  dischargeStatus: 1,
  attendingDoctorId: DOCTOR_USER,
  icuLos: 1,
};

const doctor: DomainEvent[] = [
  { type: 'UserRegistered', data: { userId: DOCTOR_USER, name: 'dr. Ratna', email: 'r@x.id', practiceLicence: '' } },
  { type: 'RolesAssigned', data: { userId: DOCTOR_USER, roles: [{ roleId: 1, facilityId: 1 }] } },
];

/** A patient whom BPJS pays for, in class 3 for a night, in intensive care for one, and back until the 26th. */
export const insured = (payer = 'bpjs') => {
  const all = hospital({ isBpjs: true });
  const { story } = all;
  story.given({ [`user-${DOCTOR_USER}`]: doctor });
  all.registers(1);
  all.admits(1, { payer }, { clock: '15:00' });
  const moves = (bedId: number, today: string) =>
    story.when(moveStay, { id: STAY, bedId, basis: 'entitled', entitledClassId: null }, { today, clock: '09:00' });
  const records = (body: object = {}) => story.when(commands.recordLetter, { id: STAY, ...letter, ...body });
  const leaves = () => {
    story.when(recordVisit, { id: STAY, doctorId: 1 });
    moves(ICU_BED, '2026-11-24');
    moves(BED_2, '2026-11-25');
    story.when(orderDischarge, { id: STAY, manner: 'approved', plannedOn: LEFT }, { today: LEFT, clock: '10:00' });
    story.when(leaveStay, { id: STAY });
  };
  const closes = () => story.when(closeBill, { id: billOf(STAY) });
  const opens = (encounterIds: number[] = [STAY], claim = CLAIM) =>
    story.when(commands.openClaim, { encounterIds }, { ids: { claim } });
  const codesIt = (body: object = {}) => story.when(commands.codeClaim, { id: CLAIM, ...codes, ...body });
  const fills = (body: object = {}) => story.when(commands.changeClaimData, { id: CLAIM, ...data, ...body });
  const finalizes = () => story.when(commands.finalizeClaim, { id: CLAIM });
  const reopens = () => story.when(commands.reopenClaim, { id: CLAIM, reason });
  const cancels = () => story.when(commands.cancelClaim, { id: CLAIM, reason });
  return { ...all, records, leaves, closes, opens, codesIt, fills, finalizes, reopens, cancels };
};
export type Insured = ReturnType<typeof insured>;

/** The same after her stay, with a letter and a closed bill. */
export const claimable = (): Insured => {
  const all = insured();
  all.records();
  all.leaves();
  all.closes();
  return all;
};
