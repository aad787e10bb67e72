import { beforeEach, describe, expect, it } from 'vitest';
import { defineRoleAct } from './acts/define-role.js';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { create } from '../merchant/acts.js';
import { assign, control, unassign } from './assignment-acts.js';
import { change, remove } from './role-acts.js';
import { register } from './user-acts.js';
import { merchantRoleView, userRoleView } from './views.js';

let clinic: MemoryClinic;
let melati: number;
let kenanga: number;
beforeEach(() => {
  clinic = new MemoryClinic();
  clinic.merchantId = 0;
  const facility = { category: 'primary_clinic', categoryTypes: [] };
  melati = clinic.run(create, { ...facility, name: 'Melati' }).id;
  kenanga = clinic.run(create, { ...facility, name: 'Kenanga' }).id;
});

const nurse = { name: 'Perawat', tag: 'nurse', rights: ['outpatient.queue:view'] };
const define = (facilityId: number, role: object = nurse) =>
  clinic.run(defineRoleAct, { facilityId, ...nurse, ...role }).id;
const person = (email = 'sari@contoh.id') => clinic.run(register, { name: 'Sari', email }).id;
const held = () => clinic.rows<{ roleId: number }>(userRoleView).map(({ roleId }) => roleId);

describe('a role', () => {
  it('is defined in a facility that exists, under a name of its own there', () => {
    const id = define(melati);
    expect(clinic.rows(merchantRoleView)).toEqual([{ id, facilityId: melati, ...nurse }]);
    expect(() => define(melati, { name: 'PERAWAT' })).toThrow('role.name-taken');
    expect(() => define(kenanga)).not.toThrow();
    expect(() => define(999)).toThrow('merchant.unknown');
  });

  it('holds rights of its own area alone', () => {
    expect(() => define(melati, { rights: ['channel.acl:edit'] })).toThrow('role.wrong-area');
    expect(() => define(0, { rights: ['cashier:pay'] })).toThrow('role.wrong-area');
    expect(() => define(0, { rights: ['channel.acl:edit'] })).not.toThrow();
    const id = define(melati);
    expect(() => clinic.run(change, { ...nurse, rights: ['channel.acl:edit'] }, { id })).toThrow('role.wrong-area');
  });

  it('never holds what only processes may do', () => {
    expect(() => define(melati, { rights: ['system:process'] })).toThrow('identity.unknown-right');
    expect(() => define(melati, { rights: ['no.such:thing'] })).toThrow('identity.unknown-right');
  });

  it('is changed, and its new name reaches whoever holds it', () => {
    const id = define(melati);
    clinic.run(assign, { roleIds: [id] }, { id: person() });
    const { events } = clinic.run(change, { ...nurse, name: 'Perawat Poli' }, { id });
    expect(events.map(({ type }) => type)).toEqual(['RoleChanged', 'NameClaimed', 'NameReleased']);
    expect(clinic.rows(userRoleView)).toMatchObject([{ roleId: id, roleName: 'Perawat Poli' }]);
    expect(() => define(melati)).not.toThrow();
  });

  it('keeps its claim when only its rights change', () => {
    const id = define(melati);
    expect(clinic.run(change, { ...nurse, rights: [] }, { id }).events.map(({ type }) => type)).toEqual([
      'RoleChanged',
    ]);
  });

  it('is removed once; whoever held it holds it no more, and its name is free', () => {
    const id = define(melati);
    clinic.run(assign, { roleIds: [id] }, { id: person() });
    clinic.run(remove, {}, { id });
    expect(clinic.rows(merchantRoleView)).toEqual([]);
    expect(held()).toEqual([]);
    expect(() => clinic.run(remove, {}, { id })).toThrow('role.removed');
    expect(() => clinic.run(change, nurse, { id })).toThrow('role.removed');
    expect(() => define(melati)).not.toThrow();
  });
});

describe('a person', () => {
  it('is given roles, each once', () => {
    const [one, two] = [define(melati), define(kenanga)];
    const id = person();
    expect(clinic.run(assign, { roleIds: [one, two, one] }, { id }).events).toMatchObject([
      { type: 'RolesAssigned', data: { userId: id, roles: [{ roleId: one, facilityId: melati }, { roleId: two }] } },
    ]);
    expect(clinic.run(assign, { roleIds: [one] }, { id }).events).toEqual([]);
    expect(held()).toEqual([one, two]);
  });

  it('is given none that is removed or never was, and none once deactivated', () => {
    const role = define(melati);
    const id = person();
    clinic.run(remove, {}, { id: role });
    expect(() => clinic.run(assign, { roleIds: [role] }, { id })).toThrow('role.removed');
    expect(() => clinic.run(assign, { roleIds: [999] }, { id })).toThrow('role.unknown');
    clinic.given(`user-${id}`, { type: 'UserDeactivated', data: { userId: id, reason: 'Pindah' } });
    expect(() => clinic.run(assign, { roleIds: [define(melati)] }, { id })).toThrow('identity.inactive');
  });

  it('loses the roles that she holds, and no others', () => {
    const [one, two] = [define(melati), define(kenanga)];
    const id = person();
    clinic.run(assign, { roleIds: [one] }, { id });
    expect(() => clinic.run(unassign, { roleIds: [one, two] }, { id })).toThrow('user.not-assigned');
    clinic.run(unassign, { roleIds: [one] }, { id });
    expect(held()).toEqual([]);
  });

  it('has exactly the roles set in one facility, and keeps those of the others', () => {
    const [nurses, cashiers, elsewhere] = [define(melati), define(melati, { name: 'Kasir' }), define(kenanga)];
    const id = person();
    clinic.run(assign, { roleIds: [nurses, elsewhere] }, { id });
    const set = (roleIds: number[]) => clinic.run(control, { facilityId: melati, roleIds }, { id }).events;
    expect(set([cashiers]).map(({ type }) => type)).toEqual(['RolesUnassigned', 'RolesAssigned']);
    expect(new Set(held())).toEqual(new Set([cashiers, elsewhere]));
    expect(set([cashiers])).toEqual([]);
    expect(() => set([elsewhere])).toThrow('role.other-facility');
    set([]);
    expect(held()).toEqual([elsewhere]);
  });
});
