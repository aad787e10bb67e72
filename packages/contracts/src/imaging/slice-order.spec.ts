import { expect, it } from 'vitest';
import { distanceOf, inSliceOrder, type Slice } from './slice-order.js';
import { uidOf } from './uid.js';

const AXIAL = [1, 0, 0, 0, 1, 0];
const slice = (uid: string, of: Partial<Slice> = {}): Slice => ({
  ...{ number: null, position: null, orientation: null, acquisitionTime: null, sopInstanceUid: uid },
  ...of,
});
const axial = (uid: string, z: number, number: number | null = null): Slice =>
  slice(uid, { position: [-120, -120, z], orientation: AXIAL, number });
const uids = (slices: readonly Slice[], modality: string) =>
  inSliceOrder(slices, modality).map(({ sopInstanceUid }) => sopInstanceUid);

it('lays slices by their position, whatever their numbers and the order of their files', () => {
  expect(uids([axial('c', 12.5, 1), axial('a', -30, 3), axial('b', 0, 2)], 'CT')).toEqual(['a', 'b', 'c']);
});

it('measures the position along the normal of the plane, for slices that lie across', () => {
  const sagittal = [0, 1, 0, 0, 0, -1];
  expect(distanceOf({ position: [7, 1, 1], orientation: sagittal })).toBe(-7);
  const at = (uid: string, x: number) => slice(uid, { position: [x, 500 - x, x * x], orientation: sagittal });
  expect(uids([at('a', -4), at('c', -9), at('b', -6)], 'MR')).toEqual(['a', 'b', 'c']);
});

it('lays slices by their numbers where one of them has no position', () => {
  expect(uids([axial('b', 1, 2), slice('c', { number: 3 }), axial('a', 9, 1)], 'CT')).toEqual(['a', 'b', 'c']);
});

it('lays slices in one place by their numbers, and those without one last', () => {
  expect(uids([axial('c', 5), axial('b', 5, 2), axial('a', 5, 1)], 'MR')).toEqual(['a', 'b', 'c']);
});

it('lays slices the same way whichever end was scanned first and however the patient lay', () => {
  const order = (orientation: number[]) =>
    uids(
      [axial('c', 30), axial('a', -30), axial('b', 0)].map(each => ({ ...each, orientation })),
      'CT',
    );
  expect(order(AXIAL)).toEqual(['a', 'b', 'c']);
  // Feet first, the normal points the other way.
  expect(order([-1, 0, 0, 0, 1, 0])).toEqual(['c', 'b', 'a']);
});

it('lays ultrasound without a time last, by its number', () => {
  const images = [
    slice('c', { number: 2 }),
    slice('b', { number: 1 }),
    slice('a', { acquisitionTime: '2026-11-26T09:00' }),
  ];
  expect(uids(images, 'US')).toEqual(['a', 'b', 'c']);
});

it('lays ultrasound by the time at which it was made', () => {
  const at = (uid: string, acquisitionTime: string, number: number) => slice(uid, { acquisitionTime, number });
  const images = [at('b', '2026-11-26T09:12:03', 1), at('a', '2026-11-26T08:59:59', 2), at('c', '2026-11-26T10:00', 3)];
  expect(uids(images, 'US')).toEqual(['a', 'b', 'c']);
});

it('makes a UID of its own from a UUID', () => {
  const uid = uidOf('f81d4fae-7dec-11d0-a765-00a0c91e6bf6');
  expect(uid).toBe('2.25.329800735698586629295641978511506172918');
});
