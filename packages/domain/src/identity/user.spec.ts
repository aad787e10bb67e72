import {
  changeUser,
  deactivateUser,
  reactivateUser,
  recordLicence,
  registerUser,
  setPermissions,
  verifyUser,
} from '@alur/contracts/identity/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { nameOf } from '../kernel/testing/names.js';
import type { UserEvent } from './events.js';
import { user } from './user.js';
import { userAccountView } from './views.js';

/** The actor of a story's commands. */
const ACTOR = 7;
const person = { name: 'Sari', email: 'sari@contoh.id', phone: '', profession: 'registrar', practiceLicence: '' };
const login = nameOf('login', 'sari@contoh.id');
const other = nameOf('login', 'lain@contoh.id');
const registered: Extract<UserEvent, { type: 'UserRegistered' }> = {
  type: 'UserRegistered',
  data: { userId: 5, emailHash: 'login#sari@contoh.id', ...person },
};
const verified: UserEvent = { type: 'UserVerified', data: { userId: 5 } };
const deactivated: UserEvent = { type: 'UserDeactivated', data: { userId: 5, reason: 'Pindah kerja' } };
const reactivated: UserEvent = { type: 'UserReactivated', data: { userId: 5, reason: 'Kembali' } };

describe('licences', () => {
  const sip = { kind: 'SIP', number: '446/SIP/0112/2026', validUntil: '2027-05-01' } as const;
  const str = { kind: 'STR', number: 'XY1234', validUntil: null } as const;
  const recorded = (data: object): UserEvent =>
    ({ type: 'LicenceRecorded', data: { userId: 5, ...data } }) as UserEvent;

  it('are recorded by kind, the newest of each standing, and the first to lapse is known', () => {
    const first = given({ 'user-5': [registered] }).when(recordLicence, { id: 5, ...sip });
    first.then({ 'user-5': [recorded(sip)] });
    const both = first.when(recordLicence, { id: 5, ...str });
    both.thenRows(userAccountView, [
      { licences: [sip, str], licencesUntil: '2027-05-01', practiceLicence: '446/SIP/0112/2026' },
    ]);
    const renewed = both.when(recordLicence, { id: 5, ...sip, number: '446/SIP/0113/2032', validUntil: '2032-05-01' });
    renewed.thenRows(userAccountView, [{ licencesUntil: '2032-05-01', practiceLicence: '446/SIP/0113/2032' }]);
  });

  it('are not recorded of who has left', () =>
    given({ 'user-5': [registered, deactivated] })
      .when(recordLicence, { id: 5, ...sip })
      .thenRejects('identity.inactive'));
});

describe('a citizen’s number', () => {
  const nik = '3374011503850002';

  it('stays as it was where a change says nothing of it', () => {
    const story = given({
      'user-5': [{ ...registered, data: { ...registered.data, nik } }],
      [login.stream]: [login.claimedBy('user-5')],
    });
    const moved = story.when(changeUser, { id: 5, ...person, phone: '0812' });
    moved.then({ 'user-5': [{ type: 'UserChanged', data: { ...registered.data, phone: '0812', nik } }] });
    moved
      .when(changeUser, { id: 5, ...person, nik: null })
      .then({ 'user-5': [{ type: 'UserChanged', data: { ...registered.data, nik: null } }] });
  });
});

describe('a registered person', () => {
  it('is verified once', () => {
    given({ 'user-5': [registered] })
      .when(verifyUser, { id: 5 })
      .then({ 'user-5': [verified] });
    given({ 'user-5': [registered, verified] })
      .when(verifyUser, { id: 5 })
      .thenRejects('identity.already-verified');
    given({ 'user-5': [registered, deactivated] })
      .when(verifyUser, { id: 5 })
      .thenRejects('identity.inactive');
  });

  it('is deactivated, but not by herself', () => {
    const reason = 'Pindah kerja';
    given({ 'user-5': [registered] })
      .when(deactivateUser, { id: 5, reason })
      .then({ 'user-5': [deactivated] });
    given({ 'user-5': [registered, deactivated] })
      .when(deactivateUser, { id: 5, reason })
      .thenRejects('identity.inactive');
    given({ [`user-${ACTOR}`]: [{ type: 'UserRegistered', data: { ...registered.data, userId: ACTOR } }] })
      .when(deactivateUser, { id: ACTOR, reason })
      .thenRejects('identity.self');
  });

  it('comes back as she was', () => {
    const story = given({ 'user-5': [registered, verified, deactivated] });
    story.when(reactivateUser, { id: 5, reason: 'Kembali' }).then({ 'user-5': [reactivated] });
    expect(story.state(user, 5)).toMatchObject({ status: 'active', verified: true });
    given({ 'user-5': [registered] })
      .when(reactivateUser, { id: 5, reason: 'Kembali' })
      .thenRejects('identity.active');
  });

  it('gets rights beside her roles, of the right area', () => {
    const rights = { facilityId: 3, granted: ['cashier:void'], withdrawn: ['cashier:pay'] };
    given({ 'user-5': [registered] })
      .when(setPermissions, { id: 5, ...rights })
      .then({ 'user-5': [{ type: 'PermissionsSet', data: { userId: 5, ...rights } }] });
    given({ 'user-5': [registered] })
      .when(setPermissions, { id: 5, ...rights, granted: ['channel.acl:edit'] })
      .thenRejects('role.wrong-area', { right: 'channel.acl:edit' });
    given({ 'user-5': [registered, deactivated] })
      .when(setPermissions, { id: 5, ...rights })
      .thenRejects('identity.inactive');
  });
});

describe('a login', () => {
  const hers = { 'user-5': [registered], [login.stream]: [login.claimedBy('user-5')] };

  it('belongs to one person', () => {
    const outcome = given().when(registerUser, { ...person, email: ' Sari@Contoh.ID ' }, { ids: { user: 5 } });
    outcome.then(hers);
    outcome.when(registerUser, person).thenRejects('identity.email-taken', {}, 'email');
  });

  it('is given up for another, which must be free', () => {
    const changing = { id: 5, ...person, email: 'lain@contoh.id' };
    const data = { ...registered.data, email: 'lain@contoh.id', emailHash: 'login#lain@contoh.id' };
    given({ ...hers, [other.stream]: [other.claimedBy('user-6')] })
      .when(changeUser, changing)
      .thenRejects('identity.email-taken', {}, 'email');
    const outcome = given(hers).when(changeUser, changing);
    outcome.then({
      'user-5': [{ type: 'UserChanged', data }],
      [login.stream]: [login.releasedBy('user-5')],
      [other.stream]: [other.claimedBy('user-5')],
    });
    outcome.when(registerUser, person, { ids: { user: 8 } }).then({
      'user-8': [{ type: 'UserRegistered', data: { ...registered.data, userId: 8 } }],
      [login.stream]: [login.claimedBy('user-8')],
    });
  });

  it('stays hers when she changes other things', () => {
    const outcome = given(hers).when(changeUser, { id: 5, ...person, name: 'Sari Dewi' });
    outcome.then({ 'user-5': [{ type: 'UserChanged', data: { ...registered.data, name: 'Sari Dewi' } }] });
    outcome.thenRows(userAccountView, [{ id: 5, name: 'Sari Dewi', verified: false, active: true }]);
  });

  it('is not for whoever was deactivated to change', () => {
    const story = given({ ...hers, 'user-5': [registered, deactivated] });
    story.when(changeUser, { id: 5, ...person }).thenRejects('identity.inactive');
    story.thenRows(userAccountView, [{ active: false }]);
  });
});
