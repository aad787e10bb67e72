import { describe, expect, it } from 'vitest';
import { allowedAt, rightsAt, tagsAt } from './rights.js';
import type { UserAccess } from './user-access.js';

const role = (facilityId: number, tag: string, ...rights: string[]) => ({
  switchedOff: [] as string[],
  roleId: 1,
  facilityId,
  facilityName: null,
  isSuspended: false,
  name: tag,
  tag,
  rights,
});
const userAccess = (parts: Partial<UserAccess>): UserAccess => ({
  userId: 1,
  name: 'Sari',
  email: '',
  verified: true,
  active: true,
  roles: [],
  permissions: [],
  ...parts,
});
const rights = (facilityId: number, parts: Partial<UserAccess>) =>
  [...rightsAt(userAccess(parts), facilityId)].toSorted();

describe('what a person may do in a facility', () => {
  it('is what her roles there say together', () => {
    const roles = [
      role(1, 'nurse', 'outpatient.queue:view'),
      role(1, 'cashier', 'cashier:pay', 'cashier:view'),
      role(2, 'x', 'dashboard:view'),
    ];
    expect(rights(1, { roles })).toEqual(['cashier:pay', 'cashier:view', 'outpatient.queue:view']);
    expect(tagsAt(userAccess({ roles }), 1)).toBe('cashier,nurse');
    expect(rights(3, { roles })).toEqual([]);
  });

  it('departs from them by her own permissions there', () => {
    const roles = [role(1, 'cashier', 'cashier:pay', 'cashier:view')];
    const own = (facilityId: number) => [{ facilityId, granted: ['cashier:void'], withdrawn: ['cashier:pay'] }];
    expect(rights(1, { roles, permissions: own(1) })).toEqual(['cashier:view', 'cashier:void']);
    expect(rights(1, { roles, permissions: own(2) })).toEqual(['cashier:pay', 'cashier:view']);
  });

  it('is nothing without a role there, whatever her permissions say', () => {
    expect(rights(1, { permissions: [{ facilityId: 1, granted: ['cashier:void'], withdrawn: [] }] })).toEqual([]);
  });

  it('is nothing that a flag of the facility switches off there, though she holds it', () => {
    const flag = (key: string) => (key.startsWith('cashier') ? 'referral' : undefined);
    const off = (facilityId: number, ...switchedOff: string[]) => ({
      ...role(facilityId, 'cashier', 'cashier:pay', 'dashboard:view'),
      switchedOff,
    });
    const at = (facilityId: number) => allowedAt(userAccess({ roles: [off(1, 'referral'), off(2)] }), facilityId, flag);
    expect(at(1)).toEqual({ rights: new Set(['dashboard:view']), switchedOff: new Set(['cashier:pay']) });
    expect(at(2)).toEqual({ rights: new Set(['cashier:pay', 'dashboard:view']), switchedOff: new Set() });
  });

  it('never is a right of the other area, an unknown one, or one that is the system’s alone', () => {
    const all = ['channel.acl:edit', 'cashier:pay', 'system:process', 'old.screen:view'];
    expect(rights(1, { roles: [role(1, 'x', ...all)] })).toEqual(['cashier:pay']);
    expect(rights(0, { roles: [role(0, 'x', ...all)] })).toEqual(['channel.acl:edit']);
  });
});
