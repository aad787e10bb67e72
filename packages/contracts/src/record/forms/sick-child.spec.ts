import { describe, expect, test } from 'vitest';
import { sickChild } from './sick-child.js';
import { outcomesOf } from './testing.js';
import { youngInfant } from './young-infant.js';

const seen = '2026-11-26';
const DAY = 86_400_000;
const daysOld = (days: number) => new Date(Date.parse(seen) - days * DAY).toISOString().slice(0, 10);

/** An infant in whom nothing is found. */
const well = {
  ...{ seen, born: daysOld(20), edition: '2022', behaviour: ['none'], infection: ['none'], breaths: 50 },
  ...{ temperature: 36.8, oximeter: 'unavailable', 'infection.local': ['none'], jaundice: 'no', diarrhoea: 'no' },
  ...{ weight: 3.2, 'weight.z': 0, feeding: ['none'], 'hiv.virology': 'not_done', 'hiv.serology': 'not_done' },
  ...{ 'hiv.mother': 'negative' },
};
const infant = (given: object) => outcomesOf(youngInfant, { ...well, ...given });

describe('MTBM (DOMAIN-CLINICAL 2.1, 2.3)', () => {
  test('finds nothing in a well infant', () => {
    expect(infant({})).toEqual({
      ...{ 'mtbm-age': 'right', 'mtbm-infection': 'unlikely', 'mtbm-jaundice': 'absent', 'mtbm-diarrhoea': 'absent' },
      ...{ 'mtbm-hiv': 'not_infected', 'mtbm-feeding': 'none' },
    });
  });
  test.each([
    ['breaths 64 then 52', { breaths: 64, 'breaths.second': 52 }, 'unlikely'],
    ['breaths 64 then 62', { breaths: 64, 'breaths.second': 62 }, 'severe'],
    ['breaths 64, not counted again', { breaths: 64 }, 'incomplete'],
    ['breaths 60 and 60', { breaths: 60, 'breaths.second': 60 }, 'severe'],
    ['breaths 39 and 39', { breaths: 39, 'breaths.second': 39 }, 'severe'],
    ['breaths 40', { breaths: 40 }, 'unlikely'],
    ['36.4 °C on day 10', { born: daysOld(10), temperature: 36.4 }, 'severe'],
    ['36.5 °C', { temperature: 36.5 }, 'unlikely'],
    ['37.5 °C', { temperature: 37.5 }, 'unlikely'],
    ['37.54 °C, which is 37.5', { temperature: 37.54 }, 'unlikely'],
    ['37.6 °C', { temperature: 37.6 }, 'severe'],
    ['a red umbilicus only', { born: daysOld(5), 'infection.local': ['red_umbilicus'] }, 'local'],
    ['SpO₂ 94', { oximeter: 'measured', hand: 94, foot: 94 }, 'severe'],
    ['SpO₂ 95 and 98', { oximeter: 'measured', hand: 95, foot: 98 }, 'unlikely'],
    ['SpO₂ 99 and 95', { oximeter: 'measured', hand: 99, foot: 95 }, 'severe'],
    ['no movement', { behaviour: ['motionless'] }, 'severe'],
    ['signs that were not looked for', { infection: ['not_examined'] }, 'unexamined'],
  ])('infection: %s', (_, given, outcome) => {
    expect(infant(given)).toMatchObject({ 'mtbm-infection': outcome });
  });
  test.each([
    [{ born: daysOld(10), temperature: 36.4 }, 'unlikely'],
    [{ temperature: 37.5 }, 'severe'],
    [{ temperature: 35.4 }, 'severe'],
    [{ breaths: 30, 'breaths.second': 30 }, 'unlikely'],
    [{ breaths: 29, 'breaths.second': 29 }, 'severe'],
  ])('infection by the edition of 2015: %j', (given, outcome) => {
    expect(infant({ ...given, edition: '2015' })).toMatchObject({ 'mtbm-infection-2015': outcome });
    expect(infant({ ...given, edition: '2015' })).not.toHaveProperty('mtbm-infection');
  });
  test.each([
    [16, ['none'], 'severe'],
    [15, ['none'], 'severe'],
    [14, ['none'], 'jaundice'],
    [3, ['palms'], 'severe'],
    [3, ['early'], 'severe'],
  ])('jaundice on day %i with %j', (days, signs, outcome) => {
    const given = { born: daysOld(days), jaundice: 'yes', 'jaundice.signs': signs };
    expect(infant(given)).toMatchObject({ 'mtbm-jaundice': outcome });
  });
  test.each([
    [4, 1.95, 'very_low'],
    [6, 1.99, 'very_low'],
    [4, 2, 'none'],
    [7, 1.95, 'none'],
  ])('weight on day %i: %d kg', (days, weight, outcome) => {
    expect(infant({ born: daysOld(days), weight })).toMatchObject({ 'mtbm-feeding': outcome });
  });
  test.each([
    [{ 'weight.z': -2.01 }, 'problem'],
    [{ 'weight.z': -2 }, 'none'],
    [{ feeding: ['thrush'] }, 'problem'],
  ])('feeding: %j', (given, outcome) => expect(infant(given)).toMatchObject({ 'mtbm-feeding': outcome }));
  test.each([
    [{ behaviour: ['stimulated'], eyes: 'yes', pinch: 'normal' }, 'severe'],
    [{ behaviour: ['restless'], eyes: 'yes', pinch: 'normal' }, 'some'],
    [{ behaviour: ['none'], eyes: 'yes', pinch: 'normal' }, 'none'],
    [{ behaviour: ['none'], eyes: 'yes', pinch: 'very_slow' }, 'severe'],
    [{ behaviour: ['none'], eyes: 'yes' }, 'incomplete'],
  ])('diarrhoea: %j', (given, outcome) => {
    expect(infant({ diarrhoea: 'yes', ...given })).toMatchObject({ 'mtbm-diarrhoea': outcome });
  });
  test.each([
    [{ 'hiv.virology': 'positive' }, 'confirmed'],
    [{ 'hiv.serology': 'positive' }, 'exposed'],
    [{ 'hiv.mother': 'positive', 'hiv.virology': 'negative', 'hiv.feeding': 'yes' }, 'exposed'],
    [{ 'hiv.mother': 'positive', 'hiv.virology': 'negative', 'hiv.feeding': 'never' }, 'not_infected'],
    [{ 'hiv.mother': 'positive', 'hiv.feeding': 'never' }, 'exposed'],
    [{ 'hiv.mother': 'unknown' }, 'unknown'],
  ])('HIV: %j', (given, outcome) => expect(infant(given)).toMatchObject({ 'mtbm-hiv': outcome }));
  test('sends a child of 60 days to the other form, and that one of 59 here', () => {
    expect(infant({ born: daysOld(60) })).toMatchObject({ 'mtbm-age': 'older' });
    expect(infant({ born: daysOld(59) })).toMatchObject({ 'mtbm-age': 'right' });
    expect(child({ born: daysOld(59) })).toMatchObject({ 'mtbs-age': 'younger' });
    expect(child({ born: daysOld(60) })).toMatchObject({ 'mtbs-age': 'right' });
    expect(child({ born: '2021-11-26' })).toMatchObject({ 'mtbs-age': 'older' });
    expect(child({ born: '2021-11-27' })).toMatchObject({ 'mtbs-age': 'right' });
  });
});

