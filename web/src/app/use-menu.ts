import { useMemo } from 'react';
import { useCan } from '@/access/use-can';
import { menuOf, type MenuGroup } from './menu';

/** The menu of an area, without what is not permitted. Whoever is no operator chooses a facility there, and no more. */
export function useMenu(area: 'manage' | 'channel', operator: boolean): MenuGroup[] {
  const can = useCan();
  return useMemo(
    () => menuOf(area, ({ key, path }) => (area === 'manage' ? can(key) : operator || path === '/channel/merchants')),
    [can, area, operator],
  );
}
