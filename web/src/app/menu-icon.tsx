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

const icons = {
  dashboard: Gauge,
  'front-office': ClipboardList,
  outpatient: Stethoscope,
  inpatient: BedDouble,
  emergency: Ambulance,
  icu: HeartPulse,
  operation: Slice,
  treatments: Syringe,
  laboratorium: FlaskConical,
  radiology: ScanLine,
  cashier: CreditCard,
  pharmacy: Pill,
  apotek: ShoppingBag,
  inventory: Boxes,
  report: ChartColumn,
  casemix: FileCheck2,
  audit: History,
  settings: Settings,
  channelDashboard: Activity,
  merchants: Hospital,
  acl: KeyRound,
  employee: Users,
  channelProcesses: TriangleAlert,
  operations: ServerCog,
} satisfies Partial<Record<keyof Resources['shell']['menu'], LucideIcon>>;

/** What a menu may have as an entry: whatever has a picture. */
export type EntryKey = keyof typeof icons;

/** The picture of an entry. */
export function MenuIcon({ of, className }: { of: EntryKey; className?: string }) {
  const Icon = icons[of];
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