/** A child in whom nothing is found. */
const healthy = {
  ...{ seen, born: '2025-03-26', edition: '2022', 'saga.appearance': ['none'], 'saga.breathing': ['none'] },
  ...{ 'saga.circulation': ['none'], danger: ['none'], cough: 'no', diarrhoea: 'no', fever: 'no', temperature: 36.8 },
  ...{ measles: 'no', ear: 'no', z: 0, upperArmCircumference: 14, oedema: 'no', nutrition: ['none'], pallor: 'none' },
  ...{ 'hb.done': 'no', 'hiv.virology': 'not_done', 'hiv.serology': 'not_done', 'hiv.mother': 'negative' },
};
function child(given: object) {
  return outcomesOf(sickChild, { ...healthy, ...given });
}

describe('MTBS (DOMAIN-CLINICAL 2.2, 2.3)', () => {
  test('finds nothing in a healthy child', () => {
    expect(child({})).toEqual({
      ...{ 'mtbs-age': 'right', 'mtbs-danger': 'stable', 'mtbs-cough': 'absent', 'mtbs-dehydration': 'absent' },
      ...{ 'mtbs-persistent': 'not_persistent', 'mtbs-dysentery': 'none', 'mtbs-fever': 'absent' },
      ...{ 'mtbs-measles': 'absent', 'mtbs-ear': 'absent', 'mtbs-nutrition': 'good', 'mtbs-anaemia': 'none' },
      'mtbs-hiv': 'not_infected',
    });
  });
  test.each([
    [{ danger: ['convulsion'] }, 'very_severe'],
    [{ 'saga.circulation': ['pale'] }, 'very_severe'],
    [
      { 'saga.appearance': ['tone'], 'saga.breathing': ['retraction'], 'saga.circulation': ['mottled'] },
      'cardiopulmonary',
    ],
    [{ danger: null }, 'incomplete'],
  ])('danger: %j', (given, outcome) => expect(child(given)).toMatchObject({ 'mtbs-danger': outcome }));
  const coughing = { cough: 'yes', indrawing: 'no', oximeter: 'unavailable' };
  const measured = { oximeter: 'measured', breaths: 30 };
  test.each([
    ['11 months, 45 breaths', { born: '2025-12-26', breaths: 45 }, 'cough'],
    ['12 months, 45 breaths', { born: '2025-11-26', breaths: 45 }, 'pneumonia'],
    ['11 months, 50 breaths', { born: '2025-11-27', breaths: 50 }, 'pneumonia'],
    ['11 months, 49 breaths', { born: '2025-11-27', breaths: 49 }, 'cough'],
    ['12 months, 40 breaths', { born: '2025-11-26', breaths: 40 }, 'pneumonia'],
    ['12 months, 39 breaths', { born: '2025-11-26', breaths: 39 }, 'cough'],
    ['20 months, SpO₂ 92, 30 breaths', { ...measured, saturation: 92 }, 'severe'],
    ['20 months, SpO₂ 93, 30 breaths', { ...measured, saturation: 93 }, 'cough'],
    ['breaths not counted', {}, 'incomplete'],
    ['indrawing, breaths not counted', { indrawing: 'yes' }, 'severe'],
  ])('cough: %s', (_, given, outcome) => {
    expect(child({ ...coughing, ...given })).toMatchObject({ 'mtbs-cough': outcome });
  });
  test('has another limit of SpO₂ in the edition of 2015', () => {
    const of = (saturation: number) => child({ ...coughing, ...measured, saturation, edition: '2015' });
    expect(of(90)).toMatchObject({ 'mtbs-cough-2015': 'cough' });
    expect(of(89)).toMatchObject({ 'mtbs-cough-2015': 'severe' });
  });
  const loose = {
    ...{ diarrhoea: 'yes', 'diarrhoea.days': 3, 'stool.blood': 'no', behaviour: ['none'], eyes: 'no' },
    ...{ drinking: 'normal', pinch: 'normal' },
  };
  test.each([
    ['sunken eyes only', { eyes: 'yes' }, ['none', 'not_persistent', 'none']],
    ['sunken and thirsty', { eyes: 'yes', drinking: 'thirsty' }, ['some', 'not_persistent', 'none']],
    [
      'sunken, lethargic, 15 days, blood',
      { eyes: 'yes', behaviour: ['lethargic'], 'diarrhoea.days': 15, 'stool.blood': 'yes' },
      ['severe', 'severe', 'dysentery'],
    ],
    ['14 days', { 'diarrhoea.days': 14 }, ['none', 'persistent', 'none']],
    ['13 days', { 'diarrhoea.days': 13 }, ['none', 'not_persistent', 'none']],
    ['lethargic and thirsty', { behaviour: ['lethargic'], drinking: 'thirsty' }, ['some', 'not_persistent', 'none']],
  ])('diarrhoea: %s', (_, given, [dehydration, persistence, dysentery]) => {
    expect(child({ ...loose, ...given })).toMatchObject({
      ...{ 'mtbs-dehydration': dehydration, 'mtbs-persistent': persistence, 'mtbs-dysentery': dysentery },
    });
  });
  const hot = { fever: 'yes', 'fever.days': 3, neck: 'no', 'malaria.area': 'other', 'malaria.test': 'not_done' };
  test.each([
    [{ neck: 'yes' }, 'severe'],
    [{ danger: ['vomits'] }, 'severe'],
    [{ 'malaria.test': 'positive' }, 'malaria'],
    [{ 'malaria.area': 'endemic' }, 'malaria'],
    [{ 'malaria.area': 'endemic', 'malaria.test': 'negative' }, 'unlikely'],
    [{}, 'other'],
    [{ fever: 'no', temperature: 37.6 }, 'other'],
    [{ fever: 'no', temperature: 37.5 }, 'absent'],
  ])('fever: %j', (given, outcome) => expect(child({ ...hot, ...given })).toMatchObject({ 'mtbs-fever': outcome }));
  const dengue = { 'dengue.severe': ['none'], 'dengue.warning': ['none'], 'dengue.signs': ['none'] };
  const counted = { 'dengue.blood': 'yes', leucocytes: 6_000, platelets: 200_000 };
  test.each([
    ['platelets 90,000 and rash', { platelets: 90_000, 'dengue.signs': ['rash'] }, 'dengue'],
    ['platelets 99,999', { platelets: 99_999 }, 'dengue'],
    ['platelets 100,000', { platelets: 100_000 }, 'unlikely'],
    ['leucocytes 3,999', { leucocytes: 3_999 }, 'dengue'],
    ['a warning sign', { 'dengue.warning': ['liver'] }, 'warning'],
    ['shock', { 'dengue.severe': ['shock'] }, 'severe'],
    ['no blood count', { 'dengue.blood': 'no' }, 'unlikely'],
  ])('dengue: %s', (_, given, outcome) => {
    expect(child({ ...hot, ...dengue, ...counted, ...given })).toMatchObject({ 'mtbs-dengue': outcome });
  });
  test('asks for dengue in fever of 2 to 7 days only', () => {
    const isAsked = (days: number) => 'mtbs-dengue' in child({ ...hot, ...dengue, 'fever.days': days });
    expect([1, 2, 7, 8].map(isAsked)).toEqual([false, true, true, false]);
  });
  test.each([
    [{ 'measles.signs': ['cornea'] }, 'severe'],
    [{ 'measles.signs': ['none'], danger: ['convulsion'] }, 'severe'],
    [{ 'measles.signs': ['pus'] }, 'complicated'],
    [{ 'measles.signs': ['none'] }, 'measles'],
  ])('measles: %j', (given, outcome) => {
    expect(child({ measles: 'yes', ...given })).toMatchObject({ 'mtbs-measles': outcome });
  });
  test.each([
    [{ 'ear.discharge': 'yes', 'ear.days': 13 }, 'acute'],
    [{ 'ear.discharge': 'yes', 'ear.days': 14 }, 'chronic'],
    [{ 'ear.swelling': 'yes' }, 'mastoiditis'],
    [{ 'ear.pain': 'yes' }, 'acute'],
    [{}, 'none'],
  ])('ear: %j', (given, outcome) => {
    const ear = { ear: 'yes', 'ear.swelling': 'no', 'ear.discharge': 'no', 'ear.pain': 'no' };
    expect(child({ ...ear, ...given })).toMatchObject({ 'mtbs-ear': outcome });
  });
  const infant5 = { born: '2026-06-27' };
  test.each([
    [{ born: '2024-11-26', z: -3.4 }, 'severe'],
    [{ z: -3.4, nutrition: ['appetite'] }, 'severe_complicated'],
    [{ z: -3 }, 'under'],
    [{ upperArmCircumference: 11.4 }, 'severe'],
    [{ upperArmCircumference: 11.5 }, 'under'],
    [{ upperArmCircumference: 12.5 }, 'good'],
    [{ oedema: 'yes' }, 'severe'],
    [{ z: -2 }, 'good'],
    [{ z: 1 }, 'good'],
    [{ z: 1.1 }, 'at_risk'],
    [{ z: 2.1 }, 'over'],
    [{ z: 3.1 }, 'obese'],
    [{ ...infant5, z: -3.1 }, 'severe_complicated'],
    [{ ...infant5, nutrition: ['weak'] }, 'severe_complicated'],
    [{ ...infant5, upperArmCircumference: 10 }, 'good'],
  ])('nutrition: %j', (given, outcome) => expect(child(given)).toMatchObject({ 'mtbs-nutrition': outcome }));
  test.each([
    [{ pallor: 'severe' }, 'severe'],
    [{ pallor: 'some' }, 'anaemia'],
    [{ 'hb.done': 'yes', hb: 6.9, 'hb.limit': '11' }, 'severe'],
    [{ 'hb.done': 'yes', hb: 10.9, 'hb.limit': '11' }, 'anaemia'],
    [{ 'hb.done': 'yes', hb: 11, 'hb.limit': '11' }, 'none'],
    [{ 'hb.done': 'yes', hb: 10, 'hb.limit': '10' }, 'none'],
    [{ 'hb.done': 'yes', hb: 9.9, 'hb.limit': '10' }, 'anaemia'],
  ])('anaemia: %j', (given, outcome) => expect(child(given)).toMatchObject({ 'mtbs-anaemia': outcome }));
  test.each([
    [{ born: '2025-05-27', 'hiv.serology': 'positive' }, 'exposed'],
    [{ born: '2025-05-26', 'hiv.serology': 'positive' }, 'confirmed'],
    [{ 'hiv.virology': 'positive' }, 'confirmed'],
    [{ 'hiv.mother': 'positive', 'hiv.feeding': 'stopped' }, 'exposed'],
    [{ 'hiv.mother': 'positive', 'hiv.feeding': 'stopped', 'hiv.serology': 'negative' }, 'not_infected'],
  ])('HIV: %j', (given, outcome) => expect(child(given)).toMatchObject({ 'mtbs-hiv': outcome }));
});
