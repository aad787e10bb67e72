import * as commands from '@alur/contracts/bpjs/commands';
import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { bedClassView } from './room-availability-view.js';
import { vclaimDirectory } from './vclaim-directory.js';
import { vclaimDoctorView, vclaimPoliView, vclaimProviderView } from './vclaim-directory-view.js';

const poli = { code: 'INT', name: 'PENYAKIT DALAM' };
const doctor = { code: '31661', name: 'dr. Ratna, Sp.PD' };
const bedClass = { code: 'KL1', name: 'KELAS I' };
const provider = { code: '0999R001', name: 'RS MELATI' };

const item = (catalogue: string, itemId: number, fields: object) =>
  ({ type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } }) as DomainEvent;
const retired = (catalogue: string, itemId: number) =>
  ({ type: 'CatalogueItemRetired', data: { catalogue, itemId } }) as DomainEvent;
const colleague = (userId: number, facilityId: number): DomainEvent[] => [
  {
    type: 'UserRegistered',
    data: { userId, name: 'dr. Ratna', email: `r${userId}@contoh.id`, practiceLicence: '', nik: null },
  },
  { type: 'RolesAssigned', data: { userId, roles: [{ roleId: 1, facilityId }] } },
];
/** What the facility has, of each kind a retired one, and a doctor of another facility. */
const known = {
  'room-3': [item('room', 3, { name: 'Poli Penyakit Dalam' })],
  'room-4': [item('room', 4, { name: 'Poli Lama' }), retired('room', 4)],
  'room-class-2': [item('room-class', 2, { name: 'Kelas 1' })],
  'medicine-5': [item('medicine', 5, { name: 'Parasetamol' })],
  'treatment-6': [item('treatment', 6, { name: 'Nebulisasi' })],
  'user-7': colleague(7, 1),
  'user-8': colleague(8, 2),
};

const [unavailable, code] = ['catalogue.choice-unavailable', { code: '1', name: 'Satu' }];
it.each([
  ['a room', commands.assignPoli, 'unitId', 'poli', { unitId: 3, visitStatus: 'sick', poli: code }],
  ['a doctor', commands.assignDoctor, 'staffId', 'doctor', { staffId: 7, doctor: code }],
  ['a medicine', commands.assignMedicine, 'itemId', 'medicine', { itemId: 5, medicine: code }],
  ['a treatment', commands.assignTreatment, 'treatmentId', 'treatment', { treatmentId: 6, treatment: code }],
  ['a room in VClaim', commands.assignVclaimPoli, 'unitId', 'poli', { unitId: 3, poli: code }],
  ['a doctor in VClaim', commands.assignVclaimDoctor, 'staffId', 'doctor', { staffId: 7, doctor: code }],
  ['a class', commands.assignBedClass, 'classId', 'bedClass', { classId: 2, bedClass: code }],
] as const)('what %s is there is said of one that the facility has, and may always be taken back', (...each) => {
  const [, command, field, to, body] = each;
  const story = given(known);
  story.when(command, body);
  story.when(command, { ...body, [field]: 99 }).thenRejects(unavailable, {}, field);
  story.when(command, { ...body, [field]: 99, [to]: null });
});

it.each([
  ['a room that is not in use', commands.assignPoli, { unitId: 4, visitStatus: 'sick', poli: code }, 'unitId'],
  ['a doctor of another facility', commands.assignVclaimDoctor, { staffId: 8, doctor: code }, 'staffId'],
] as const)('%s is none of them', (_what, command, body, field) => {
  given(known).when(command, body).thenRejects(unavailable, {}, field);
});

it('knows what the facility, a room and a doctor are in VClaim, until that is taken back', () => {
  const story = given(known);
  const assigns = (to: { poli?: null; doctor?: null; provider?: null; bedClass?: null } = {}) => {
    story.when(commands.assignVclaimPoli, { unitId: 3, poli, ...to });
    story.when(commands.assignVclaimDoctor, { staffId: 7, doctor, ...to });
    story.when(commands.assignBedClass, { classId: 2, bedClass, ...to });
    return story.when(commands.assignVclaimProvider, { provider, ...to });
  };
  assigns().thenState(vclaimDirectory, 1, {
    ...{ provider: '0999R001', polis: { 3: 'INT' }, doctors: { 7: '31661' }, bedClasses: { 2: 'KL1' } },
  });
  expect(story.clinic.rows(vclaimPoliView)).toMatchObject([{ unitId: 3, ...poli }]);
  expect(story.clinic.rows(vclaimDoctorView)).toMatchObject([{ staffId: 7, ...doctor }]);
  expect(story.clinic.rows(vclaimProviderView)).toMatchObject([{ merchantId: 1, ...provider }]);
  expect(story.clinic.rows(bedClassView)).toMatchObject([{ classId: 2, ...bedClass }]);
  assigns({ poli: null, doctor: null, provider: null, bedClass: null }).thenState(vclaimDirectory, 1, {
    ...{ provider: null, polis: { 3: null }, doctors: { 7: null }, bedClasses: { 2: null } },
  });
  for (const view of [vclaimPoliView, vclaimDoctorView, vclaimProviderView, bedClassView])
    expect(story.clinic.rows(view)).toEqual([]);
});
