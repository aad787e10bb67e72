import { deliverBaby, registerNewborn, startLabour } from '@alur/contracts/labour/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import { expect } from 'vitest';
import { billOf, CLASS_3, DAY, hospital, patientOf } from '../../care/testing/ward.js';
import type { Aggregate } from '../../kernel/aggregate.js';

export const MOTHER = 1;
export const BABY = 50;
export const TWIN = 51;
export const NEXT = '2026-11-24';

export const born = {
  bornAt: `${DAY}T15:30:00.000Z`,
  gender: 'female',
  method: 'spontaneous',
  weight: 3_050,
  length: 49,
  apgar: [],
};

/** A ward where Ny. Sari has lain in bed 1 since 15:00 and her labour has begun. */
export const labouring = (some: Parameters<typeof hospital>[0] = {}) => {
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
/** A ward where her daughter has lain in a cot beside her since 16:30. */
export const roomingIn = (some?: Parameters<typeof hospital>[0]) => {
  const all = labouring(some);
  all.delivers();
  all.registers();
  return all;
};
export const inCot = { bedId: null, with: MOTHER, bedName: 'Boks Bed 1', roomName: 'Melati 1', classId: CLASS_3 };
export const goes = (id: number) => ({ id, manner: 'approved', plannedOn: '2026-11-30' });

export const thenIsNow = <S, E extends { type: string; data: Record<string, unknown> }>(
  story: ReturnType<typeof hospital>['story'],
  of: Aggregate<S, E>,
  id: number,
  what: object,
): void => expect(story.state(of, id)).toMatchObject(what);
