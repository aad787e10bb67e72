import { setPanelContents, setReferences } from '@alur/contracts/laboratory/commands';
import { describe, expect, test } from 'vitest';
import { laboratoryReference, rangesOn, specimenNumber } from './lists.js';
import { anyone, HCT, hemoglobinRanges, HGB, laboratory } from '../care/testing/laboratory.js';

const years = (value: number) => ({ value, unit: 'year' });
const set = (...ranges: object[]) => laboratory().when(setReferences, { id: HCT, validFrom: '2026-01-01', ranges });

describe('reference ranges', () => {
  test('stand from a day on', () => {
    const story = laboratory();
    story.when(setReferences, { id: HGB, validFrom: '2027-01-01', ranges: [{ ...anyone, low: 13 }] });
    const state = story.clinic.state(laboratoryReference, HGB);
    expect(rangesOn(state, '2026-12-31')).toEqual(hemoglobinRanges);
    expect(rangesOn(state, '2027-01-01')).toMatchObject([{ low: 13 }]);
    expect(rangesOn(state, '2025-12-31')).toEqual([]);
  });

  test('that overlap are refused', () => {
    set({ ...anyone, ageTo: years(6) }, { ...anyone, ageFrom: years(5) }).thenRejects(
      'laboratory.ranges-overlap',
      { from: '5 y', to: '6 y' },
      'ranges.1.ageFrom',
    );
  });

  test('that leave a hole are refused, and which', () => {
    set(
      { ...anyone, ageTo: { value: 28, unit: 'day' } },
      { ...anyone, ageFrom: { value: 1, unit: 'month' } },
    ).thenRejects('laboratory.ranges-hole', { sex: '♂', from: '28 d', to: '1 mo' });
    set(
      { ...anyone, ageTo: years(15) },
      { ...anyone, sex: 'male', ageFrom: years(15) },
      { ...anyone, sex: 'female', ageFrom: years(18) },
    ).thenRejects('laboratory.ranges-hole', { sex: '♀', from: '15 y', to: '18 y' });
  });

  test('of either sex fill what both leave', () => {
    set(
      { ...anyone, ageTo: { value: 12, unit: 'month' } },
      { ...anyone, sex: 'male', ageFrom: years(1) },
      { ...anyone, sex: 'female', ageFrom: years(1) },
    )
      .when(setPanelContents, { id: 1, parameterIds: [HCT] })
      .then({
        'laboratory_content-1': [{ type: 'LaboratoryPanelContentsSet', data: { panelId: 1, parameterIds: [HCT] } }],
      });
  });

  const device = {
    'analyser-9': [
      {
        type: 'CatalogueItemAdded',
        data: { catalogue: 'analyser', itemId: 9, fields: { name: 'Hematologi 1', protocol: 'hl7', sender: 'H' } },
      },
    ],
  };
  const setOf = (...ranges: object[]) =>
    laboratory().given(device).when(setReferences, { id: HCT, validFrom: '2026-01-01', ranges });

  test('of one device or method stand beside those of any, which fill what they leave', () => {
    const manual = { ...anyone, method: 'Manual', ageFrom: years(5), ageTo: years(9) };
    const stands = { sets: [{ validFrom: '2026-01-01', ranges: [anyone, { ...anyone, analyserId: 9 }, manual] }] };
    setOf(anyone, { ...anyone, analyserId: 9 }, manual).thenState(laboratoryReference, HCT, stands);
    setOf({ ...anyone, analyserId: 9 }, { ...anyone, analyserId: 9 }).thenRejects('laboratory.ranges-overlap');
    setOf({ ...anyone, method: 'Manual' }, { ...anyone, method: 'manual ' }).thenRejects('laboratory.ranges-overlap');
  });

  test('name the method and the device of a hole', () => {
    const before = { ...anyone, analyserId: 9, method: 'Impedansi', ageTo: years(2) };
    const after = { ...anyone, analyserId: 9, method: 'Impedansi', ageFrom: years(3) };
    setOf(before, after).thenRejects('laboratory.ranges-hole', {
      sex: '♂, Impedansi, Hematologi 1',
      from: '2 y',
      to: '3 y',
    });
    setOf(anyone, before, after).thenState(laboratoryReference, HCT, {});
    setOf({ ...anyone, analyserId: 8 }).thenRejects('analyser.unknown', {}, 'ranges.0.analyserId');
  });

  test('have limits in their order', () => {
    set({ ...anyone, low: 12, high: 10 }).thenRejects('laboratory.limits-not-rising');
    set({ ...anyone, criticalLow: 12, low: 11 }).thenRejects('laboratory.limits-not-rising');
    set({ ...anyone, ageFrom: years(5), ageTo: years(5) }).thenRejects('laboratory.age-reversed');
  });

  test('are of a parameter that is in use', () => {
    laboratory()
      .when(setPanelContents, { id: 1, parameterIds: [HGB, 99] })
      .thenRejects('laboratory.item-unavailable', {}, 'parameterIds.1');
  });
});

test('a tube is numbered by the day and its place in it', () => {
  expect(specimenNumber('2026-11-25', 123)).toBe('26112500123');
});
