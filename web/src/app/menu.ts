import {
  Activity,
  Ambulance,
  BedDouble,
  Boxes,
  ChartColumn,
  ClipboardList,
  CreditCard,
  FileCheck2,
  FlaskConical,
  Gauge,
  HeartPulse,
  History,
  Hospital,
  KeyRound,
  type LucideIcon,
  Pill,
  ScanLine,
  ServerCog,
  Settings,
  ShoppingBag,
  Slice,
  Stethoscope,
  Syringe,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { Resources } from '@/i18n/resources';

type MenuKey = keyof Resources['shell']['menu'];

export interface MenuEntry {
  /** Its word, and its module in the access tree. */
  key: MenuKey;
  path: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  key: MenuKey;
  entries: MenuEntry[];
}

const entry = (key: MenuKey, icon: LucideIcon): MenuEntry => ({ key, icon, path: `/manage/${key}` });

/** The facility's menu as SPEC section 2 lists it. An entry shows once its route exists and its module is permitted. */
export const manageMenu: MenuGroup[] = [
  { key: 'groupOverview', entries: [entry('dashboard', Gauge)] },
  {
    key: 'groupCare',
    entries: [
      entry('front-office', ClipboardList),
      entry('outpatient', Stethoscope),
      entry('inpatient', BedDouble),
      entry('emergency', Ambulance),
      entry('icu', HeartPulse),
      entry('operation', Slice),
      entry('treatments', Syringe),
    ],
  },
  { key: 'groupSupport', entries: [entry('laboratorium', FlaskConical), entry('radiology', ScanLine)] },
  {
    key: 'groupMoney',
    entries: [
      entry('cashier', CreditCard),
      entry('pharmacy', Pill),
      entry('apotek', ShoppingBag),
      entry('inventory', Boxes),
    ],
  },
  {
    key: 'groupOffice',
    entries: [
      entry('report', ChartColumn),
      entry('casemix', FileCheck2),
      entry('audit', History),
      entry('settings', Settings),
    ],
  },
];

const channel = (key: MenuKey, path: string, icon: LucideIcon): MenuEntry => ({ key, icon, path: `/channel/${path}` });

/** The operator's menu. */
export const channelMenu: MenuGroup[] = [
  {
    key: 'groupOverview',
    entries: [channel('channelDashboard', 'dashboard', Activity), channel('merchants', 'merchants', Hospital)],
  },
  {
    key: 'groupOffice',
    entries: [
      channel('acl', 'acl', KeyRound),
      channel('employee', 'employee', Users),
      channel('channelProcesses', 'processes', TriangleAlert),
      channel('operations', 'operations', ServerCog),
    ],
  },
];
