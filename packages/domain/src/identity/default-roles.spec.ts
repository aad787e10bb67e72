import { accessKeys, isGrantable } from '@alur/contracts/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';
import { describe, expect, it } from 'vitest';
import { defaultRole, defaultRoles } from './default-roles.js';

const may = (tag: string, right: string) => (defaultRole(tag).rights as string[]).includes(right);

describe('the roles that a facility starts with', () => {
  it.each(defaultRoles.map(role => [role.tag, role] as const))(
    '%s holds rights of its own area that may be granted',
    (_tag, role) => {
      expect(role.rights.length).toBeGreaterThan(0);
      expect(new Set(role.rights).size).toBe(role.rights.length);
      for (const right of role.rights) {
        expect(isGrantable(right)).toBe(true);
        expect(isChannelKey(right)).toBe(role.area === 'channel');
      }
    },
  );

  it.each([
    ['front-office', 'front-office.patient-queue:take-number', true],
    ['front-office', 'front-office.patient-list:erase', false],
    ['front-office', 'front-office.patient-list:erase-early', false],
    ['front-office', 'front-office.patient-list:merge', false],
    ['supervisor', 'front-office.patient-list:merge', true],
    ['supervisor', 'front-office.patient-list:erase', false],
    ['supervisor', 'front-office.patient-list:erase-early', false],
    ['facility-admin', 'front-office.patient-list:erase', true],
    ['front-office', 'cashier:pay', false],
    ['nurse', 'outpatient.queue:vitals', true],
    ['nurse', 'outpatient.queue:start', false],
    ['midwife', 'outpatient.queue:vitals', true],
    ['midwife', 'outpatient.queue:start', false],
    ['laboratory', 'front-office.patient-list:view', true],
    ['radiology', 'front-office.patient-list:register', false],
    ['doctor', 'outpatient.queue:start', true],
    ['nurse', 'outpatient.ongoing:prescribe', false],
    ['doctor', 'outpatient.ongoing:prescribe', true],
    ['doctor', 'pharmacy.internal-outpatient:approve', false],
    ['pharmacist', 'pharmacy.internal-outpatient:approve', true],
    ['pharmacist', 'cashier:pay', false],
    ['pharmacist', 'outpatient.form:note', true],
    ['pharmacist', 'outpatient.form:sign', false],
    ['dietitian', 'outpatient.form:sign', true],
    ['dietitian', 'outpatient.form:note', true],
    ['dietitian', 'outpatient.medical-history:view', true],
    ['dietitian', 'inpatient.ongoing:view', true],
    ['dietitian', 'inpatient.ongoing:admit', false],
    ['dietitian', 'inpatient.ongoing.chart:record', false],
    ['dietitian', 'outpatient.ongoing:prescribe', false],
    ['cashier', 'cashier:pay', true],
    ['cashier', 'cashier:void', false],
    ['cashier', 'cashier:refund', false],
    ['cashier', 'cashier.shift:close', true],
    ['cashier', 'cashier:approve-discount', false],
    ['cashier', 'pharmacy.internal-outpatient:view', false],
    ['supervisor', 'cashier:approve-discount', true],
    ['supervisor', 'cashier:void', true],
    ['supervisor', 'settings.general:edit', false],
    ['supervisor', 'settings.general:view', true],
    ['facility-admin', 'settings.general:edit', true],
    ['auditor', 'audit:events', true],
    ['auditor', 'audit:processes', true],
    ['auditor', 'cashier:view', true],
    ['auditor', 'cashier:pay', false],
    ['auditor', 'inpatient.ongoing.judicial:view', false],
    ['supervisor', 'inpatient.ongoing.judicial:view', false],
    ['doctor', 'inpatient.ongoing.judicial:view', true],
    ['display', 'display:view', true],
    ['channel-admin', 'channel.merchants:create', true],
  ])('%s and %s: %s', (tag, right, allowed) => expect(may(tag, right)).toBe(allowed));

  it('leave nothing of the facility to nobody, and nothing but the board to its display', () => {
    const facility = [...accessKeys].filter(key => isGrantable(key) && !isChannelKey(key));
    expect(new Set(defaultRole('facility-admin').rights)).toEqual(new Set(facility));
    expect(defaultRole('display').rights).toEqual(['display:view']);
  });

  it('are known by their tags', () => {
    expect(() => defaultRole('boss')).toThrow('no default role boss');
  });
});
