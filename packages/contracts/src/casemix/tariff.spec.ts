import { expect, test } from 'vitest';
import { ItemType } from '../transaction/enums.js';
import { SepNumber } from './letter-request.js';
import { bucketNames, bucketOf } from './tariff.js';

const line = (itemType: ItemType, bucket: string | null = null, classId: number | null = null) => ({
  ...{ itemType, bucket, amount: 1 },
  service: classId === null ? null : { kind: 'room-class', id: classId },
});

test('a line counts into its own component, else into that of its item type', () => {
  expect(bucketOf(line('treatment', 'prosedur_bedah'), [])).toBe('prosedur_bedah');
  expect(bucketOf(line('treatment', 'unknown'), [])).toBe('prosedur_non_bedah');
  expect(ItemType.options.map(type => bucketOf(line(type), []))).toEqual([
    ...['kamar', 'kamar', 'kamar', 'konsultasi', 'kamar', 'konsultasi'],
    ...['prosedur_non_bedah', 'obat', 'laboratorium', 'radiologi'],
  ]);
});

test('a night in a class of intensive care counts as intensive care', () => {
  expect(bucketOf(line('room_bed', null, 5), [5])).toBe('rawat_intensif');
  expect(bucketOf(line('room_bed', null, 3), [5])).toBe('kamar');
  expect(bucketOf(line('inpatient_clinical', null, 5), [5])).toBe('konsultasi');
});

test('there are 18 components', () => expect(bucketNames).toHaveLength(18));

test.each([
  ['0999R0010126V000001', true],
  [' 0999r0011226v000001 ', true],
  ['0999R0011326V000001', false],
  ['0999R0010126X000001', false],
  ['0999R0010126V00001', false],
  ['0999R0010126V0000011', false],
])('the letter number %s', (number, isRight) => expect(SepNumber.safeParse(number).success).toBe(isRight));
