import type { AccessKey, AccessPath } from '@alur/contracts/access';
import type { ServiceType } from '@alur/contracts/merchant/features';
import type { Can } from '@/access/use-can';
import type { LucideIcon } from 'lucide-react';
import type { Locale } from '@/i18n/locale';
import type { FileRouteTypes } from '@/routeTree.gen';

/** The groups of a menu in their order; their names are among the shell's texts. */
const groups = ['groupOverview', 'groupCare', 'groupSupport', 'groupMoney', 'groupOffice'] as const;

/** What a feature offers in the menu: `export const menu: MenuEntry[]` in its `menu.ts`. */
export interface MenuEntry {
  /** Its place in the access tree: the entry is shown to whoever holds a right there. */
  key: AccessPath;
  /**
   * The rights that open the page, where not every right at that place does. One of them is enough to see the entry.
   */
  opensBy?: readonly AccessKey[];
  /**
   * The rights of those who work there, where others only look something up: one of them is needed for the page to be
   * where a person begins.
   */
  homeBy?: readonly AccessKey[];
  path: Extract<FileRouteTypes['to'], `/manage/${string}` | `/channel/${string}`>;
  group: (typeof groups)[number];
  /** Where it stands within its group. */
  order: number;
  /** The area whose menu has the entry, where its page belongs to the other area. */
  area?: 'manage' | 'channel';
  icon: LucideIcon;
  word: Readonly<Record<Locale, string>>;
  /** Only where the facility offers this service (SPEC 3, category types); without it everywhere. */
  service?: ServiceType;
}

export interface MenuGroup {
  key: MenuEntry['group'];
  entries: MenuEntry[];
}

const entries = Object.values(
  import.meta.glob<MenuEntry[]>('../features/*/menu.ts', { eager: true, import: 'menu' }),
).flat();

/** Whether the person may open the entry's page. */
export const mayOpen = ({ key, opensBy }: Pick<MenuEntry, 'key' | 'opensBy'>, can: Can): boolean =>
  can(key) && (opensBy === undefined || opensBy.some(can));

/** Whether the person's day begins at the entry's page, if no entry before it is such a one. */
export const isHome = (entry: Pick<MenuEntry, 'key' | 'opensBy' | 'homeBy'>, can: Can): boolean =>
  mayOpen(entry, can) && (entry.homeBy === undefined || entry.homeBy.some(can));

/** The entry whose page this address is. */
export const entryAt = (address: string): MenuEntry | undefined => entries.find(({ path }) => path === address);

/** The groups of an area with their permitted entries; empty groups are left out. */
export const menuOf = (area: 'manage' | 'channel', may: (entry: MenuEntry) => boolean): MenuGroup[] =>
  groups
    .map(key => ({
      key,
      entries: entries
        .filter(entry => entry.group === key && (entry.area ?? entry.path.split('/')[1]) === area && may(entry))
        .toSorted((a, b) => a.order - b.order),
    }))
    .filter(group => group.entries.length > 0);
