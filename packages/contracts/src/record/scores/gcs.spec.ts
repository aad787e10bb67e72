import { describe, expect, test } from 'vitest';
import { gcs, gcsOf, gcsText } from './gcs.js';
import { scored } from './score.js';
import { outcomeOf } from './tables.js';

const of = (eye: string | null, verbal: string | null, motor: string | null) => scored(gcs, { eye, verbal, motor });

describe('GCS', () => {
  // DOMAIN-CLINICAL 8.
  test('E3V4M5 is 12, apatis', () => {
    const result = of('3', '4', '5');
    expect(result).toMatchObject({ total: 12, outcome: 'apathetic', table: 'gcs', version: 'teasdale-1974' });
    expect(outcomeOf(result).id).toBe('Apatis');
    expect(result.parts).toEqual([
      { input: 'eye', points: 3, rule: '3' },
      { input: 'verbal', points: 4, rule: '4' },
      { input: 'motor', points: 5, rule: '5' },
    ]);
  });
  test('has no total of who is intubated', () => {
    const result = of('3', 'T', '5');
    expect(result).toMatchObject({ total: null, outcome: 'untestable', missing: [] });
    expect(gcsText(result.parts)).toBe('E3VTM5');
    expect(outcomeOf(result).id).toBe('Tidak dapat dijumlah');
  });
  // DOMAIN-CLINICAL 8 and 9.3: the sheet's three parts.
  test('of the hourly sheet is counted from its parts, with T for the voice of who has a tube', () => {
    expect(gcsOf({ gcsEye: 4, gcsVerbal: 5, gcsMotor: 6 })).toMatchObject({ total: 15 });
    const tubed = gcsOf({ gcsEye: 3, gcsMotor: 5, airway: 'endotracheal' });
    expect(tubed).toMatchObject({ total: null, outcome: 'untestable' });
    expect(gcsText(tubed?.parts ?? [])).toBe('E3VTM5');
    expect(gcsOf({ gcsEye: 3, gcsMotor: 5, airway: 'natural' })).toMatchObject({ total: null, missing: ['verbal'] });
    expect(gcsOf({ airway: 'endotracheal' })).toBeNull();
  });
  // DOMAIN 5.10: the classes, at both edges of each.
  test.each([
    ['4', '5', '6', 15, 'compos_mentis'],
    ['4', '4', '6', 14, 'compos_mentis'],
    ['4', '3', '6', 13, 'apathetic'],
    ['4', '2', '6', 12, 'apathetic'],
    ['4', '1', '6', 11, 'delirious'],
    ['4', '1', '5', 10, 'delirious'],
    ['4', '1', '4', 9, 'somnolent'],
    ['2', '1', '4', 7, 'somnolent'],
    ['1', '1', '4', 6, 'soporous'],
    ['1', '1', '3', 5, 'soporous'],
    ['1', '1', '2', 4, 'comatose'],
    ['1', '1', '1', 3, 'comatose'],
  ])('E%sV%sM%s is %i, %s', (eye, verbal, motor, total, outcome) =>
    expect(of(eye, verbal, motor)).toMatchObject({ total, outcome }),
  );
  test('says what is missing', () => {
    const result = of('3', null, '5');
    expect(result).toMatchObject({ total: null, outcome: 'incomplete', missing: ['verbal'] });
    expect(outcomeOf(result).id).toBe('Belum lengkap');
  });
});
