import { accessModules } from '@alur/contracts/identity/access-modules';
import { expect, it } from 'vitest';
import { allows, type AccessModule } from './access-tree';

const modules = accessModules(
  new Set(['front-office.patient-queue:call', 'settings.outpatient.room:edit', 'cashier:pay']),
  'manage',
);

it('asks the most specific level', () => {
  expect(allows(modules, 'front-office.patient-queue:call')).toBe(true);
  expect(allows(modules, 'front-office.patient-queue:cancel')).toBe(false);
  expect(allows(modules, 'front-office.patient-list:view')).toBe(false);
  expect(allows(modules, 'settings.outpatient.room:edit')).toBe(true);
  expect(allows(modules, 'settings.outpatient:edit')).toBe(false);
  expect(allows(modules, 'cashier:pay')).toBe(true);
  expect(allows(modules, 'cashier:void')).toBe(false);
});

it('shows what holds something allowed', () => {
  expect(allows(modules, 'front-office')).toBe(true);
  expect(allows(modules, 'settings.outpatient')).toBe(true);
  expect(allows(modules, 'settings.general')).toBe(false);
  expect(allows(modules, 'pharmacy')).toBe(false);
  expect(allows(modules, 'nowhere')).toBe(false);
});

it('knows plain keys as SPEC shows them', () => {
  const plain: AccessModule[] = [
    {
      key: 'pharmacy',
      name: '',
      actions: [],
      tabs: [
        {
          key: 'internal',
          name: '',
          actions: [],
          sections: [{ key: 'x', name: '', actions: [{ method: 'view', enabled: true }] }],
        },
      ],
    },
  ];
  expect(allows(plain, 'pharmacy.internal')).toBe(true);
  expect(allows(plain, 'pharmacy.internal.x:view')).toBe(true);
});
