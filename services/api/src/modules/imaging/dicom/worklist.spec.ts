import { describe, expect, it } from 'vitest';
import { isAskedFor, queryIn, worklistItem, type WorklistQuery } from './worklist.js';

const order = {
  ...{ patientName: 'Siti Aminah', recordNumber: '000048', birthDate: '1990-03-15', gender: 'female' as const },
  ...{ requester: 'dr. Bayu', priority: 'cito' as const },
};
const line = { accessionNumber: '4101', examination: 'CT kepala', modality: 'CT' };
const at = { today: '2026-11-27', clock: '08:05' };
const item = worklistItem(7, order, line, { at, aeTitle: 'CT1' });

describe('an item of the worklist', () => {
  it('says who is examined, by which number and when', () => {
    expect(item).toMatchObject({
      ...{ AccessionNumber: '4101', PatientName: 'Siti Aminah', PatientID: '000048', IssuerOfPatientID: 'ALUR-7' },
      ...{ PatientBirthDate: '19900315', PatientSex: 'F', RequestedProcedurePriority: 'STAT' },
      ScheduledProcedureStepSequence: [
        {
          ...{ Modality: 'CT', ScheduledStationAETitle: 'CT1' },
          ...{ ScheduledProcedureStepStartDate: '20261127', ScheduledProcedureStepStartTime: '080500' },
        },
      ],
    });
  });

  it('has the same study on each asking, and another for each examination and facility', () => {
    const uid = (merchantId: number, accessionNumber: string) =>
      worklistItem(merchantId, order, { ...line, accessionNumber }, { at, aeTitle: 'CT1' }).StudyInstanceUID;
    expect(uid(7, '4101')).toMatch(/^2\.25\.\d{1,39}$/);
    expect(uid(7, '4101')).toBe(item.StudyInstanceUID);
    expect(new Set([uid(7, '4101'), uid(7, '4102'), uid(8, '4101')]).size).toBe(3);
  });
});

describe('what a device asks by', () => {
  const step = (of: object) => queryIn({ ScheduledProcedureStepSequence: [of] });
  it.each<[WorklistQuery, boolean]>([
    [queryIn({}), true],
    [queryIn({ PatientID: '*', AccessionNumber: '' }), true],
    [queryIn({ PatientID: '000048' }), true],
    [queryIn({ PatientID: '000049' }), false],
    [queryIn({ AccessionNumber: '4102' }), false],
    [step({ Modality: 'CT' }), true],
    [step({ Modality: 'MR' }), false],
    [step({ ScheduledProcedureStepStartDate: '20261127' }), true],
    [step({ ScheduledProcedureStepStartDate: '20261126' }), false],
    [step({ ScheduledProcedureStepStartDate: '20261120-20261127' }), true],
    [step({ ScheduledProcedureStepStartDate: '20261128-' }), false],
    [step({ ScheduledProcedureStepStartDate: '-20261126' }), false],
  ])('%j: %s', (query, isAsked) => {
    expect(isAskedFor(item, query)).toBe(isAsked);
  });
});
