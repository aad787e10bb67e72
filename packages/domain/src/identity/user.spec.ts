import type { DecisionContext } from '../kernel/context.js';
import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import type { UserEvent } from './events.js';
import { change, register } from './user-acts.js';
import { deactivate, permit, reactivate, user, verify, type UserState } from './user.js';
import { userAccountView } from './views.js';

const context: DecisionContext = {
  merchantId: 0,
  actorId: 7,
  actorName: 'Dewi',
  role: 'channel-admin',
  now: '2026-11-23T01:00:00.000Z',
  today: '2026-11-23',
  clock: '08:00',
  ids: {},
  prepared: {},
  hash: (kind, value) => `${kind}#${value}`,
};

const person = { name: 'Sari', email: 'sari@contoh.id', phone: '', profession: 'registrar' };
const registered: UserEvent = { type: 'UserRegistered', data: { userId: 5, emailHash: 'h', ...person } };
const verified: UserEvent = { type: 'UserVerified', data: { userId: 5 } };
const deactivated: UserEvent = { type: 'UserDeactivated', data: { userId: 5, reason: 'Pindah kerja' } };
const reactivated: UserEvent = { type: 'UserReactivated', data: { userId: 5, reason: 'Kembali' } };

const decider = <Command>(decide: (command: Command, state: UserState, context: DecisionContext) => UserEvent[]) => ({
  ...user,
  decide,
});

describe('a registered person', () => {
  it('is verified once', () => {
    given(decider(verify), registered).when({}, context).then(verified);
    given(decider(verify), registered, verified).when({}, context).thenRejects('identity.already-verified');
    given(decider(verify), registered, deactivated).when({}, context).thenRejects('identity.inactive');
  });

  it('is deactivated, but not by herself', () => {
    const why = { reason: 'Pindah kerja' };
    given(decider(deactivate), registered).when(why, context).then(deactivated);
    given(decider(deactivate), registered, deactivated).when(why, context).thenRejects('identity.inactive');
    given(decider(deactivate), registered)
      .when(why, { ...context, actorId: 5 })
      .thenRejects('identity.self');
  });

  it('comes back as she was', () => {
    const why = { reason: 'Kembali' };
    given(decider(reactivate), registered, verified, deactivated).when(why, context).then(reactivated);
    const past = [registered, verified, deactivated, reactivated];
    const state = past.reduce((before, event) => user.evolve(before, event), user.initial);
    expect(state).toMatchObject({ status: 'active', verified: true });
    given(decider(reactivate), registered).when(why, context).thenRejects('identity.active');
  });

  it('gets rights beside her roles, of the right area', () => {
    const rights = { facilityId: 3, granted: ['cashier:void'], withdrawn: ['cashier:pay'] };
    given(decider(permit), registered)
      .when(rights, context)
      .then({ type: 'PermissionsSet', data: { userId: 5, ...rights } });
    given(decider(permit), registered)
      .when({ ...rights, granted: ['channel.acl:edit'] }, context)
      .thenRejects('role.wrong-area', { right: 'channel.acl:edit' });
    given(decider(permit), registered, deactivated).when(rights, context).thenRejects('identity.inactive');
  });
});

describe('a login', () => {
  it('belongs to one person', () => {
    const clinic = new MemoryClinic();
    const { id, events } = clinic.run(register, { ...person, email: ' Sari@Contoh.ID ' });
    expect(events).toMatchObject([
      { type: 'NameClaimed', data: { kind: 'login', holder: `user-${id}` } },
      { type: 'UserRegistered', data: { userId: id, email: 'sari@contoh.id', emailHash: 'login#sari@contoh.id' } },
    ]);
    expect(() => clinic.run(register, person)).toThrow('identity.email-taken');
  });

  it('is given up for another, which must be free', () => {
    const clinic = new MemoryClinic();
    const { id } = clinic.run(register, person);
    clinic.run(register, { ...person, email: 'lain@contoh.id' });
    expect(() => clinic.run(change, { ...person, email: 'lain@contoh.id' }, { id })).toThrow('identity.email-taken');
    const { events } = clinic.run(change, { ...person, email: 'baru@contoh.id' }, { id });
    expect(events.map(({ type }) => type)).toEqual(['NameClaimed', 'NameReleased', 'UserChanged']);
    expect(() => clinic.run(register, person)).not.toThrow();
  });

  it('stays hers when she changes other things', () => {
    const clinic = new MemoryClinic();
    const { id } = clinic.run(register, person);
    expect(clinic.run(change, { ...person, name: 'Sari Dewi' }, { id }).events).toMatchObject([
      { type: 'UserChanged' },
    ]);
    expect(clinic.rows(userAccountView)).toMatchObject([{ id, name: 'Sari Dewi', verified: false, active: true }]);
  });

  it('is not for whoever was deactivated to change', () => {
    const clinic = new MemoryClinic();
    const { id } = clinic.run(register, person);
    clinic.given(`user-${id}`, { type: 'UserDeactivated', data: { userId: id, reason: 'Pindah' } });
    expect(() => clinic.run(change, person, { id })).toThrow('identity.inactive');
    expect(clinic.rows(userAccountView)).toMatchObject([{ active: false }]);
  });
});
