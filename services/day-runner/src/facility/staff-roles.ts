import type { AccessKey } from '@alur/contracts/kernel/access-tree';

/** Who works in a clinic, and what each needs for the day's road. */
export const staffRoles = {
  administrator: [
    'settings.general:edit',
    'settings.registration:edit',
    'settings.other:edit',
    'settings.outpatient.schedule:edit',
    'settings.outpatient.room:edit',
    'treatments:edit',
    'inventory.item:view',
    'inventory.item:edit',
    'inventory.item:receive',
    'front-office.patient-queue:view',
    'outpatient.ongoing:view',
    'pharmacy.internal-outpatient:view',
    'cashier:view',
    'cashier:void',
    'audit:events',
  ],
  registrar: [
    'dashboard:view',
    'front-office.patient-list:view',
    'front-office.patient-list:register',
    'front-office.patient-queue:view',
    'front-office.patient-queue:take-number',
    'front-office.patient-queue:attendance',
    'front-office.patient-queue:call',
  ],
  nurse: ['outpatient.queue:view', 'outpatient.queue:call', 'outpatient.queue:vitals'],
  doctor: [
    'outpatient.queue:view',
    'outpatient.queue:call',
    'outpatient.queue:start',
    'outpatient.ongoing:view',
    'outpatient.ongoing:record',
    'outpatient.ongoing:prescribe',
    'outpatient.ongoing:order',
    'outpatient.ongoing:finish',
  ],
  pharmacist: [
    'pharmacy.internal-outpatient:view',
    'pharmacy.internal-outpatient:approve',
    'pharmacy.internal-outpatient:return',
    'pharmacy.internal-outpatient:hand-over',
    'inventory.item:view',
    'inventory.item:receive',
  ],
  cashier: [
    'cashier:view',
    'cashier:discount',
    'cashier:pay',
    'cashier:print',
    'cashier.shift:view',
    'cashier.shift:open',
  ],
} as const satisfies Record<string, readonly AccessKey[]>;

export type StaffRole = keyof typeof staffRoles;
