import type { Resources } from '@/i18n/resources';
import type { EntryKey } from './menu-icon';

export interface MenuEntry {
  /** Its word, and its module in the access tree. */
  key: EntryKey;
  path: string;
}

export interface MenuGroup {
  key: keyof Resources['shell']['menu'];
  entries: MenuEntry[];
}

const entry = (key: EntryKey): MenuEntry => ({ key, path: `/manage/${key}` });

/** The facility's menu as SPEC section 2 lists it. An entry shows once its route exists and its module is permitted. */
export const manageMenu: MenuGroup[] = [
  { key: 'groupOverview', entries: [entry('dashboard')] },
  {
    key: 'groupCare',
    entries: [
      entry('front-office'),
      entry('outpatient'),
      entry('inpatient'),
      entry('emergency'),
      entry('icu'),
      entry('operation'),
      entry('treatments'),
    ],
  },
  { key: 'groupSupport', entries: [entry('laboratorium'), entry('radiology')] },
  {
    key: 'groupMoney',
    entries: [entry('cashier'), entry('pharmacy'), entry('apotek'), entry('inventory')],
  },
  {
    key: 'groupOffice',
    entries: [entry('report'), entry('casemix'), entry('audit'), entry('settings')],
  },
];

const channel = (key: EntryKey, path: string): MenuEntry => ({ key, path: `/channel/${path}` });

/** The operator's menu. */
export const channelMenu: MenuGroup[] = [
  {
    key: 'groupOverview',
    entries: [channel('channelDashboard', 'dashboard'), channel('merchants', 'merchants')],
  },
  {
    key: 'groupOffice',
    entries: [
      channel('acl', 'acl'),
      channel('employee', 'employee'),
      channel('channelProcesses', 'processes'),
      channel('operations', 'operations'),
    ],
  },
];

/** What of a menu has a page and is permitted. */
export const permitted = (
  menu: readonly MenuGroup[],
  hasPage: (path: string) => boolean,
  may: (key: string) => boolean,
): MenuGroup[] =>
  menu
    .map(group => ({ ...group, entries: group.entries.filter(({ key, path }) => hasPage(path) && may(key)) }))
    .filter(({ entries }) => entries.length > 0);
