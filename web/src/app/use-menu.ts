import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { manageMenu, channelMenu, type MenuGroup } from './menu';

/** The menu of an area, without what has no page yet or is not permitted. */
export function useMenu(area: 'manage' | 'channel', operator: boolean): MenuGroup[] {
  const { routesByPath } = useRouter();
  const can = useCan();
  return useMemo(() => {
    // An index route stands under its path with a slash at the end, a plain one without.
    const exists = (path: string) => path in routesByPath || `${path}/` in routesByPath;
    const allowed = (key: string) => (area === 'manage' ? can(key) : key === 'merchants' || operator);
    return (area === 'manage' ? manageMenu : channelMenu)
      .map(group => ({ ...group, entries: group.entries.filter(entry => exists(entry.path) && allowed(entry.key)) }))
      .filter(group => group.entries.length > 0);
  }, [routesByPath, can, area, operator]);
}
