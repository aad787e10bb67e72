import type { LineRow } from '@alur/contracts/prescription/lines';
import { expect, it } from 'vitest';
import { medicineBody, treatmentBody } from './pcare-item-bodies.js';

const line: LineRow = {
  ...{ lineId: 2, kind: 'single', name: 'Parasetamol 500 mg', medicineId: 7, form: null, method: null },
  ...{ quantity: 10, unit: 'tablet', signa: '3 x 1 tablet', route: null, days: 3, iterations: 0, note: null },
  ...{ highAlert: false, medicineClass: null, components: [], approvedQuantity: 9, substitute: null },
  ...{ dispensedQuantity: 0, stopped: false },
};
const of = { visitNumber: '0999U0011126Y000001', line, medicineId: 7, name: 'Parasetamol 500 mg' };

it('a medicine of PCare’s list goes by its code, with its directions, what was asked for and what was given', () =>
  expect(medicineBody({ ...of, code: '130102139' })).toEqual({
    ...{ kdObatSK: 0, noKunjungan: '0999U0011126Y000001', racikan: false, kdRacikan: null, obatDPHO: true },
    ...{ kdObat: '130102139', signa1: 3, signa2: 1, jmlObat: 9, jmlPermintaan: 10, nmObatNonDPHO: '' },
  }));

it('one that the list lacks goes by its name, and directions that say no times are zero', () =>
  expect(medicineBody({ ...of, line: { ...line, signa: 'dioleskan' }, code: null })).toMatchObject({
    ...{ obatDPHO: false, kdObat: null, nmObatNonDPHO: 'Parasetamol 500 mg', signa1: 0, signa2: 0 },
  }));

it('half a tablet is half', () =>
  expect(medicineBody({ ...of, line: { ...line, signa: '2 dd 1/2' }, code: null })).toMatchObject({
    ...{ signa1: 2, signa2: 0.5 },
  }));

it('a compounded line is numbered, and each of its medicines has its own quantity', () => {
  const component = { medicineId: 7, name: 'Parasetamol', dose: 100, doseUnit: 'mg', quantity: 3, unit: 'tablet' };
  const compound: LineRow = {
    ...{ ...line, kind: 'compound', medicineId: null, quantity: 15, approvedQuantity: 10, components: [component] },
  };
  expect(medicineBody({ ...of, line: compound, code: '130102139' })).toMatchObject({
    ...{ racikan: true, kdRacikan: 'R.02', jmlObat: 2, jmlPermintaan: 3 },
  });
});

it('a treatment that was done more than once is one, at the price of all', () => {
  const { visitNumber } = of;
  expect(treatmentBody({ visitNumber, code: '01001', treatment: { quantity: 2, price: 15_000 } })).toEqual({
    ...{ kdTindakanSK: 0, noKunjungan: visitNumber, kdTindakan: '01001', biaya: 30_000, keterangan: '2x', hasil: 0 },
  });
});
