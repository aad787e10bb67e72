import { EncounterKind, UnitSource } from '@alur/contracts/encounter/enums';
import { orderLaboratory } from '@alur/contracts/laboratory/commands';
import { orderRadiology } from '@alur/contracts/radiology/commands';
import { moveStay } from '@alur/contracts/stay/commands';
import { requestSurgery } from '@alur/contracts/surgery/commands';
import { expect, it } from 'vitest';
import { laboratoryOrderView } from '../laboratory/order-view.js';
import { radiologyOrderView } from '../radiology/order-view.js';
import { surgeryView } from '../surgery/surgery-view.js';
import { HGB, laboratory, ordered, single, tests } from './testing/laboratory.js';
import { answered, CHEST, examinations } from './testing/radiology.js';
import { BED, hospital, ICU_BED } from './testing/ward.js';
import { unitSourceOf } from './unit-source.js';

it('every kind of visit comes from one of SPEC’s units, and intensive care is no kind', () => {
  expect(EncounterKind.options.map(kind => unitSourceOf({ kind }))).toEqual(
    expect.arrayContaining(UnitSource.options.filter(source => source !== 'ICU')),
  );
});

it('an outpatient’s order comes from outpatient care', () =>
  ordered(laboratory()).thenRows(laboratoryOrderView, [{ unitSource: 'outpatient' }]));

it('what is asked for a patient in intensive care comes from there, what was asked before from her ward', () => {
  const all = hospital();
  const { story } = all;
  const appendectomy = { name: 'Apendektomi', category: null, price: 4_500_000, icd9Code: '47.09', tariffBucket: null };
  story.given({
    ...{ ...tests, ...examinations },
    'treatment-8': [{ type: 'CatalogueItemAdded', data: { catalogue: 'treatment', itemId: 8, fields: appendectomy } }],
  });
  all.registers(1);
  all.admits(1, { bedId: BED });
  const tested = (laboratoryId: number) =>
    story.when(orderLaboratory, { encounterId: 1, items: [single(HGB)] }, { ids: { laboratory: laboratoryId } });
  tested(41);
  story.when(moveStay, { id: 1, bedId: ICU_BED, basis: 'entitled', entitledClassId: null }, { clock: '12:00' });
  tested(42);
  story.thenRows(laboratoryOrderView, [
    { id: 41, unitSource: 'inpatient', unitName: 'Melati' },
    { id: 42, unitSource: 'ICU', unitName: 'ICU' },
  ]);
  story.when(orderRadiology, { encounterId: 1, examinationIds: [CHEST], safety: answered }, { ids: { radiology: 71 } });
  story.thenRows(radiologyOrderView, [{ unitSource: 'ICU' }]);
  const operation = { treatmentId: 8, diagnosis: 'Apendisitis akut', side: 'not_applicable', priority: 'urgent' };
  story.when(requestSurgery, { encounterId: 1, ...operation }, { ids: { surgery: 81 } });
  story.thenRows(surgeryView, [{ unitSource: 'ICU', unitName: 'ICU' }]);
});
