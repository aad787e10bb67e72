import { catalogues } from '@alur/contracts/catalogues.gen';
import { ward as wardSpec, wardRoom as wardRoomSpec } from '@alur/contracts/bed/catalogues';
import { inpatientDoctor as inpatientDoctorSpec } from '@alur/contracts/stay/catalogues';
import { expect, test } from 'vitest';
import { CLASS_3, catalogues as lists, VIP } from './testing/ward.js';
import { given } from './testing/specification.js';
import { inpatientDoctor } from '../catalogue/aggregates.js';
import type { DomainEvent } from '../kernel/event.js';

const unavailable = 'catalogue.choice-unavailable';
const [WARD, ROOM, STAFF, DOCTOR] = [1, 1, 20, 90];
const room = { name: 'Melati 9', description: null, wardId: WARD, classId: CLASS_3 };
const doctor = { name: 'dr. Baru', staffId: STAFF, department: null, sharePercent: null, visitPrice: 1 };
const registered: DomainEvent = {
  type: 'UserRegistered',
  data: { userId: STAFF, name: 'dr. Baru', email: 'baru@contoh.id', practiceLicence: '', nik: null },
};
const at = (facilityId: number): DomainEvent => ({
  type: 'RolesAssigned',
  data: { userId: STAFF, roles: [{ roleId: 1, facilityId }] },
});
const deactivated: DomainEvent = { type: 'UserDeactivated', data: { userId: STAFF, reason: 'Pindah kerja' } };

test('an item names what exists and is in use', () => {
  const story = given(lists);
  const adds = (body: object) => story.when(wardRoomSpec.add, { ...room, ...body }, { ids: { 'ward-room': 9 } });
  adds({ wardId: 99 }).thenRejects(unavailable, {}, 'wardId');
  adds({ classId: WARD + 98 }).thenRejects(unavailable, {}, 'classId');
  story.when(wardSpec.retire, { id: WARD });
  adds({}).thenRejects(unavailable, {}, 'wardId');
  story.when(wardSpec.restore, { id: WARD });
  adds({});
});

test('what it names already it may go on naming, though that is retired', () => {
  const story = given(lists).when(wardSpec.retire, { id: WARD });
  const changes = (body: object) => story.when(wardRoomSpec.change, { id: ROOM, ...room, ...body });
  changes({ classId: VIP });
  changes({ wardId: 99 }).thenRejects(unavailable, {}, 'wardId');
});

test.each<[string, readonly DomainEvent[], boolean]>([
  ['nobody', [], false],
  ['somebody of another facility', [registered, at(2)], false],
  ['somebody who has left', [registered, at(1), deactivated], false],
  ['a colleague', [registered, at(1)], true],
])('a list of doctors takes a member of staff, so %s is %o', (_who, user, isTaken) => {
  const story = given({ [`user-${STAFF}`]: user });
  const outcome = story.when(inpatientDoctorSpec.add, doctor, { ids: { 'inpatient-doctor': DOCTOR } });
  if (isTaken) expect(story.state(inpatientDoctor, DOCTOR)).toMatchObject({ status: 'active' });
  else outcome.thenRejects(unavailable, {}, 'staffId');
});

test('every field that is an id says what it names, which exists', () => {
  const ids = catalogues.flatMap(({ key, fields, refers }) =>
    Object.keys(fields.shape)
      .filter(field => /Id$/.test(field))
      .map(field => ({ field: `${key} ${field}`, to: (refers as Record<string, string>)[field] })),
  );
  expect(ids.length).toBeGreaterThan(10);
  const known = new Set<string | undefined>([...catalogues.map(({ key }) => key), 'staff']);
  expect(ids.filter(({ to }) => !known.has(to))).toEqual([]);
});
