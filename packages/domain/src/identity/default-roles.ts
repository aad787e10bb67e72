import type { AccessKey } from '@alur/contracts/kernel/access-tree';
import { accessKeys } from '@alur/contracts/kernel/access-tree';
import { isGrantable } from '@alur/contracts/identity/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';

/** A role that a new facility (or the operator's area) starts with; SPEC does not show what each may do. */
export interface DefaultRole {
  readonly tag: string;
  readonly name: string;
  readonly area: 'manage' | 'channel';
  readonly rights: readonly AccessKey[];
}

/** All rights whose key starts with one of these: `cashier` means the module whole, `cashier:pay` one right. */
const under = (...paths: string[]): AccessKey[] =>
  [...accessKeys].filter(
    key =>
      isGrantable(key) && paths.some(path => key === path || key.startsWith(`${path}:`) || key.startsWith(`${path}.`)),
  );

const without = (rights: AccessKey[], ...paths: string[]): AccessKey[] => {
  const taken = new Set(under(...paths));
  return rights.filter(key => !taken.has(key));
};

const facility = [...accessKeys].filter(key => isGrantable(key) && !isChannelKey(key));
/** What whoever looks may see and none may change. */
const looking = facility.filter(key => key.endsWith(':view'));

/** What destroys a person's record is the facility's head's alone. */
const erasing = ['front-office.patient-list:erase', 'front-office.patient-list:erase-early'];

const role = (tag: string, name: string, rights: AccessKey[], area: 'manage' | 'channel' = 'manage'): DefaultRole => ({
  tag,
  name,
  area,
  rights: [...new Set(rights)],
});

export const defaultRoles: readonly DefaultRole[] = [
  role('front-office', 'Pendaftaran', [
    ...without(under('front-office'), 'front-office.patient-list:merge', ...erasing),
    ...under(
      'dashboard:view',
      'outpatient.queue:view',
      'settings.outpatient.schedule:view',
      'display:view',
      'audit:timeline',
    ),
  ]),
  role('nurse', 'Perawat', [
    ...under(
      'dashboard:view',
      'front-office.patient-list:view',
      'front-office.patient-queue:view',
      'front-office.patient-queue:call',
    ),
    ...under('front-office.patient-queue:attendance', 'front-office.patient-queue:pcare'),
    // DOMAIN 2: the button Mulai is the doctor's.
    ...without(under('outpatient.queue'), 'outpatient.queue:start'),
    ...under('outpatient.ongoing:view', 'outpatient.medical-history', 'audit:timeline'),
  ]),
  role('doctor', 'Dokter', [
    ...under(
      'dashboard:view',
      'front-office.patient-list:view',
      'front-office.patient-queue:view',
      'front-office.patient-queue:call',
    ),
    ...under(
      'outpatient',
      'treatments:view',
      'inventory.item:view',
      'pharmacy.internal-outpatient:view',
      'audit:timeline',
    ),
  ]),
  role('pharmacist', 'Apoteker', [
    ...under(
      'dashboard:view',
      'front-office.patient-list:view',
      'outpatient.medical-history',
      'pharmacy',
      'inventory',
      'audit:timeline',
    ),
  ]),
  role('cashier', 'Kasir', [
    ...without(under('cashier'), 'cashier:void', 'cashier:refund', 'cashier:approve-discount'),
    ...under('dashboard:view', 'front-office.patient-list:view'),
  ]),
  role('supervisor', 'Penyelia', [
    ...without(facility, 'settings', ...erasing),
    ...under('settings').filter(key => key.endsWith(':view')),
  ]),
  role('facility-admin', 'Admin Fasyankes', facility),
  role('auditor', 'Auditor', [...looking, ...under('audit', 'dashboard')]),
  role('display', 'Layar Antrean', under('display')),
  role('channel-admin', 'Admin Kanal', under('channel'), 'channel'),
];

/** The default role with this tag. */
export function defaultRole(tag: string): DefaultRole {
  const found = defaultRoles.find(one => one.tag === tag);
  if (!found) throw new Error(`no default role ${tag}`);
  return found;
}
